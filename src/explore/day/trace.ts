import { max, mean, min } from 'd3-array';
import type { Choice, Chosen } from '../../reading/choices';
import { readSeries, type Series, type SeriesRow } from '../../reading/series';
import type { Problem } from '../../scenario/problem';
import {
  acceptedRates,
  HOURS_A_DAY,
  hourName,
  type Load,
  MOST_HOURS,
  nearestRate,
  type RateRange,
} from './load';
import { type Fault, faultsTold, leftOutTold, placesOf } from './traceFaults';

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

interface TimedRow extends SeriesRow {
  hours: number;
}

/** A week of minutes twice over; a longer text is not a week. */
const MOST_ROWS = 20_160;
/** Rates that are shown before the load is used. */
const FIRST = 8;
const ACCEPTED_COLUMNS = 'columns time and rate, or rate alone';

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

/** Rows in the order of time, within a week of the first one; says what was out of order or left out. */
function inOrder(rows: readonly TimedRow[], report: (one: Problem) => void): TimedRow[] {
  const [first] = rows;
  if (first === undefined) return [];
  const late = rows.find((row, index) => row.hours < (rows[index - 1]?.hours ?? row.hours));
  if (late !== undefined) {
    const accepted = 'rows in the order of time';
    report({
      field: `line ${late.line}`,
      given: `line ${late.line}`,
      accepted,
      message: `Line ${late.line} is earlier than the line before; accepted: ${accepted}. The rows are put in order.`,
    });
  }
  const isNear = ({ hours }: TimedRow) => hours > first.hours - MOST_HOURS;
  const origin = Math.floor(min(rows.filter(isNear), ({ hours }) => hours) ?? 0);
  const isKept = (row: TimedRow) => isNear(row) && row.hours < origin + MOST_HOURS;
  const kept = rows.filter(isKept);
  const out = rows.find((row) => !isKept(row));
  if (out !== undefined) {
    const accepted = `up to ${MOST_HOURS} hours, a week`;
    report({
      field: 'length',
      given: `line ${out.line}`,
      accepted,
      message: `Line ${out.line} is not within a week of the first row; accepted: ${accepted}. ${rows.length - kept.length} rows are left out.`,
    });
  }
  return kept.sort((a, b) => a.hours - b.hours);
}

/** Rows of each hour from the first to the last. */
function byHour(rows: readonly TimedRow[]): TimedRow[][] {
  const origin = Math.floor(rows[0]?.hours ?? 0);
  const hours = Math.floor((rows.at(-1)?.hours ?? 0) - origin) + 1;
  const found = Array.from({ length: rows.length === 0 ? 0 : hours }, (): TimedRow[] => []);
  for (const row of rows) found[Math.floor(row.hours) - origin]?.push(row);
  return found;
}

/** Stretches of hours without a row, each as [first, last]; of rows without a rate each is told. */
function gapsIn(hours: readonly (readonly TimedRow[])[]): [number, number][] {
  const gaps: [number, number][] = [];
  hours.forEach((own, hour) => {
    const last = gaps.at(-1);
    if (own.length > 0) return;
    if (last && last[1] === hour - 1) last[1] = hour;
    else gaps.push([hour, hour]);
  });
  return gaps;
}

/** Says which hours have no row, in one sentence. */
function gapProblem(
  load: Load,
  [first, ...others]: readonly (readonly [number, number])[],
  isFirstFilled: boolean,
): Problem[] {
  if (first === undefined) return [];
  const [from, to] = first;
  const accepted = 'a rate in every hour';
  const until = to > from ? ` to ${hourName(load, to)}` : '';
  const more = others.length === 0 ? '' : ` and in ${others.length} more stretches`;
  const which = isFirstFilled ? 'before' : 'after';
  const message = `Nothing is given from ${hourName(load, from)}${until}${more}; accepted: ${accepted}. The load stands as in the hour ${which}.`;
  return [{ field: hourName(load, from), given: '', accepted, message }];
}

/** Each gap as the hour before it; one at the beginning as the first hour that has a rate. */
function filled(means: readonly (number | null)[]): number[] {
  let before = means.find((value) => value !== null) ?? 0;
  return means.map((value) => {
    before = value ?? before;
    return before;
  });
}

