import type { FitAnswer } from '../../system/fitAnswer';
import { differing } from '../before/differing';
import { type Description, followsPoints } from '../description';
import { fitting } from '../fitting';

/** What the measured levels leave open of a system that follows them; empty where nothing, or where it does not. */
export function cautionOf(description: Description, fit: FitAnswer | null): string {
  const [first] = fit?.explanations ?? [];
  if (!fit || !first || !followsPoints(description)) return '';
  const alive = fitting(fit).length;
  if (alive === 0) {
    return 'No explanation fits the load test: what is drawn is the one that misses it least.';
  }
  if (fit.limit === null) {
    return 'The load test does not tell what limits this system: what is drawn is one of the systems that it may be.';
  }
  return alive < 2
    ? ''
    : `The load test fits ${alive} explanations, and what is drawn is one of them. The first says: ${first.says}. The others may answer otherwise.`;
}

/** That a system was changed since its load test, and how. */
export const changeOf = (before: Description, after: Description): string =>
  `This system was changed since its load test: ${differing(before, after).join('; ')}. What was measured is the system before.`;
