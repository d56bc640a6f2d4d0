import { mean } from 'd3-array';
import { positive, wholeNumber } from '../cell';
import { batchMeans } from '../run/batchMeans';
import { warmUp } from '../run/mser';
import { plateausOf } from '../run/plateaus';
import { epochSeconds } from '../time';
import { type Told, warning } from '../told';
import type { ResponseMs } from '../types';
import { columnBy } from './columnBy';
import type { Grid } from './grid';
import { CLOCK } from './roles';

/** Least rows of a table of points, and how many there are for each change of users. */
const LEAST_ROWS = 12;
const ROWS_A_CHANGE = 3;

/** When a row was taken, in seconds from 1970 or from a start of its own. */
export const timeOf = (cell: string): number | null => epochSeconds(cell) ?? positive(cell);

/**
 * The column of times of a table with points over time: it rises, while the users in another column stay for some rows. Null for a
 * table with a row for each level.
 */
export function pointsColumn({ heads, rows }: Grid, users: number | undefined): number | null {
  const clock = columnBy(heads, CLOCK);
  if (clock < 0 || users === undefined || rows.length < LEAST_ROWS) return null;
  const times = rows.flatMap(({ cells }) => timeOf(cells[clock] ?? '') ?? []);
  const rising = times.filter((time, at) => at === 0 || time > (times[at - 1] ?? time));
  const counts = rows.flatMap(({ cells }) => wholeNumber(cells[users] ?? '') ?? []);
  const changes = counts.filter((count, at) => at > 0 && count !== counts[at - 1]);
  const isRising = rising.length > 0.95 * rows.length;
  return isRising && ROWS_A_CHANGE * changes.length <= rows.length ? clock : null;
}

/** The mean of values where they are known, each as often as requests were answered. */
function weighted(points: readonly Told[], of: (level: Told) => number | null): number | null {
  const known = points.flatMap((point) => {
    const value = of(point);
    return value === null ? [] : [[value, point.throughputPerSecond ?? 0] as const];
  });
  const weight = known.reduce((sum, [, requests]) => sum + requests, 0);
  return weight > 0
    ? known.reduce((sum, [value, requests]) => sum + value * requests, 0) / weight
    : null;
}

/** One level of points with the same users. */
function levelOf(points: readonly Told[], stepSeconds: number): Told | null {
  const { cut } = warmUp(
    points.map(({ throughputPerSecond: x }) => x ?? 0),
    1,
  );
  const counted = points.slice(cut);
  const [first, last] = [counted[0], counted.at(-1)];
  if (first === undefined || last === undefined || counted.length < 2) return null;
  const rates = counted.map(({ throughputPerSecond: x }) => x ?? 0);
  const throughputPerSecond = mean(rates) ?? 0;
  const seconds = counted.length * stepSeconds;
  const response = (name: keyof ResponseMs) =>
    weighted(counted, ({ responseMs }) => responseMs[name]);
  const resources = Object.keys(first.utilisation);
  const said = `Percentiles are means of those of ${counted.length} rows, not of all requests.`;
  const hasPercentiles = first.responseMs.p50 !== null || first.responseMs.p95 !== null;
  return {
    ...first,
    throughputPerSecond,
    throughputStandardError: batchMeans(rates),
    errorsPerSecond: mean(counted, (point) => point.errorsPerSecond ?? undefined) ?? null,
    responseMs: {
      mean: response('mean'),
      p50: response('p50'),
      p90: response('p90'),
      p95: response('p95'),
      p99: response('p99'),
    },
    seconds,
    requests: Math.round(throughputPerSecond * seconds),
    utilisation: Object.fromEntries(
      resources.map((name) => [name, mean(counted, (point) => point.utilisation[name]) ?? 0]),
    ),
    endSeconds: last.beginSeconds,
    warnings: hasPercentiles ? [warning('window', said)] : [],
  };
}

/** Levels of points over time: where the users stay, without warm-up. */
export function levelsOfPoints(points: readonly Told[]): Told[] {
  const at = (point: Told) => 1000 * (point.beginSeconds ?? 0);
  const loads = points.map((point) => ({ atMs: at(point), users: point.users ?? 0 }));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return [];
  const stepSeconds = (at(last) - at(first)) / 1000 / (points.length - 1);
  return plateausOf(loads).plateaus.flatMap(({ fromMs, toMs, users }) => {
    const within = points.filter(
      (point) => at(point) >= fromMs && at(point) <= toMs && point.users === users,
    );
    return levelOf(within, stepSeconds) ?? [];
  });
}
