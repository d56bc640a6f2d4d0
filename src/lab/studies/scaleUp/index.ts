import generated from '../../generated/scale-up.json';
import type { StudyIndex } from '../../study';

/** The configurations, misprints and misses of the scale-up study. */
export const scaleUpIndex: StudyIndex = generated as StudyIndex;
