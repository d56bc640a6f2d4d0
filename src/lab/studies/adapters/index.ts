import generated from '../../generated/adapters.json';
import type { StudyIndex } from '../../study';

/** The combinations, misprints and misses of the adapter study. */
export const adaptersIndex: StudyIndex = generated as StudyIndex;
