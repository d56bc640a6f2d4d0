import generated from '../../../lab/generated/adapters.json';
import type { StudyIndex } from '../../../lab/study';

/** The combinations, misprints and misses of the adapter study. */
export const adaptersIndex: StudyIndex = generated as StudyIndex;
