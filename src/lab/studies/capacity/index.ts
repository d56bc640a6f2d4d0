import generated from '../../generated/capacity.json';
import type { StudyIndex } from '../../study';

/** The configurations, misprints and misses of the capacity study. */
export const capacityIndex: StudyIndex = generated as StudyIndex;
