import { dsvFormat } from 'd3-dsv';
import { jsonRows } from './json';
import { numberWith, readingsOf } from './number';
import { readCell } from './rateCell';
import { regrouped } from './regrouped';
import type { Row, Separator } from './row';
import { epochOf, isWrittenTime } from './time';

export interface Table {
  /** Names of the columns; empty where none are given. */
  heads: string[];
  rows: Row[];
  columns: number;
  /** Null where it cannot be known, and for JSON, which says itself. */
  separator: Separator | null;
  isJson: boolean;
  /** What may separate. */
  separators: readonly Separator[];
  /** Lines above the table, remarks and titles, that are no part of it. */
  skipped: number[];
}

const MARKS: Readonly<Partial<Record<Separator, string>>> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  bar: '|',
};
/** Lines from which the separator is told. */
const LOOKED_AT = 200;

const isNumber = (cell: string): boolean => readingsOf(cell).length > 0;
/** Whether a cell holds what a table is made for, not a name. */
export function isData(cell: string): boolean {
  if (isNumber(cell) || isWrittenTime(cell)) return true;
  const found = readCell(cell);
  return found !== null && (found.seconds !== null || found.times !== 1);
}

const words = (line: string): string[] => line.trim().split(/\s+/);
const isOneNumber = (line: string): boolean => isNumber(line.trim());

/** Numbers with a decimal comma, or two columns: what the first numbers of the lines tell. */
function commaIn(lines: readonly string[]): Pick<Table, 'separator' | 'separators'> {
  const separators = ['none', 'comma'] as const;
  const numbers = isOneNumber(lines[0] ?? '') ? lines : lines.slice(1);
  if (numbers.some((line) => !line.includes(',')))
    return { separator: 'none', separators: ['none'] };
  const firsts = numbers.map((line) => line.trim().split(',')[0] ?? '');
  const [start = 0, second = 0] = firsts.map(Number);
  const step = second - start;
  const isEven = firsts.every((first, index) => Number(first) === start + index * step);
  const isCounted = isEven && step > 0 && firsts.length > (step === 1 ? 1 : 2);
  // "1,234" below each other may be thousands, whatever stands before the comma.
  if (isCounted && numbers.every((line) => /^[1-9]\d{0,2},\d{3}$/.test(line.trim())))
    return { separator: null, separators };
  if (epochOf(firsts) !== null || (isCounted && start <= 1))
    return { separator: 'comma', separators };
  const isOpen = numbers.length === 1 || (isCounted && (step > 1 || start < 24));
  return { separator: isOpen ? null : 'none', separators };
}

/** What separates the columns, from the lines without what they quote. */
function separatorOf(lines: readonly string[]): Pick<Table, 'separator' | 'separators'> {
  const [first = ''] = lines;
  const numbers = isOneNumber(first) ? lines : lines.slice(1);
  const most = (mark: string) =>
    2 * lines.filter((line) => line.includes(mark)).length > lines.length;
  for (const separator of ['tab', 'semicolon', 'bar'] as const) {
    if (most(MARKS[separator] ?? '')) return { separator, separators: [separator] };
  }
  const isList = numbers.length > 0 && numbers.every(isOneNumber);
  const hasDecimalComma = numbers.every((line) => numberWith(line, ',') !== null);
  const isNamedByComma = numbers !== lines && first.includes(',');
  if (most(',') && !isNamedByComma && isList && hasDecimalComma && !/,.*,/.test(first))
    return commaIn(lines);
  if (isList && !isNamedByComma) return { separator: 'none', separators: ['none'] };
  const parted = lines.map(words);
  const count = parted.at(-1)?.length ?? 0;
  const isOf = (cells: string[]) => cells.every((cell) => isData(cell) && !/[,;]$/.test(cell));
  const isSpaced =
    count > 1 &&
    parted.every((cells) => lines.length === 1 || cells.length === count) &&
    (parted.slice(1).every(isOf) || !most(',')) &&
    isOf(parted.at(-1) ?? []);
  if (isSpaced) return { separator: 'space', separators: ['space'] };
  const separator = lines.some((line) => line.includes(',')) ? 'comma' : 'none';
  return { separator, separators: [separator] };
}

