import type { StudyBands } from '../../../comparison/bands';
import type { StudyIndex } from '../../../comparison/studyIndex';
import generated from '../generated/index.json';

/** The combinations, misprints and misses of the adapter study. */
export const adaptersIndex: StudyIndex = generated as StudyIndex;

/** The predictive bands of the study, fetched when a lab is there to show them. */
export const adaptersBands = async (): Promise<StudyBands> =>
  (await import('../generated/bands.json')).default as StudyBands;
