import { max, sum } from 'd3-array';
import type { Report } from '../../simulator/report';
import { type LineName, lineOf, numbersOf } from '../../simulator/series';

const HOUR_MS = 3_600_000;

/** Steps of a line, in part where an hour ends within one. */
const upTo = (values: readonly number[], steps: number): number => {
  const whole = Math.floor(steps);
  return sum(values.slice(0, whole)) + (steps - whole) * (values[whole] ?? 0);
};

/**
 * What has been offered and not received by the end of an hour: exact at the ends of the steps of the series, on a straight
 * line between.
 */
export function waitingAfter(
  { series }: Report,
  { offered, received }: { offered: LineName; received: LineName },
  hour: number,
): number {
  const steps = ((hour + 1) * HOUR_MS) / series.stepMs;
  const [came, went] = [offered, received].map((name) => upTo(numbersOf(series, name), steps));
  return Math.max(0, Math.round((((came ?? 0) - (went ?? 0)) * series.stepMs) / 1000));
}

/** The highest value of a line in an hour, or its mean; null where the run ended before. */
export function inHour(
  { series }: Report,
  { line, take }: { line: LineName; take: 'highest' | 'mean' },
  hour: number,
): number | null {
  const values = lineOf(series, line);
  const perHour = HOUR_MS / series.stepMs;
  const [from, to] = [hour * perHour, (hour + 1) * perHour];
  let weights = 0;
  let total = 0;
  const within: number[] = [];
  for (let step = Math.floor(from); step < Math.ceil(to); step += 1) {
    const value = values[step];
    if (value == null) continue;
    const weight = Math.min(to, step + 1) - Math.max(from, step);
    // Rounding leaves slivers of a step that belong to the hour beside.
    if (weight < 1e-9) continue;
    weights += weight;
    total += weight * value;
    within.push(value);
  }
  if (weights === 0) return null;
  return take === 'highest' ? (max(within) ?? null) : total / weights;
}
