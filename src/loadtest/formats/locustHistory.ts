import { mean } from 'd3-array';
import { positive, wholeNumber } from '../cell';
import { batchMeans } from '../run/batchMeans';
import { warmUp } from '../run/mser';
import { plateausOf } from '../run/plateaus';
import { type Row, rowsOf } from '../table/rows';
import { epochSeconds } from '../time';
import { type Format, found, type Told, told, trouble, warning } from '../told';
import type { LoadFile, Trouble } from '../types';

/** A second of locust's history: what there was since the start, and percentiles of a window that slides. */
interface Point {
  atSeconds: number;
  users: number;
  requests: number;
  failures: number;
  /** Sum of all response times so far. */
  sumMs: number;
  p50: number | null;
  p90: number | null;
  p95: number | null;
  p99: number | null;
}

/** Seconds over which the percentiles slide. */
const SLIDING_S = 10;

type CellOf = (row: Row, name: string) => string;

function pointOf(file: string, row: Row, cell: CellOf, troubles: Trouble[]): Point | null {
  const read = (name: string, parse: (text: string) => number | null, accepted: string) => {
    const value = parse(cell(row, name));
    if (value === null)
      troubles.push(trouble(file, `line ${row.line}, ${name}`, cell(row, name), accepted));
    return value;
  };
  const atSeconds = read('Timestamp', epochSeconds, 'seconds since 1970');
  const users = read('User Count', wholeNumber, 'a number of users');
  const requests = read('Total Request Count', wholeNumber, 'a number of requests');
  const failures = read('Total Failure Count', wholeNumber, 'a number of failures');
  const meanMs = read('Total Average Response Time', positive, 'a number of ms');
  if (atSeconds === null || users === null || requests === null || failures === null) return null;
  if (meanMs === null) return null;
  const [p50, p90, p95, p99] = ['50%', '90%', '95%', '99%'].map((name) =>
    positive(cell(row, name)),
  ) as [number | null, number | null, number | null, number | null];
  return { atSeconds, users, requests, failures, sumMs: meanMs * requests, p50, p90, p95, p99 };
}

/** What lies between two points. */
const between = (from: Point, to: Point) => ({
  seconds: to.atSeconds - from.atSeconds,
  requests: to.requests - from.requests,
  failures: to.failures - from.failures,
  ms: to.sumMs - from.sumMs,
});

/** The level of points with the same users; null where they are too few. */
function levelOf(file: string, points: readonly Point[]): Told | null {
  const steps = points.slice(1).map((point, at) => between(points[at] ?? point, point));
  const { cut } = warmUp(
    steps.map(({ requests, ms }) => (requests > 0 ? ms / requests : 0)),
    1,
  );
  const [first, last] = [points[cut], points.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const all = between(first, last);
  const full = points.filter(
    ({ atSeconds }) => atSeconds >= (points[0]?.atSeconds ?? 0) + SLIDING_S,
  );
  const percentile = (name: 'p50' | 'p90' | 'p95' | 'p99') =>
    mean(full, (point) => point[name] ?? undefined) ?? null;
  const rates = steps
    .slice(cut)
    .map(({ requests, failures, seconds }) => (requests - failures) / seconds);
  const said = `Locust gives percentiles of the last ${SLIDING_S} s, rounded to two digits; mean and throughput are reckoned from its totals.`;
  return told(file, 'Locust', {
    users: last.users,
    throughputPerSecond: (all.requests - all.failures) / all.seconds,
    throughputStandardError: batchMeans(rates),
    errorsPerSecond: all.failures / all.seconds,
    responseMs: {
      mean: all.requests > 0 ? all.ms / all.requests : null,
      p50: percentile('p50'),
      p90: percentile('p90'),
      p95: percentile('p95'),
      p99: percentile('p99'),
    },
    resolutionMs: 0,
    seconds: all.seconds,
    requests: all.requests,
    beginSeconds: first.atSeconds,
    endSeconds: last.atSeconds,
    warnings: [warning('window', said)],
  });
}

function pointsOf(file: LoadFile): { points: Point[]; troubles: Trouble[] } {
  const [head, ...rows] = rowsOf(file.text, ',');
  const at = new Map((head?.cells ?? []).map((name, index) => [name, index]));
  const cell: CellOf = (row, name) => row.cells[at.get(name) ?? -1] ?? '';
  const troubles: Trouble[] = [];
  const totals = rows.filter((row) => cell(row, 'Name') === 'Aggregated');
  const points = totals.flatMap((row) => pointOf(file.name, row, cell, troubles) ?? []);
  points.sort((a, b) => a.atSeconds - b.atSeconds);
  // Totals that fall again are of another run, or broken.
  const rising = points.filter(
    ({ requests }, index) => requests >= (points[index - 1]?.requests ?? 0),
  );
  return { points: evenly(rising), troubles };
}

/** Points at even times: they are written at even steps a little above a second, and their times are cut to whole seconds. */
function evenly(points: readonly Point[]): Point[] {
  const middle = (points.length - 1) / 2;
  const meanS = mean(points, ({ atSeconds }) => atSeconds) ?? 0;
  const [product, square] = points.reduce(
    ([p, s], { atSeconds }, at) => [
      p + (at - middle) * (atSeconds - meanS),
      s + (at - middle) * (at - middle),
    ],
    [0, 0],
  );
  const at = (index: number) => meanS + ((index - middle) * product) / square;
  const isEven = points.every(({ atSeconds }, index) => Math.abs(atSeconds - at(index)) <= 1);
  return isEven ? points.map((point, index) => ({ ...point, atSeconds: at(index) })) : [...points];
}

/** `locust --csv`, …_stats_history.csv: a row for each second, cut into levels where the number of users changes. */
export const locustHistory: Format = {
  recognises: (text) => /^"?Timestamp"?,"?User Count"?,/.test(text),
  read: (file) => {
    const { points, troubles } = pointsOf(file);
    const loads = points.map(({ atSeconds, users }) => ({ atMs: atSeconds * 1000, users }));
    const { plateaus } = plateausOf(loads);
    const levels = plateaus.flatMap(({ fromMs, toMs, users }) => {
      const within = points.filter(
        (point) =>
          point.atSeconds * 1000 >= fromMs &&
          point.atSeconds * 1000 <= toMs &&
          Math.abs(point.users - (users ?? 0)) <= 0.03 * (users ?? 0),
      );
      return levelOf(file.name, within) ?? [];
    });
    const few = trouble(
      file.name,
      'whole file',
      `${points.length} seconds`,
      'some seconds with the same number of users',
    );
    return found({ levels, troubles: levels.length > 0 ? troubles : [...troubles, few] });
  },
};
