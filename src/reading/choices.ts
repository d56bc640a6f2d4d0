import { type Column, isCounter, loadColumn, loadColumns } from './columns';
import { isCountHead, isThousands, isTimeHead, loadRank, rateSeconds } from './heads';
import { type DecimalMark, numberWith, readingsOf } from './number';
import { type Cell, decimalOf } from './rateCell';
import type { Table } from './table';

export type ChoiceId = 'separator' | 'series' | 'time' | 'form' | 'load' | 'decimal' | 'unit';

/** Something that was taken to be so and can be chosen otherwise. */
export interface Choice {
  id: ChoiceId;
  label: string;
  /** Null where it cannot be known and has to be chosen. */
  value: string | null;
  options: readonly { value: string; label: string }[];
  /** Why it was taken, or why it has to be chosen, as a sentence; empty where it is plain. */
  note: string;
}

export type Chosen = Readonly<Partial<Record<ChoiceId, string>>>;

/** No column of times. */
export const NONE = 'none';
/** The load is the number of rows. */
export const ROWS = 'rows';
/** The load is all numbers, one after the other. */
export const ALL = 'all';
/** Numbers are counts of each row's own stretch of time. */
export const STEP = 'step';

export const optionOf = ({ index, name }: Column) => ({ value: String(index), label: name });

/** The chosen value, if it is one of the options. */
export const chosenOf = <Value>(
  chosen: string | undefined,
  options: Choice['options'],
  otherwise: Value,
): string | Value => options.find(({ value }) => value === chosen)?.value ?? otherwise;

/** What a comma is, where it may separate or be decimal. */
export function separatorChoice({ separator, separators }: Table, chosen?: string): Choice[] {
  if (separators.length < 2) return [];
  const options = [
    { value: 'none', label: 'is part of a number' },
    { value: 'comma', label: 'separates' },
  ];
  const value = chosenOf(chosen, options, separator);
  const note = 'The numbers allow both.';
  return [{ id: 'separator', label: 'A comma', value, options, note }];
}

/** A column that seems to tell times, of which none can be read. */
const unreadTimes = (columns: readonly Column[]): Column | undefined =>
  columns.find(
    ({ index, head, cells, isNumeric }) =>
      !isNumeric &&
      cells.length > 1 &&
      (isTimeHead(head) || (index === 0 && new Set(cells).size > 0.7 * cells.length)),
  );

/** Which column tells the time; asked where one seems to and cannot be read. */
export function timeChoice(
  columns: readonly Column[],
  time: Column | null,
  chosen?: string,
): Choice[] {
  if (columns.length < 2) return [];
  const options = [...columns.map(optionOf), { value: NONE, label: 'none, a row an hour' }];
  const unread = time === null && chosen !== NONE ? unreadTimes(columns) : undefined;
  const value = time === null ? (unread ? null : NONE) : String(time.index);
  const note = unread ? `“${unread.cells[0]}” of ${unread.name} cannot be read as a time.` : '';
  return [{ id: 'time', label: 'Time', value, options, note }];
}

/** Most series that stand below each other. */
const MOST_SERIES = 40;

/** Which of several series below each other: a column of names whose times come again. */
export function seriesChoice(
  columns: readonly Column[],
  time: Column | null,
  chosen?: string,
): { choice: Choice; column: Column } | null {
  if (time === null || new Set(time.cells).size > 0.7 * time.cells.length) return null;
  const column = columns.find(({ isTime, isNumeric, cells }) => {
    const names = new Set(cells).size;
    return !isTime && !isNumeric && names > 1 && names <= MOST_SERIES && cells.length >= 2 * names;
  });
  if (column === undefined) return null;
  const options = [...new Set(column.cells)].map((name) => ({ value: name, label: name }));
  const value = chosenOf(chosen, options, null);
  const note = `${options.length} series stand below each other.`;
  return { choice: { id: 'series', label: column.name, value, options, note }, column };
}

