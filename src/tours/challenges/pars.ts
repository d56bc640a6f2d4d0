import written from '../../../static/data/challenges.json';
import type { Par } from './types';

/** What a search found for each challenge. */
export const PARS: readonly Par[] = written;

export function parOf(id: string): Par {
  const par = PARS.find((one) => one.id === id);
  if (!par) throw new Error(`${id} has no par.`);
  return par;
}
