import { formatNumber, formatSigned, inSentence, THIN } from '../../lab/view/format';
import type { BoundBasis } from './bounds';
import type { TimeChange } from './change';

/** Why a bound cannot be passed. */
export const BASES: Readonly<Record<BoundBasis, string>> = {
  model: 'from the mean demands of the model, which a run may undercut a little by chance',
  utilisation: 'as long as each message takes as much of it as now',
  'no waiting': 'as long as nobody is added',
};

/** What a change did to the time of messages, in one line. */
export function changeFinding({ total, parts }: TimeChange): string {
  const size = `${formatNumber(Math.abs(total.mean), 1)}${THIN}ms`;
  if (total.low <= 0 && total.high >= 0) {
    return `The change of ${formatSigned(total.mean, 1)}${THIN}ms may be chance`;
  }
  const sign = Math.sign(total.mean);
  const [most] = [...parts].sort((a, b) => sign * (b.difference.mean - a.difference.mean));
  const way = total.mean < 0 ? 'sooner' : 'later';
  return `In the model messages are through ${size} ${way}, most of it: ${inSentence(most?.label ?? '')}`;
}
