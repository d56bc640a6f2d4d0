import type { StudyIndex } from '../../../comparison/studyIndex';
import generated from '../generated/index.json';

/** The combinations, misprints and misses of the adapter study. */
export const adaptersIndex: StudyIndex = generated as StudyIndex;
