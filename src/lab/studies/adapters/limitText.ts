import type { Summary } from '../../../simulator/types';
import { formatNumber, THIN } from '../../view/format';

/** What limits the throughput, and whether the host throttles, as a sentence. */
export function limitText({ resources, metrics }: Summary): string {
  const [first] = resources;
  if (first === undefined) return '';
  const throttled = metrics.throttledPercent?.mean ?? 0;
  const held =
    throttled >= 1 ? ` The host throttles ${formatNumber(throttled)}${THIN}% of the time.` : '';
  return `The bottleneck: ${first.label}, in use ${formatNumber(first.utilisationPercent)}${THIN}% of the time.${held}`;
}
