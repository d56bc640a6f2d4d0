import { min } from 'd3-array';
import type { Problem } from '../../address/problem';
import type { Choice, Chosen } from '../../reading/choices';
import { readSeries, type Series, type SeriesRow } from '../../reading/series';
import { countedLoad, ratedLoad, type TimedRow, withLastStep } from './hourly';
import { acceptedRates, HOURS_A_DAY, type Load, MOST_HOURS, type RateRange } from './load';
import {
  beyondWeek,
  type Fault,
  faultsTold,
  leftOutTold,
  noTable,
  nothingRead,
  outOfOrder,
  placesOf,
  tooManyRows,
  zonesIgnored,
} from './traceFaults';

/** A load as it was read from a text, with what was taken of it. */
export interface ReadTrace {
  /** Null where nothing can be used, or something has to be chosen first. */
  load: Load | null;
  problems: Problem[];
  choices: readonly Choice[];
  /** Rows that hold a rate. */
  rows: number;
  /** Usual time from one row to the next, in hours; null where rows have no times. */
  stepHours: number | null;
  /** The first rates, per second. */
  first: readonly number[];
}

const NOTHING: ReadTrace = {
  load: null,
  problems: [],
  choices: [],
  rows: 0,
  stepHours: null,
  first: [],
};

/** A week of minutes twice over; a longer text is not a week. */
const MOST_ROWS = 20_160;
/** Rates that are shown before the load is used. */
const FIRST = 8;

/** The text of as many lines as can be used, of all that hold something: the rest would only take time. */
function usableLines(text: string): { head: string; count: number } {
  // Lines of JSON are no rows, and a part of it is none.
  if (/^\s*[[{]/.test(text)) return { head: text, count: 0 };
  let count = 0;
  let end = text.length;
  for (const { index } of text.matchAll(/\S[^\n]*/g)) {
    count += 1;
    // The first may hold names.
    if (count === MOST_ROWS + 2) end = index;
  }
  return { head: text.slice(0, end), count };
}

/** Rows in the order of time, within a week of the first one; says what was out of order or left out. */
function inOrder(rows: readonly TimedRow[], report: (one: Problem) => void): TimedRow[] {
  const [first] = rows;
  if (first === undefined) return [];
  const late = rows.find((row, index) => row.hours < (rows[index - 1]?.hours ?? row.hours));
  if (late !== undefined) report(outOfOrder(late.line));
  const isNear = ({ hours }: TimedRow) => hours > first.hours - MOST_HOURS;
  const origin = Math.floor(min(rows.filter(isNear), ({ hours }) => hours) ?? 0);
  const isKept = (row: TimedRow) => isNear(row) && row.hours < origin + MOST_HOURS;
  const kept = rows.filter(isKept);
  const out = rows.find((row) => !isKept(row));
  if (out !== undefined) report(beyondWeek(out.line, rows.length - kept.length));
  return kept.sort((a, b) => a.hours - b.hours);
}

const isTimed = (row: SeriesRow): row is TimedRow => row.hours !== null;

/** The rates of rows within their range; names what is none, or beyond it. */
function inRange(range: RateRange, series: Series, faults: Fault[]): SeriesRow[] {
  const accepted = acceptedRates(range);
  const places = placesOf(series.rows);
  const column = series.names.load;
  return series.rows.map((row, index) => {
    if (series.isCounted) return row;
    const fault = { place: places[index] ?? '', column, given: row.given, accepted };
    if (row.perSecond === null) {
      faults.push({ ...fault, used: 'stands as the hour before' });
      return row;
    }
    const used = Math.min(range.most, Math.max(0, row.perSecond));
    if (used !== row.perSecond) faults.push({ ...fault, used });
    return { ...row, perSecond: used };
  });
}

/**
 * Reads a load as pasted or from a file: a list of rates, or a table with a column of rates, and one of times unless a row
 * is an hour. Finer rows are averaged to hours and their highest kept. What was taken is told as choices; what cannot be
 * used is named. Never throws.
 */
export function readTrace(range: RateRange, text: string, chosen: Chosen = {}): ReadTrace {
  const { head, count } = usableLines(text);
  const series = readSeries(head, chosen, range.most);
  const { foreign } = series;
  if (foreign !== null) return { ...NOTHING, problems: [noTable(text, foreign)] };
  const problems: Problem[] = [];
  const report = (one: Problem) => problems.push(one);
  const all = Math.max(series.rows.length, count);
  const tooMany = all > MOST_ROWS + 1;
  if (tooMany) {
    const from = series.rows[MOST_ROWS]?.line ?? 'the last one';
    const rest = series.isCounted
      ? 'Requests cannot be counted in a part of them: count them by the minute first.'
      : `Those from line ${from} on are left out.`;
    report(tooManyRows(all, MOST_ROWS, rest));
  }
  problems.push(...series.leftOut.map((one) => leftOutTold(one, series.names.time)));
  const faults: Fault[] = [];
  const rows = inRange(range, { ...series, rows: series.rows.slice(0, MOST_ROWS) }, faults);
  const rated = rows.flatMap(({ perSecond }) => perSecond ?? []);
  // Cells of no column are at no fault.
  if (rated.length > 0) problems.push(...faultsTold(faults));
  const taken = {
    choices: series.choices,
    rows: series.isCounted ? rows.length : rated.length,
    stepHours: series.stepHours,
    first: rated.slice(0, FIRST).map((rate) => Number(rate.toPrecision(6))),
  };
  const open = series.choices.filter(({ value }) => value === null);
  // Where no column holds numbers there is nothing to choose but counting rows.
  const isChosen = open.some(({ id, options }) => id !== 'load' || options.length > 1);
  if (isChosen) return { ...taken, load: null, problems: [] };
  if (open.length > 0 || taken.rows === 0 || (series.isCounted && tooMany)) {
    report(nothingRead(text));
    return { ...taken, load: null, problems };
  }
  const timed = inOrder(
    series.hasTimes ? rows.filter(isTimed) : rows.map((row, index) => ({ ...row, hours: index })),
    report,
  );
  const from = series.tellsDay ? Math.floor(timed[0]?.hours ?? 0) % HOURS_A_DAY : 0;
  const load = series.isCounted
    ? countedLoad(range, timed, from, report)
    : ratedLoad(range, withLastStep(timed, series.stepHours), from, report);
  if (series.hasZones) report(zonesIgnored());
  const first = series.isCounted ? load.rates.slice(0, FIRST) : taken.first;
  return { ...taken, first, load, problems };
}
