import { dsvFormat } from 'd3-dsv';
import { capitalised } from '../../charts/frame/format';
import type { Problem } from '../../scenario/problem';
import { quoted } from '../../scenario/quoted';
import { acceptedRates, type RateRange } from './load';
import { ACCEPTED_TIMES, readTime, type TimeKind } from './traceTime';

/** A row of a trace that can be used. */
export interface TraceRow {
  /** From 1, as editors count. */
  line: number;
  /** Hours; null where the trace has no times. */
  hours: number | null;
  /** Per second; null where the rate cannot be read. */
  rate: number | null;
}

export interface TraceRows {
  rows: TraceRow[];
  /** Null where the trace has no times. */
  kind: TimeKind | null;
  hasZones: boolean;
  problems: Problem[];
}

/** A week of minutes twice over; a longer text is not a week. */
const MOST_ROWS = 20_160;
const NUMBER = /^[+-]?(\d{1,12}\.?\d*|\.\d{1,12})(e[+-]?\d{1,2})?$/i;
const TIME_HEAD = /time|date|hour|when/i;
const RATE_HEAD = /rate|load|messages|documents|orchestrations|per ?s|\/s/i;
const CLOCK = /\d:\d\d/;
const ACCEPTED_COLUMNS = 'columns time and rate, or rate alone';

/** What stands between columns: the first of tab, semicolon and comma that the first lines have. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 2000);
  return ['\t', ';', ','].find((mark) => head.includes(mark)) ?? ',';
}

interface Columns {
  time: number | null;
  rate: number;
  /** Whether the first row names them. */
  isNamed: boolean;
}

const isNumber = (cell: string): boolean => NUMBER.test(cell.trim());

/** Which columns hold time and rate: by the names in the first row, else by their number. */
function columnsOf(first: readonly string[]): Columns {
  const isNamed = !first.some((cell) => isNumber(cell) || readTime(cell) !== null);
  if (!isNamed) {
    return first.length > 1 ? { time: 0, rate: 1, isNamed } : { time: null, rate: 0, isNamed };
  }
  const time = first.findIndex((name) => TIME_HEAD.test(name));
  const named = first.findIndex((name, index) => index !== time && RATE_HEAD.test(name));
  const other = first.findIndex((_, index) => index !== time);
  return { time: time < 0 ? null : time, rate: Math.max(0, named < 0 ? other : named), isNamed };
}

/** Several numbers in each row, or one row of them: a list, not columns. */
const isList = (cells: readonly (readonly string[])[]): boolean =>
  cells.every((row) => row.every((cell) => cell.trim() === '' || isNumber(cell))) &&
  (cells.length === 1 || cells.every((row) => row.length > 2));

const asList = (text: string): string[] =>
  text
    .trim()
    .replace(/[,;]$/, '')
    .split(/\s*[,;\t]\s*|\s+/);

/** The text of as many lines as can be used, of all that hold something: the rest would only take time. */
function usableLines(text: string): { head: string; count: number } {
  let count = 0;
  let end = text.length;
  for (const { index } of text.matchAll(/\S[^\n]*/g)) {
    count += 1;
    // The first may hold names.
    if (count === MOST_ROWS + 2) end = index;
  }
  return { head: text.slice(0, end), count };
}

/** Reads the rows of a trace or a list; what cannot be used is named by line, column and value. Never throws. */
export function readRows(range: RateRange, text: string): TraceRows {
  const problems: Problem[] = [];
  const report = (field: string, given: string, accepted: string, message: string) =>
    problems.push({ field, given, accepted, message });
  const mark = delimiterOf(text);
  const { head: plain, count } = usableLines(text.replace(/^\uFEFF/, ''));
  const isOneLine = !/\n\s*\S/.test(plain.trim());
  const lines = dsvFormat(mark)
    .parseRows(plain)
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const cells = lines.map((one) => one.cells);
  const listed = (isOneLine && !TIME_HEAD.test(plain) && !CLOCK.test(plain)) || isList(cells);
  const rows = listed
    ? lines.flatMap(({ cells: own, line }) =>
        asList(own.join(mark)).map((cell) => ({ cells: [cell], line })),
      )
    : lines;
  const [first] = rows;
  if (first === undefined) return { rows: [], kind: null, hasZones: false, problems };
  const columns = columnsOf(first.cells);
  const nameOf = (index: number, otherwise: string) =>
    columns.isNamed ? (first.cells[index]?.trim() ?? otherwise) : otherwise;
  if (rows.length > MOST_ROWS) {
    const all = Math.max(rows.length, count);
    report(
      'rows',
      String(all),
      `up to ${MOST_ROWS} rows`,
      `There are ${all} rows; accepted: up to ${MOST_ROWS}, a week of half minutes. Those from line ${rows[MOST_ROWS]?.line} on are left out.`,
    );
  }
  let kind: TimeKind | null = null;
  let hasZones = false;
  const found: TraceRow[] = [];
  for (const { cells: own, line } of rows.slice(columns.isNamed ? 1 : 0, MOST_ROWS)) {
    const place = listed ? `entry ${found.length + 1}` : `line ${line}`;
    let hours: number | null = null;
    if (columns.time !== null) {
      const given = own[columns.time] ?? '';
      const time = readTime(given);
      const field = `${place}, ${nameOf(columns.time, 'time')}`;
      if (time === null || (kind !== null && time.kind !== kind)) {
        const accepted = kind === null ? ACCEPTED_TIMES : `${ACCEPTED_TIMES}, alike in all rows`;
        report(
          field,
          given,
          accepted,
          `${capitalised(field)} is ${quoted(given)}; accepted: ${accepted}. The row is left out.`,
        );
        continue;
      }
      kind = time.kind;
      hasZones ||= time.hasZone;
      hours = time.hours;
    }
    const given = own[columns.rate] ?? '';
    const field = `${place}, ${nameOf(columns.rate, 'rate')}`;
    const rate = readRate(range, mark, given, (message) =>
      report(field, given, acceptedRates(range), `${capitalised(field)} ${message}`),
    );
    found.push({ line, hours, rate });
  }
  if (found.length === 0 && problems.length === 0) {
    report(
      'load',
      first.cells.join(mark),
      ACCEPTED_COLUMNS,
      `The load holds only ${quoted(first.cells.join(mark))}; accepted: ${ACCEPTED_COLUMNS}.`,
    );
  }
  return { rows: found, kind: columns.time === null ? null : kind, hasZones, problems };
}

/** A rate within its range; null for what is no number. Says what it did. */
function readRate(
  range: RateRange,
  mark: string,
  given: string,
  report: (message: string) => void,
): number | null {
  // A comma is decimal where it separates no columns.
  const text = mark === ',' ? given.trim() : given.trim().replace(',', '.');
  const accepted = acceptedRates(range);
  if (!NUMBER.test(text)) {
    const what = text === '' ? 'missing' : quoted(given);
    report(`is ${what}; accepted: ${accepted}. It stands as the hour before.`);
    return null;
  }
  const value = Number(text);
  const used = Math.min(range.most, Math.max(0, value));
  if (used !== value) report(`is ${quoted(given)}; accepted: ${accepted}. ${used} is used.`);
  return used;
}
