import { formatShare } from '../../charts/frame/format';
import type { FitAnswer } from '../../system/fitAnswer';
import type { KnownLoadTest } from './loadTests';

/** How the limit of an answer stands to the truth, in a sentence. */
export function verdictText(
  { limitPerSecond }: Pick<KnownLoadTest, 'limitPerSecond'>,
  { limit }: Pick<FitAnswer, 'limit'>,
): string {
  if (limitPerSecond === null)
    return limit === null
      ? 'There is no limit, and none is claimed.'
      : 'A limit is claimed where there is none.';
  if (limit === null) return 'There is a limit, and none is found.';
  const { value, low, high } = limit.throughputPerSecond;
  const isHeld = low <= limitPerSecond && limitPerSecond <= (high ?? Number.POSITIVE_INFINITY);
  const off = formatShare(Math.abs(value / limitPerSecond - 1), 1);
  return `The limit is off by ${off}, and its interval ${isHeld ? 'holds' : 'misses'} the truth.`;
}
