import { max, mean, min } from 'd3-array';
import type { Problem } from '../../scenario/problem';
import {
  HOURS_A_DAY,
  hourName,
  type Load,
  MOST_HOURS,
  nearestRate,
  type RateRange,
  type ReadLoad,
} from './load';
import { readRows, type TraceRow } from './traceRows';

interface TimedRow extends TraceRow {
  hours: number;
}

const isTimed = (row: TraceRow): row is TimedRow => row.hours !== null;

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

/** Each gap as the hour before it; one at the beginning as the first hour that has a rate. */
function filled(means: readonly (number | null)[]): number[] {
  let before = means.find((value) => value !== null) ?? 0;
  return means.map((value) => {
    before = value ?? before;
    return before;
  });
}

/**
 * Reads a load as pasted or from a file: a list of rates, or CSV with columns time and rate, or rate alone with one row an
 * hour. Finer rows are averaged to hours and their highest kept. What cannot be used is named; null where nothing can be
 * used at all. Never throws.
 */
export function readTrace(
  range: RateRange,
  text: string,
): ReadLoad | { load: null; problems: Problem[] } {
  const { rows, kind, hasZones, problems } = readRows(range, text);
  const report = (one: Problem) => problems.push(one);
  const timed = inOrder(
    kind === null ? rows.map((row, index) => ({ ...row, hours: index })) : rows.filter(isTimed),
    report,
  );
  const hours = byHour(timed);
  const rates = hours.map((own) => own.flatMap(({ rate }) => rate ?? []));
  if (rates.every((own) => own.length === 0)) {
    const accepted = 'rates as a list, or CSV with columns time and rate';
    const message = `No rate could be read; accepted: ${accepted}. The load stays as it was.`;
    report({ field: 'load', given: text.slice(0, 80), accepted, message });
    return { load: null, problems };
  }
  const means = rates.map((own) => mean(own) ?? null);
  const first = timed[0]?.hours ?? 0;
  const load: Load = {
    from: kind === 'dated' || kind === 'clock' ? Math.floor(first) % HOURS_A_DAY : 0,
    rates: filled(means).map((rate) => nearestRate(rate, range)),
    peaks: null,
  };
  for (const [from, to] of gapsIn(hours)) {
    const accepted = 'a rate in every hour';
    const until = to > from ? ` to ${hourName(load, to)}` : '';
    const which = means.slice(0, from).some((value) => value !== null) ? 'before' : 'after';
    const message = `Nothing is given from ${hourName(load, from)}${until}; accepted: ${accepted}. The load stands as in the hour ${which}.`;
    report({ field: hourName(load, from), given: '', accepted, message });
  }
  if (hasZones) {
    const accepted = 'times as they stand';
    const message = `Times are read as they stand; accepted: ${accepted}. Their time zone is not interpreted.`;
    report({ field: 'time', given: 'time zone', accepted, message });
  }
  if (rates.every((own) => own.length <= 1)) return { load, problems };
  const most = Math.max(...rates.map((own) => own.length));
  report({
    field: 'rows',
    given: `${timed.length} rows`,
    accepted: 'hours',
    message: `Up to ${most} rows an hour are averaged, because each hour is judged by its mean; accepted: hours. The highest row of each hour is kept beside it.`,
  });
  const peaks = rates.map((own, hour) => nearestRate(max(own) ?? load.rates[hour] ?? 0, range));
  return { load: { ...load, peaks }, problems };
}
