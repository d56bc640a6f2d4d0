import { formatNumber, inSentence, THIN } from '../../../lab/view/format';
import type { Summary } from '../../../simulator/types';
import { boundsOf } from './bounds';

/** A throughput from here on, as a share of the bound, counts as limited by it. */
const AT_BOUND = 0.95;
/** Bounds closer to each other than this limit together. */
const TOGETHER = 1.03;

/** What limits the system now, in one or two sentences. */
export function limitText(summary: Summary): string {
  const throughput = summary.metrics.orchestrationsPerSecond?.mean ?? 0;
  const bounds = boundsOf(summary);
  const [least] = bounds;
  if (least === undefined) return '';
  if (throughput < AT_BOUND * least.perSecond) {
    return `Too few messages are under way: the tightest bound, ${inSentence(least.label)}, would allow ${formatNumber(least.perSecond)} orchestrations per second.`;
  }
  const together = bounds.filter(({ perSecond }) => perSecond <= TOGETHER * least.perSecond);
  const next = bounds.find(({ perSecond }) => perSecond > TOGETHER * least.perSecond);
  const names = together.map(({ label }) => inSentence(label)).join(' and ');
  const further = next
    ? ` Next would be the ${inSentence(next.label)}, at ${formatNumber(next.perSecond)}.`
    : '';
  return `The ${names} limit${together.length === 1 && !least.label.endsWith('s') ? 's' : ''} throughput to ${formatNumber(least.perSecond)}${THIN}orchestrations per second.${further}`;
}
