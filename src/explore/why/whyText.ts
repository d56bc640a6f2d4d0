import { formatNumber, formatSigned, inSentence, THIN } from '../../lab/view/format';
import type { StudyWords } from '../../scenario/words';
import type { BoundBasis } from './bounds';
import type { TimeChange } from './change';

/** Why a bound cannot be passed. */
const BASES: Readonly<Record<Exclude<BoundBasis, 'utilisation'>, string>> = {
  model: 'from the mean demands of the model, which a run may undercut a little by chance',
  'no waiting': 'as long as nobody is added',
};

export const basisText = (basis: BoundBasis, { one }: StudyWords): string =>
  basis === 'utilisation' ? `as long as each ${one} takes as much of it as now` : BASES[basis];

/** What a change did to the time of messages, in one line. */
export function changeFinding({ total, parts }: TimeChange, { many }: StudyWords): string {
  const size = `${formatNumber(Math.abs(total.mean), 1)}${THIN}ms`;
  if (total.low <= 0 && total.high >= 0) {
    return `The change of ${formatSigned(total.mean, 1)}${THIN}ms may be chance`;
  }
  const sign = Math.sign(total.mean);
  const [most] = [...parts].sort((a, b) => sign * (b.difference.mean - a.difference.mean));
  const way = total.mean < 0 ? 'sooner' : 'later';
  return `In the model ${many} are through ${size} ${way}, most of it: ${inSentence(most?.label ?? '')}`;
}
