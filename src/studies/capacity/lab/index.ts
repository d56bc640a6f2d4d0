import generated from '../../../lab/generated/capacity.json';
import type { StudyIndex } from '../../../lab/study';

/** The configurations, misprints and misses of the capacity study. */
export const capacityIndex: StudyIndex = generated as StudyIndex;
