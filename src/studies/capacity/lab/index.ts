import type { StudyIndex } from '../../../comparison/studyIndex';
import generated from '../generated/index.json';

/** The configurations, misprints and misses of the capacity study. */
export const capacityIndex: StudyIndex = generated as StudyIndex;
