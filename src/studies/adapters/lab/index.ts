import type { StudyIndex } from '../../../lab/study';
import generated from '../generated/index.json';

/** The combinations, misprints and misses of the adapter study. */
export const adaptersIndex: StudyIndex = generated as StudyIndex;