const REMARK = /^\s*(?:#|\/\/)/;

/** The cells of a text, line by line; lines within quotes count. */
function cellsOf(text: string, separator: Separator): Row[] {
  const mark = MARKS[separator];
  if (mark === undefined) {
    return text.split(/\r?\n/).map((line, index) => {
      const cells = separator === 'space' ? words(line) : [line.trim().replace(/^"(.*)"$/, '$1')];
      return { line: index + 1, cells };
    });
  }
  let line = 1;
  return dsvFormat(mark)
    .parseRows(text)
    .map((cells) => {
      const row = { line, cells: cells.map((cell) => cell.trim()) };
      line += 1 + cells.join('').split('\n').length - 1;
      return row;
    });
}

/** Columns that hold nothing at the end of rows are none, and all rows get as many. */
function squared(rows: readonly Row[]): Row[] {
  const used = rows.map(({ cells }) =>
    cells.reduce((last, cell, index) => (cell === '' ? last : index + 1), 0),
  );
  const columns = Math.max(0, ...used);
  return rows.map(({ line, cells }) => ({
    line,
    cells: Array.from({ length: columns }, (_, index) => cells[index] ?? ''),
  }));
}

const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** A date and a clock in two columns become one column. */
function joined(heads: string[], rows: readonly Row[]): { heads: string[]; rows: Row[] } {
  const all = (column: number, test: RegExp) =>
    rows.length > 0 && rows.every(({ cells }) => test.test(cells[column] ?? ''));
  const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
  const clock = /^\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?: *[ap]m)?$/i;
  const isHours = (column: number) =>
    /^(?:h|hours?|hr|std|stunde|heure|hora|uur)$/i.test(heads[column] ?? '') &&
    all(column, /^(?:[01]?\d|2[0-3])$/);
  const at = (rows[0]?.cells ?? []).findIndex(
    (_, index) => all(index, date) && (all(index + 1, clock) || isHours(index + 1)),
  );
  const hasHours = isHours(at + 1);
  if (at < 0) return { heads, rows: [...rows] };
  const join = (cells: readonly string[]) => [
    ...cells.slice(0, at),
    `${cells[at]} ${cells[at + 1]}${hasHours && cells !== heads ? ':00' : ''}`.trim(),
    ...cells.slice(at + 2),
  ];
  return {
    heads: heads.length === 0 ? heads : join(heads),
    rows: rows.map(({ line, cells }) => ({ line, cells: join(cells) })),
  };
}

/**
 * Reads the cells of what was pasted: text with any separator, a spreadsheet's cells, or JSON. Names of columns may stand in
 * several lines, below titles. Never throws.
 *
 * @param chosen what separates the columns, where somebody said so
 */
export function readTable(text: string, chosen?: Separator): Table {
  const bare = text.replace(/^\uFEFF/, '');
  const json = jsonRows(bare);
  if (json !== null) {
    const rows = squared(json.rows);
    const columns = rows[0]?.cells.length ?? 0;
    return {
      heads: json.heads,
      rows,
      columns,
      separator: null,
      isJson: true,
      separators: [],
      skipped: [],
    };
  }
  const [, said] = /^\s*"?sep=([;,\t|])"?[ \t]*\r?\n/i.exec(bare) ?? [];
  const plain = said === undefined ? bare : bare.replace(/^.*/, '');
  const lines = plain.split(/\r?\n/, 4 * LOOKED_AT).filter((line) => line.trim() !== '');
  const looked = lines
    .filter((line) => !REMARK.test(line))
    .slice(0, LOOKED_AT)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, '""'));
  const named = Object.entries(MARKS).find(([, mark]) => mark === said)?.[0] as
    | Separator
    | undefined;
  const found = named ? { separator: named, separators: [named] } : separatorOf(looked);
  const separator = chosen ?? found.separator;
  const all = cellsOf(plain, separator ?? 'none').filter(({ cells }) => filledIn(cells) > 0);
  const isRemark = ({ cells }: Row) => REMARK.test(cells[0] ?? '');
  const start = all.findIndex((row) => !isRemark(row) && row.cells.some(isData));
  const body = squared(all.slice(Math.max(0, start)).filter((row) => !isRemark(row)));
  const columns = body[0]?.cells.length ?? 0;
  const above = start < 0 ? all : all.slice(0, start);
  // A title has fewer cells than the table; a remark may hold the names.
  const isHead = ({ cells }: Row) => 2 * filledIn(cells) > columns && cells.length >= columns;
  const heading =
    start < 0
      ? []
      : above
          .filter(isHead)
          .filter((row, index, rows) => !isRemark(row) || index === rows.length - 1);
  const heads =
    heading.length === 0
      ? []
      : Array.from({ length: columns }, (_, column) =>
          heading
            .map(({ cells }) => (cells[column] ?? '').replace(/^(?:#|\/\/)\s*/, ''))
            .join(' ')
            .trim(),
        );
  const skipped = above.filter((row) => !heading.includes(row)).map(({ line }) => line);
  const parted = regrouped(heads, start < 0 ? [] : body, separator);
  const table = joined(parted.heads, parted.rows);
  return {
    ...table,
    columns: table.rows[0]?.cells.length ?? 0,
    separator,
    isJson: false,
    separators: found.separators,
    skipped,
  };
}
