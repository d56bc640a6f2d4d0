import { median } from 'd3-array';
import { type Choice, chosenOf } from './choices';
import { type Column, risesEvenly } from './columns';
import { countedIn, isTimeHead } from './heads';
import type { Row } from './row';
import { epochOf, hasClock, readTime, type TimeForm, WRITTEN } from './time';

const LABELS: Readonly<Record<TimeForm, string>> = {
  clock: 'clock, 09:00',
  ymd: 'year, month, day',
  dmy: 'day, month, year',
  mdy: 'month, day, year',
  'epoch s': 'seconds since 1970',
  'epoch ms': 'milliseconds since 1970',
  'epoch µs': 'microseconds since 1970',
  'epoch ns': 'nanoseconds since 1970',
  serial: 'days since 1900',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  milliseconds: 'milliseconds',
};
const COUNTED: readonly TimeForm[] = ['hours', 'minutes', 'seconds', 'milliseconds', 'days'];

/** Longest load, in hours: a week. */
const WEEK_H = 168;
/** More hours than anybody counts from a start: eleven years. */
const MOST_COUNTED_H = 100_000;
/** Serial days of spreadsheets from 1982 to 2119. */
const [SERIAL_FROM, SERIAL_TO] = [30_000, 80_000];

const isForm = (text: string): text is TimeForm => text in LABELS;

const readable = (cells: readonly string[], form: TimeForm): number[] =>
  cells.flatMap((cell) => readTime(cell, form)?.hours ?? []);

const spanOf = (hours: readonly number[]): number =>
  hours.reduce((a, b) => Math.max(a, b), -Infinity) -
  hours.reduce((a, b) => Math.min(a, b), Infinity);

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((hours, index) => Math.abs(hours - (a[0] ?? 0) - ((b[index] ?? 0) - (b[0] ?? 0))) < 1e-9);

/** The form of written times; null where days and months may be exchanged. */
function writtenForm(cells: readonly string[]): {
  form: TimeForm | null;
  forms: readonly TimeForm[];
} {
  const read = WRITTEN.map((form) => ({ form, hours: readable(cells, form) }));
  const best = Math.max(...read.map(({ hours }) => hours.length));
  const all = read.filter(({ hours }) => hours.length === best);
  const [first, second] = all;
  const forms = all.map(({ form }) => form);
  if (first === undefined || second === undefined || isSame(first.hours, second.hours)) {
    return { form: first?.form ?? null, forms };
  }
  const near = all.filter(({ hours }) => spanOf(hours) <= WEEK_H);
  return { form: near.length === 1 ? (near[0]?.form ?? null) : null, forms };
}

/** The form of times in figures; null where their head does not say and hours would not do. */
function countedForm({ cells, head }: Column): { form: TimeForm | null; isNamed: boolean } {
  const epoch = epochOf(cells);
  const named = countedIn(head);
  if (epoch !== null || named !== null) return { form: epoch ?? named, isNamed: true };
  const numbers = readable(cells, 'hours');
  const isSerial =
    isTimeHead(head) &&
    numbers.length > 0 &&
    numbers.every((one) => one > SERIAL_FROM && one < SERIAL_TO);
  if (isSerial) return { form: 'serial', isNamed: false };
  const [first = 0, second = 0] = numbers;
  const isHourly =
    (second - first === 1 && first < MOST_COUNTED_H) ||
    (numbers.length > 2 &&
      !risesEvenly(cells) &&
      spanOf(numbers) <= WEEK_H &&
      numbers.every(Number.isInteger));
  return { form: isHourly ? 'hours' : null, isNamed: false };
}

/** How the times of a column are read. */
export function formChoice(
  column: Column,
  chosen?: string,
): { choice: Choice; form: TimeForm | null } {
  if (column.isTime) {
    const { form, forms } = writtenForm(column.cells);
    const options = forms.map((value) => ({ value, label: LABELS[value] }));
    const value = chosenOf(chosen, options, form);
    const note = value === null ? `“${column.cells[0]}” may be one or the other.` : '';
    return { choice: { id: 'form', label: 'Times', value, options, note }, form: asForm(value) };
  }
  const { form, isNamed } = countedForm(column);
  const options = [...new Set([...(form === null ? [] : [form]), ...COUNTED])].map((value) => ({
    value,
    label: LABELS[value],
  }));
  const value = chosenOf(chosen, options, form);
  const note =
    value === null
      ? 'The head does not say what is counted.'
      : isNamed || chosen === value
        ? ''
        : 'The head does not say it.';
  return { choice: { id: 'form', label: 'Times', value, options, note }, form: asForm(value) };
}

const asForm = (value: string | null): TimeForm | null =>
  value !== null && isForm(value) ? value : null;

export interface TimedRow {
  row: Row;
  /** Null where the row has no time of the form. */
  hours: number | null;
  hasZone: boolean;
}

/** A clock that jumps back by more than this has passed midnight, in hours. */
const HALF_DAY_H = 12;

/** The times of rows; a clock, or the hour of a day, goes on past midnight. */
export function timed(
  rows: readonly Row[],
  column: Column | null,
  form: TimeForm | null,
): TimedRow[] {
  if (column === null || form === null)
    return rows.map((row) => ({ row, hours: null, hasZone: false }));
  const read = rows.map((row) => ({ row, time: readTime(row.cells[column.index] ?? '', form) }));
  const known = read.flatMap(({ time }) => time?.hours ?? []);
  const steps = known.slice(1).map((hours, index) => hours - (known[index] ?? 0));
  // A table whose newest row stands first passes midnight the other way.
  const isFalling = 2 * steps.filter((step) => step < 0).length > steps.length;
  const isOfDay = form === 'clock' || (form === 'hours' && known.every((hours) => hours <= 24));
  let [day, before] = [0, Number.NaN];
  return read.map(({ row, time }) => {
    if (time === null) return { row, hours: null, hasZone: false };
    const step = time.hours - before;
    if (isOfDay && !isFalling && step < -HALF_DAY_H) day += 24;
    if (isOfDay && isFalling && step > HALF_DAY_H) day -= 24;
    before = time.hours;
    return { row, hours: time.hours + day, hasZone: time.hasZone };
  });
}

/** Usual time from a row to the next, in hours; null where there are not two. */
export function stepOf(hours: readonly number[]): number | null {
  const sorted = [...hours].sort((a, b) => a - b);
  const steps = sorted
    .slice(1)
    .map((one, index) => one - (sorted[index] ?? 0))
    .filter((step) => step > 1e-9);
  return median(steps) ?? null;
}

/** Whether times tell the hour of a day: an hour such as 8 does, elapsed seconds do not. */
export const tellsDay = (form: TimeForm | null, hours: readonly number[]): boolean =>
  form !== null && (hasClock(form) || (form === 'hours' && (hours[0] ?? 24) < 24));
