import type { Start } from '../template';
import { STUDIES } from './list';

/** The studies of this site, to start from. */
export const STUDY_STARTS: readonly Start[] = STUDIES.map((one) => ({
  ...one,
  description: async () => (await import('./descriptions')).STUDY_DESCRIPTIONS[one.id],
}));
