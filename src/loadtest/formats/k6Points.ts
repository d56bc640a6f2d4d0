import { positive } from '../cell';
import { valueAt } from '../jsonFields';
import type { Load } from '../run/plateaus';
import type { Request } from '../run/request';
import { type BadRow, badRow, foundIn, parted } from '../run/requestLog';
import { rowsOf } from '../table/rows';
import { linesOf } from '../text';
import { epochSeconds } from '../time';
import { type Format, type Found, type Told, trouble } from '../told';
import type { LoadFile, Trouble } from '../types';

/** One point: a metric's value at a time. */
interface Point {
  metric: string;
  atMs: number;
  value: number;
  isExpected: boolean;
}

/** Metrics of which the points are taken. */
const TAKEN = ['http_req_duration', 'vus', 'dropped_iterations'];

/** The requests, the users over time and whether a rate was kept, from points in any order. */
function readPoints(
  file: LoadFile,
  rows: readonly (Point | BadRow | null)[],
  stepMs: number,
): Found {
  const points: Point[] = [];
  const others: Trouble[] = [];
  for (const row of rows) {
    if (row === null) continue;
    if ('accepted' in row) others.push(trouble(file.name, row.place, row.value, row.accepted));
    else points.push(row);
  }
  const of = (metric: string) => points.filter((point) => point.metric === metric);
  const requestRows = of('http_req_duration').map(
    ({ atMs, value, isExpected }): Request => ({
      startMs: atMs - value,
      elapsedMs: value,
      isOk: isExpected,
      users: null,
    }),
  );
  const { requests, troubles } = parted(file, requestRows);
  const loads: Load[] = of('vus')
    .map(({ atMs, value }) => ({ atMs, users: value }))
    .sort((a, b) => a.atMs - b.atMs);
  const dropped = of('dropped_iterations').length;
  const loopNote =
    dropped > 0
      ? 'Iterations could not be begun, which only executors with an arrival rate tell.'
      : 'Points of k6 do not name its executor; users who wait for answers are assumed.';
  const known: Partial<Told> = dropped > 0 ? { loop: 'open', users: null, loopNote } : { loopNote };
  const run = { file: file.name, tool: 'k6', requests, stepMs, known };
  const hasUsers = loads.length > 0 && dropped === 0;
  return foundIn(hasUsers ? { ...run, loads } : run, [...others, ...troubles]);
}

/** `k6 run --out csv`: a row for each metric and request, in whole seconds unless it is told otherwise. */
export const k6Csv: Format = {
  recognises: (text) => /^"?metric_name"?,"?timestamp"?,/.test(text),
  read: (file) => {
    const [head, ...rows] = rowsOf(file.text, ',');
    const at = new Map((head?.cells ?? []).map((name, index) => [name, index]));
    let stepMs = 1;
    const points = rows.map(({ cells, line }): Point | BadRow | null => {
      const cell = (name: string) => cells[at.get(name) ?? -1] ?? '';
      const metric = cell('metric_name');
      if (!TAKEN.includes(metric)) return null;
      const stamp = cell('timestamp');
      const seconds = epochSeconds(stamp);
      if (seconds === null) return badRow(line, 'timestamp', stamp, 'seconds since 1970');
      if (/^\d{9,11}$/.test(stamp)) stepMs = 1000;
      const value = positive(cell('metric_value'));
      if (value === null)
        return badRow(line, 'metric_value', cell('metric_value'), 'a number of zero or above');
      const isExpected = cell('expected_response') !== 'false' && cell('error') === '';
      return { metric, atMs: seconds * 1000, value, isExpected };
    });
    return readPoints(file, points, stepMs);
  },
};

function jsonPoint(text: string, line: number): Point | BadRow | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return badRow(line, 'whole line', text, 'JSON that is whole');
  }
  const metric = valueAt(value, ['metric']);
  if (valueAt(value, ['type']) !== 'Point' || typeof metric !== 'string' || !TAKEN.includes(metric))
    return null;
  const time = String(valueAt(value, ['data', 'time']));
  const seconds = epochSeconds(time);
  if (seconds === null) return badRow(line, 'data.time', time, 'a date with a clock');
  const number = valueAt(value, ['data', 'value']);
  if (typeof number !== 'number' || !(number >= 0))
    return badRow(line, 'data.value', String(number), 'a number of zero or above');
  const isExpected = valueAt(value, ['data', 'tags', 'expected_response']) !== 'false';
  return { metric, atMs: seconds * 1000, value: number, isExpected };
}

/** `k6 run --out json`: a line for each metric and for each of its points. */
export const k6Ndjson: Format = {
  recognises: (text) => /"type"\s*:\s*"(?:Metric|Point)"/.test(text.slice(0, 5000)),
  read: (file) =>
    readPoints(
      file,
      linesOf(file.text).flatMap((text, at) =>
        text.trim() === '' ? [] : [jsonPoint(text, at + 1)],
      ),
      1,
    ),
};
