import { max, mean } from 'd3-array';
import type { Problem } from '../../address/problem';
import type { SeriesRow } from '../../reading/series';
import { type Load, MOST_HOURS, nearestRate, type RateRange } from './load';
import { averaged, coveredInPart, nothingGiven } from './traceFaults';

/** A row with its time, in hours. */
export interface TimedRow extends SeriesRow {
  hours: number;
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

/** The rows, the last of them as long as the step from one to the next: a day has 24 hours, the last too. */
export function withLastStep(
  rows: readonly TimedRow[],
  stepHours: number | null,
): readonly TimedRow[] {
  const [first, last] = [rows[0], rows.at(-1)];
  const end = (last?.hours ?? 0) + (stepHours ?? 1) - 1;
  const isEven = rows
    .slice(1)
    .every(({ hours }, index) => hours - (rows[index]?.hours ?? 0) === stepHours);
  if (first === undefined || last === undefined || rows.length < 3 || !isEven) return rows;
  const latest = Math.min(end, Math.floor(first.hours) + MOST_HOURS - 1);
  return latest >= Math.floor(last.hours) + 1 ? [...rows, { ...last, hours: latest }] : rows;
}

/** A load by the hour from rows with times, the first hour of which is `from`. */
type HourlyLoad = (
  range: RateRange,
  timed: readonly TimedRow[],
  from: number,
  report: (one: Problem) => void,
) => Load;

/** Means and highest rates of rows by the hour; says what was averaged and what is missing. */
export const ratedLoad: HourlyLoad = (range, timed, from, report) => {
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
  if (gaps.length > 0) report(nothingGiven(load, gaps, isFilled));
  if (rates.every((own) => own.length <= 1)) return load;
  const most = Math.max(...rates.map((own) => own.length));
  report(averaged(timed.length, most));
  const peaks = rates.map((own, hour) => nearestRate(max(own) ?? load.rates[hour] ?? 0, range));
  return { ...load, peaks };
};

const HOUR_S = 3600;

/** An hour of which less was logged, in hours, is as the one beside it. */
const LEAST_LOGGED_H = 0.1;

/** Requests of each hour, told per second of what the log covers of it; the first and the last are seldom whole. */
export const countedLoad: HourlyLoad = (range, timed, from, report) => {
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
  if (isPart) report(coveredInPart(timed.length, LEAST_LOGGED_H * 60));
  return { from, rates: filled(rates).map((rate) => nearestRate(rate, range)), peaks: null };
};
