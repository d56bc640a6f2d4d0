import generated from '../../../lab/generated/scale-up.json';
import type { StudyIndex } from '../../../lab/study';

/** The configurations, misprints and misses of the scale-up study. */
export const scaleUpIndex: StudyIndex = generated as StudyIndex;
