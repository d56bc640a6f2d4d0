import type { StudyBands } from '../../../comparison/bands';
import type { StudyIndex } from '../../../comparison/studyIndex';
import generated from '../generated/index.json';

/** The configurations, misprints and misses of the scale-up study. */
export const scaleUpIndex: StudyIndex = generated as StudyIndex;

/** The predictive bands of the study, fetched when a lab is there to show them. */
export const scaleUpBands = async (): Promise<StudyBands> =>
  (await import('../generated/bands.json')).default as StudyBands;
