import type { Statistic } from '../../../lab/types';
import { digitsOf, formatSigned, THIN } from '../../../lab/view/format';
import { stabilityText } from '../../../lab/view/stability';
import type { Summary } from '../../../simulator/types';

const waitingMs = (summary: Summary) =>
  (summary.stages ?? []).reduce(
    (sum, { kind, meanMs }) => (kind === 'wait' ? sum + meanMs : sum),
    0,
  );

/** What separates two results, in the statistic that the table shows; waits are known as means alone. */
export function effectText(before: Summary, now: Summary, statistic: Statistic): string | null {
  const stability = stabilityText(before, now);
  if (stability) return stability;
  const change = (outcome: string) => {
    const metric = `${outcome}.${statistic}`;
    const [from, to] = [before.metrics[metric]?.mean, now.metrics[metric]?.mean];
    return from === undefined || to === undefined ? null : formatSigned(to - from, digitsOf(to));
  };
  const [throughput, roundtrip] = [change('throughput'), change('roundtripTime')];
  if (throughput === null || roundtrip === null) return null;
  const outcomes = `${throughput} messages/s, roundtrip ${roundtrip}${THIN}ms`;
  const waiting = `waiting ${formatSigned(waitingMs(now) - waitingMs(before))}${THIN}ms`;
  return statistic === 'mean'
    ? `${outcomes}, ${waiting} (means)`
    : `${outcomes} (medians), ${waiting} (mean)`;
}
