import { formatNumber, THIN } from '../../../lab/view/format';
import type { Summary } from '../../../simulator/types';

/** What limits the throughput, and whether receiving is throttled, as sentences. */
export function limitText({ resources, metrics }: Summary): string {
  const [first] = resources;
  if (first === undefined) return '';
  const throttled = metrics.throttledPercent?.mean ?? 0;
  const held =
    throttled >= 1
      ? ` Receiving is faster than the rest and throttled ${formatNumber(throttled)}${THIN}% of the time.`
      : '';
  return `The bottleneck: ${first.label}, taken ${formatNumber(first.utilisationPercent)}${THIN}% of the time.${held}`;
}