/** The rows, the last of them as long as the step from one to the next: a day has 24 hours, the last too. */
function withLastStep(rows: readonly TimedRow[], stepHours: number | null): readonly TimedRow[] {
  const [first, last] = [rows[0], rows.at(-1)];
  const end = (last?.hours ?? 0) + (stepHours ?? 1) - 1;
  const isEven = rows
    .slice(1)
    .every(({ hours }, index) => hours - (rows[index]?.hours ?? 0) === stepHours);
  if (first === undefined || last === undefined || rows.length < 3 || !isEven) return rows;
  const latest = Math.min(end, Math.floor(first.hours) + MOST_HOURS - 1);
  return latest >= Math.floor(last.hours) + 1 ? [...rows, { ...last, hours: latest }] : rows;
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

/** Means and highest rates of rows by the hour; says what was averaged and what is missing. */
function ratedLoad(
  range: RateRange,
  timed: readonly TimedRow[],
  from: number,
  report: (one: Problem) => void,
): Load {
  const hours = byHour(timed);
  const rates = hours.map((own) => own.flatMap(({ perSecond }) => perSecond ?? []));
  const means = rates.map((own) => mean(own) ?? null);
  const load: Load = {
    from,
    rates: filled(means).map((rate) => nearestRate(rate, range)),
    peaks: null,
  };
  const gaps = gapsIn(hours);
  const isFilled = means.slice(0, gaps[0]?.[0] ?? 0).some((value) => value !== null);
  for (const one of gapProblem(load, gaps, isFilled)) report(one);
  if (rates.every((own) => own.length <= 1)) return load;
  const most = Math.max(...rates.map((own) => own.length));
  const accepted = 'hours';
  const message = `Up to ${most} rows an hour are averaged, because each hour is judged by its mean; accepted: ${accepted}. The highest row of each hour is kept beside it.`;
  report(problem('rows', `${timed.length} rows`, accepted, message));
  const peaks = rates.map((own, hour) => nearestRate(max(own) ?? load.rates[hour] ?? 0, range));
  return { ...load, peaks };
}

const HOUR_S = 3600;

/** An hour of which less was logged, in hours, is as the one beside it. */
const LEAST_LOGGED_H = 0.1;

/** Requests of each hour, told per second of what the log covers of it; the first and the last are seldom whole. */
function countedLoad(
  range: RateRange,
  timed: readonly TimedRow[],
  from: number,
  report: (one: Problem) => void,
): Load {
  const hours = byHour(timed);
  const [start = 0, end = 0] = [timed[0]?.hours, timed.at(-1)?.hours];
  const origin = Math.floor(start);
  const covered = hours.map(
    (_, hour) => Math.min(origin + hour + 1, end) - Math.max(origin + hour, start),
  );
  const isPart = covered.some((share) => share < 1 - 1e-9);
  const isShort = (share: number) => share < LEAST_LOGGED_H && hours.length > 1;
  const rates = hours.map((own, hour) => {
    const share = covered[hour] ?? 1;
    if (isShort(share)) return null;
    return own.length / (HOUR_S * (share > 0 ? share : 1));
  });
  if (isPart) {
    const accepted = 'whole hours';
    const message = `The log covers a part of its first or last hour; accepted: ${accepted}. These are counted over the time that it covers, and stand as the hour beside them where that is less than ${LEAST_LOGGED_H * 60} minutes.`;
    report(problem('rows', `${timed.length} rows`, accepted, message));
  }
  return { from, rates: filled(rates).map((rate) => nearestRate(rate, range)), peaks: null };
}

const problem = (field: string, given: string, accepted: string, message: string): Problem => ({
  field,
  given,
  accepted,
  message,
});

/**
 * Reads a load as pasted or from a file: a list of rates, or a table with a column of rates, and one of times unless a row
 * is an hour. Finer rows are averaged to hours and their highest kept. What was taken is told as choices; what cannot be
 * used is named. Never throws.
 */
export function readTrace(range: RateRange, text: string, chosen: Chosen = {}): ReadTrace {
  const { head, count } = usableLines(text);
  const series = readSeries(head, chosen, range.most);
  const problems: Problem[] = [];
  const report = (one: Problem) => problems.push(one);
  const tooMany = Math.max(series.rows.length, count) > MOST_ROWS + 1;
  if (tooMany) {
    const accepted = `up to ${MOST_ROWS} rows`;
    const rest = series.isCounted
      ? 'Requests cannot be counted in a part of them: count them by the minute first.'
      : `Those from line ${series.rows[MOST_ROWS]?.line ?? 'the last one'} on are left out.`;
    const message = `There are ${count} rows; accepted: ${accepted}, a week of half minutes. ${rest}`;
    report(problem('rows', String(count), accepted, message));
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
    const accepted = `a list of rates, or ${ACCEPTED_COLUMNS}`;
    const message = `No rate could be read; accepted: ${accepted}. The load stays as it was.`;
    report(problem('load', text.slice(0, 80), accepted, message));
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
  if (series.hasZones) {
    const accepted = 'times as they stand';
    const message = `Times are read as they stand, and those since 1970 in UTC; accepted: ${accepted}. Their time zone is not interpreted.`;
    report(problem('time', 'time zone', accepted, message));
  }
  const first = series.isCounted ? load.rates.slice(0, FIRST) : taken.first;
  return { ...taken, first, load, problems };
}
