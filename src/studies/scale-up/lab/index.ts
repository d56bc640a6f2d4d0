import type { StudyIndex } from '../../../comparison/studyIndex';
import generated from '../generated/index.json';

/** The configurations, misprints and misses of the scale-up study. */
export const scaleUpIndex: StudyIndex = generated as StudyIndex;
