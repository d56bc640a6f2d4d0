import type { Summary } from '../../../simulator/types';
import { formatSigned, THIN } from '../../view/format';

const waitingMs = (summary: Summary) =>
  (summary.stages ?? []).reduce(
    (sum, { kind, meanMs }) => (kind === 'wait' ? sum + meanMs : sum),
    0,
  );

/** What separates two results, in words; null where they cannot be told apart or compared. */
export function effectText(before: Summary, now: Summary): string | null {
  if (now.status === 'unstable') return 'the system no longer keeps up';
  const mean = (summary: Summary, metric: string) => summary.metrics[metric]?.mean;
  const [x0, x1] = [mean(before, 'throughput.median'), mean(now, 'throughput.median')];
  const [r0, r1] = [mean(before, 'roundtripTime.median'), mean(now, 'roundtripTime.median')];
  if (x0 === undefined || x1 === undefined || r0 === undefined || r1 === undefined) return null;
  const waited = waitingMs(now) - waitingMs(before);
  return [
    `${formatSigned(x1 - x0)} messages/s`,
    `roundtrip ${formatSigned(r1 - r0)}${THIN}ms`,
    `waiting ${formatSigned(waited)}${THIN}ms`,
  ].join(', ');
}
