import generated from './generated/studies.json';
import type { StudyEntry } from './types';

/** The studies whose numbers are here, in the order of the site. */
export const studies: readonly StudyEntry[] = generated;