/** The column of the load, or the number of rows. */
export function loadChoice(
  columns: readonly Column[],
  time: Column | null,
  isLog: boolean,
  chosen?: string,
): { choice: Choice | null; column: Column | null } {
  const found = loadColumns(columns, time);
  const isMatrix = found.length > 1 && columns.every(({ head }) => head === '');
  const options = [
    ...found.map(optionOf),
    ...(time === null ? [] : [{ value: ROWS, label: 'count the rows, each a request' }]),
    ...(isMatrix ? [{ value: ALL, label: 'all numbers, one after the other' }] : []),
  ];
  const named = isLog ? null : loadColumn(found);
  const best = named !== null && isCounter(named) ? null : named;
  const value = chosenOf(chosen, options, isLog ? ROWS : best === null ? null : String(best.index));
  const column = found.find(({ index }) => String(index) === value) ?? null;
  if (found.length === 0 && !isLog && time === null) return { choice: null, column: null };
  const isOdd = value !== null && column !== null && loadRank(column.head) === 0;
  const note = isLog
    ? 'Each row seems to be a request.'
    : named !== best && value === null
      ? `“${named?.head}” never falls: it may be a count since a start, not a rate.`
      : value === null
        ? found.length > 1
          ? 'The heads do not tell which is the load.'
          : 'No column is named as a load.'
        : isOdd
          ? 'Its head does not name a load.'
          : '';
  return { choice: { id: 'load', label: 'Load', value, options, note }, column };
}

const MARKS: Readonly<Record<DecimalMark, string>> = { '.': 'a point', ',': 'a comma' };

/** The decimal mark, where the numbers hold any mark at all; `all` numbers of the table may tell it. */
export function decimalChoice(
  table: Table,
  texts: readonly string[],
  all: readonly string[],
  chosen?: string,
): Choice[] {
  if (!texts.some((text) => /[.,]/.test(text))) return [];
  const own = decimalOf(texts);
  const whole = decimalOf(all);
  const found = own.ambiguous !== null && whole.ambiguous === null ? whole : own;
  // Among commas that separate columns, and in JSON, a point is decimal.
  const isTold = table.separator === 'comma' || table.isJson;
  const mark = found.mark ?? (isTold ? '.' : null);
  const options = (['.', ','] as const).map((value) => ({ value, label: MARKS[value] }));
  const value = chosenOf(chosen, options, mark);
  const { ambiguous } = found;
  const [thousands, decimal] = readingsOf(ambiguous ?? '');
  const read =
    ambiguous === null || value === null ? null : numberWith(ambiguous, value === ',' ? ',' : '.');
  const isPlain = ambiguous === null || (isTold && found.mark === null);
  const other = read === thousands ? decimal : thousands;
  const mixed = 'Some numbers have a decimal point, others a decimal comma.';
  const note = isPlain
    ? found.mark === null && !isTold
      ? mixed
      : ''
    : read === null
      ? `“${ambiguous}” may be ${thousands} or ${decimal}.`
      : `“${ambiguous}” is read as ${read}; it may be ${other}.`;
  return [{ id: 'decimal', label: 'Decimal mark', value, options, note }];
}

const UNITS: readonly (readonly [seconds: number, label: string])[] = [
  [1, 'per second'],
  [60, 'per minute'],
  [3600, 'per hour'],
  [86_400, 'per day'],
];

interface UnitAsked {
  column: Column;
  cells: readonly Cell[];
  /** The numbers of the column. */
  values: readonly number[];
  stepHours: number | null;
  /** Highest rate that can be used, per second. */
  most: number;
  chosen: string | undefined;
}

/** To which time the rates are told: by the head, by what stands behind the numbers, else per second. */
export function unitChoice(asked: UnitAsked): { choice: Choice; factor: number } {
  const { column, cells, values, stepHours, most, chosen } = asked;
  const told =
    rateSeconds(column.head) ?? cells.find(({ seconds }) => seconds !== null)?.seconds ?? null;
  const other = told !== null && !UNITS.some(([seconds]) => seconds === told);
  const options = [
    ...UNITS.map(([seconds, label]) => ({ value: String(seconds), label })),
    ...(other ? [{ value: String(told), label: `per ${told} seconds` }] : []),
    ...(stepHours === null ? [] : [{ value: STEP, label: 'in the time of each row' }]),
  ];
  const isMuch =
    values.length > 0 && 2 * values.filter((value) => value > most).length > values.length;
  const isOpen = told === null && (isMuch || (isCountHead(column.head) && stepHours !== null));
  const value = chosenOf(chosen, options, told === null ? (isOpen ? null : '1') : String(told));
  const factor = isThousands(column.head) ? 1000 : 1;
  const why = isOpen
    ? isMuch
      ? `No unit is named, and most numbers are above ${most}.`
      : `“${column.head}” may be of each row’s own time.`
    : told === null
      ? 'No unit is named.'
      : '';
  const note = [why, factor === 1 ? '' : 'In thousands, by its head.'].filter(Boolean).join(' ');
  return { choice: { id: 'unit', label: 'Unit', value, options, note }, factor };
}
