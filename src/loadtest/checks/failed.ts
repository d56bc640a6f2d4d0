import { type Told, warning } from '../told';
import { percent, shown } from './shown';

/** Share of failed requests from which on a level says nothing of the limit. */
export const MUCH_FAILED = 0.1;

/** Share of the requests that failed. */
export function failedShare({ throughputPerSecond: good, errorsPerSecond: bad }: Told): number {
  const all = (good ?? 0) + (bad ?? 0);
  return all > 0 ? (bad ?? 0) / all : 0;
}

/**
 * A closed level of which many requests failed, with a throughput of all that were completed: a failed request keeps a user busy,
 * too, so that good ones alone would leave time of users that nobody spent.
 */
export function withFailed(level: Told): Told {
  const { throughputPerSecond: good, errorsPerSecond: bad, loop } = level;
  const share = failedShare(level);
  if (loop === 'open' || !good || !bad || share <= MUCH_FAILED) return level;
  const all = good + bad;
  const error = level.throughputStandardError;
  const said = `${percent(share)} of the requests failed: nothing follows from this level of the limit. A failed request keeps a user busy, too, so that throughput and N = X (R + Z) count all ${shown(all)} per second here; ${shown(good)} were good.`;
  return {
    ...level,
    throughputPerSecond: all,
    throughputStandardError: error === null ? null : (error * all) / good,
    warnings: [...level.warnings, warning('failed-counted', said)],
  };
}
