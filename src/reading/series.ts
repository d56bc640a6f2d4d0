import {
  ALL,
  type Choice,
  type Chosen,
  decimalChoice,
  loadChoice,
  NONE,
  ROWS,
  STEP,
  separatorChoice,
  seriesChoice,
  timeChoice,
  unitChoice,
} from './choices';
import { type Column, columnsOf, loadColumns, timeColumn } from './columns';
import { type Foreign, foreignKind } from './foreign';
import { formChoice, stepOf, tellsDay, timed } from './forms';
import { isRequestLog, isTotalRow } from './heads';
import { entriesOf } from './list';
import { type DecimalMark, numberWith } from './number';
import { readCell } from './rateCell';
import type { Row, Separator } from './row';
import { readTable, type Table } from './table';

/** A row of a series as it can be used. */
export interface SeriesRow {
  line: number;
  /** Since midnight or the start; null where rows have no times. */
  hours: number | null;
  /** Per second; null where it is no number, and of rows that are counted. */
  perSecond: number | null;
  /** The cell as it stands. */
  given: string;
}

/** Rows that are not used, alike in the reason. */
export interface LeftOut {
  reason: 'total' | 'time';
  lines: number[];
  /** What stands in the first of them. */
  given: string;
}

/** A load over time as it was read. */
export interface Series {
  /** What the text is instead, where it is no table. */
  foreign: Foreign | null;
  choices: Choice[];
  rows: SeriesRow[];
  leftOut: LeftOut[];
  hasTimes: boolean;
  /** The times tell the hour of a day. */
  tellsDay: boolean;
  /** Usual time from a row to the next, in hours; null where there is none. */
  stepHours: number | null;
  hasZones: boolean;
  /** Each row is an event. */
  isCounted: boolean;
  /** Names of the columns of time and load. */
  names: { time: string; load: string };
}

/** All cells, one after the other, as one column. */
const asList = (table: Table, rows: Row[]): Table => ({ ...table, rows, columns: 1 });

const everyCell = (rows: readonly Row[]): Row[] =>
  rows.flatMap(({ cells, line }) => cells.map((cell) => ({ line, cells: [cell] })));

/** A list in one line is a column. */
function listed(table: Table, text: string): Table {
  const [row] = table.rows;
  if (table.heads.length > 0 || table.rows.length !== 1 || row === undefined) return table;
  if (!row.cells.every((cell) => cell === '' || readCell(cell) !== null)) return table;
  const isPlain = table.separator === 'comma' && !text.includes('"');
  const cells = isPlain ? entriesOf(text) : row.cells;
  return asList(
    table,
    cells.map((cell) => ({ line: row.line, cells: [cell] })),
  );
}

const HOUR_S = 3600;

/**
 * Reads a load over time from what was pasted, and says how. What cannot be known is a choice without a value, and its
 * numbers are not to be used before it has one. Never throws.
 *
 * @param most highest rate that can be used, per second
 */
export function readSeries(text: string, chosen: Chosen, most: number): Series {
  const table = listed(readTable(text, chosen.separator as Separator | undefined), text);
  const source = chosen.load === ALL ? asList(table, everyCell(table.rows)) : table;
  const columns = columnsOf({
    ...source,
    rows: source.rows.filter(({ cells }) => !isTotalRow(cells)),
  });
  const isLog = isRequestLog(source.heads);
  const time =
    chosen.time === NONE
      ? null
      : (columns.find(({ index }) => String(index) === chosen.time) ??
        timeColumn(columns, source.heads.length > 0));
  const split = seriesChoice(columns, time, chosen.series);
  const rows =
    split === null
      ? source.rows
      : source.rows.filter(({ cells }) => cells[split.column.index] === split.choice.value);
  const form = time === null ? null : formChoice(time, chosen.form);
  const load = loadChoice(
    chosen.load === ALL ? columnsOf(table) : columns,
    time,
    isLog,
    chosen.load,
  );
  const column: Column | null = chosen.load === ALL ? (columns[0] ?? null) : load.column;
  const cells = rows.flatMap((row) => readCell(row.cells[column?.index ?? -1] ?? '') ?? []);
  const decimal = decimalChoice(
    source,
    cells.map((cell) => cell.text),
    loadColumns(columns, time).flatMap((one) =>
      one.cells.flatMap((cell) => readCell(cell)?.text ?? []),
    ),
    chosen.decimal,
  );
  const mark: DecimalMark = decimal[0]?.value === ',' ? ',' : '.';
  const times = timed(rows, time, form?.form ?? null);
  const known = times.flatMap(({ hours }) => hours ?? []);
  const stepHours = stepOf(known);
  const values = cells.map((cell) => cell.times * (numberWith(cell.text, mark) ?? 0));
  const unit =
    column && unitChoice({ column, cells, values, stepHours, most, chosen: chosen.unit });
  const told = unit?.choice.value ?? '1';
  const seconds = told === STEP ? HOUR_S * (stepHours ?? 1) : Number(told);
  const isCounted = load.choice?.value === ROWS;
  const leftOut = new Map<string, LeftOut>();
  const leave = (reason: LeftOut['reason'], line: number, given: string) => {
    const same = leftOut.get(reason);
    if (same) same.lines.push(line);
    else leftOut.set(reason, { reason, lines: [line], given });
  };
  const used = times.flatMap(({ row, hours }): SeriesRow[] => {
    const given = row.cells[column?.index ?? -1] ?? '';
    if (isTotalRow(row.cells)) leave('total', row.line, row.cells.filter(Boolean).join(' '));
    else if (form?.form && hours === null)
      leave('time', row.line, row.cells[time?.index ?? 0] ?? '');
    else {
      const cell = isCounted ? null : readCell(given);
      const value = cell && numberWith(cell.text, mark);
      const perSecond =
        cell === null || value === null
          ? null
          : ((unit?.factor ?? 1) * cell.times * value) /
            (chosen.unit ? seconds : (cell.seconds ?? seconds));
      return [{ line: row.line, hours, perSecond, given }];
    }
    return [];
  });
  return {
    choices: [
      ...separatorChoice(table, chosen.separator),
      ...timeChoice(columns, time, chosen.time),
      ...(form === null ? [] : [form.choice]),
      ...(split === null ? [] : [split.choice]),
      ...(load.choice === null ? [] : [load.choice]),
      ...(column === null ? [] : decimal),
      ...(unit === null ? [] : [unit.choice]),
    ],
    rows: used,
    leftOut: [...leftOut.values()],
    hasTimes: time !== null,
    tellsDay: tellsDay(form?.form ?? null, known),
    stepHours,
    hasZones: times.some(({ hasZone }) => hasZone) || (form?.form?.startsWith('epoch') ?? false),
    isCounted,
    foreign: source.isJson ? null : foreignKind(text),
    names: { time: time?.name ?? 'time', load: column?.name ?? 'load' },
  };
}
