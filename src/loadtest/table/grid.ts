import { max } from 'd3-array';
import { jsonRows } from '../../reading/json';
import { type DecimalMark, numberWith, readingsOf } from '../../reading/number';
import { decimalOf, readCell } from '../../reading/rateCell';
import { trouble } from '../told';
import type { LoadFile, Trouble } from '../types';
import { mergedHead } from './mergedHead';
import { type Row, rowsOf, separatorOf } from './rows';
import { turnedRows } from './turned';

/** A table with its heads and how its numbers are written. */
export interface Grid {
  /** Names of the columns; "column 1" and so on where none are given. */
  heads: readonly string[];
  hasHeads: boolean;
  rows: readonly Row[];
  decimal: DecimalMark;
  /** Numbers that may be read with either mark, where no other number tells which. */
  ambiguous: readonly string[];
  /** Columns in which that mark parts thousands instead. */
  grouped?: ReadonlySet<number>;
  /** How places of rows are named: lines of a text, its columns where heads stand in the first, items of JSON. */
  place: (row: Row, column: number) => string;
  troubles: Trouble[];
}

const NOTHING = /^(?:|-|–|n\/?a|null|none|\?)$/i;
/** Whether a cell says that there is no value. */
export const isEmpty = (cell: string): boolean => NOTHING.test(cell);

const isNumber = (cell: string): boolean =>
  numberWith(cell, '.') !== null || numberWith(cell, ',') !== null;
const isRemark = ({ cells }: Row): boolean => /^(?:#|\/\/|sep=)/i.test(cells[0] ?? '');
const isRule = ({ cells }: Row): boolean =>
  cells.every((cell) => /^[-:=+\u2500-\u257f]*$/.test(cell));

const isName = (cell: string): boolean => !isNumber(cell) && !isEmpty(cell);

/** Tables that were put together have their heads again. */
const isSame = ({ cells }: Row, head: Row): boolean =>
  cells[0] === head.cells[0] && cells.join('\n') === head.cells.join('\n');

/** The row of heads: the first with as many cells as the table has columns, most of them no numbers. */
function headOf(rows: readonly Row[]): Row | null {
  const columns = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  const head = rows
    .slice(0, 20)
    .find(({ cells }) => cells.length > 1 && 2 * cells.length > columns && !cells.every(isEmpty));
  // Where each cell begins with a number it is one, whatever stands behind: no head does.
  if (head === undefined || head.cells.every((cell) => /^\d/.test(cell))) return null;
  const names = head.cells.filter(isName);
  return 2 * names.length > head.cells.length ? head : null;
}

const textRows = (text: string): Row[] =>
  rowsOf(text, separatorOf(text)).filter((row) => !isRemark(row) && !isRule(row));

/** The cells of a text with any separator, or of JSON that holds one list. */
export function gridOf(file: LoadFile): Grid {
  const json = jsonRows(file.text);
  const standing = json?.rows ?? textRows(file.text);
  const turned = json === null ? turnedRows(standing) : null;
  const all = turned ?? standing;
  const merged = json === null && turned === null ? mergedHead(all, isName) : null;
  const head = json !== null ? null : (turned?.[0] ?? merged?.row ?? headOf(all));
  const columns = max(all, ({ cells }) => cells.length) ?? 0;
  const named = json?.heads ?? merged?.heads ?? head?.cells ?? [];
  const heads = Array.from({ length: columns }, (_, at) => named[at] || `column ${at + 1}`);
  const rows =
    head === null ? all : all.slice(all.indexOf(head) + 1).filter((row) => !isSame(row, head));
  const numbers = rows.flatMap(({ cells }) => cells.flatMap((cell) => readCell(cell)?.text ?? []));
  const isComma = json === null && !file.text.includes('"') && separatorOf(file.text) === ',';
  const isPoint = json !== null || isComma;
  const found = decimalOf(numbers);
  const isOpen = !isPoint && found.ambiguous !== null;
  const line = turned !== null ? 'column' : json === null ? 'line' : 'item';
  const across = turned === null ? 'column' : 'line';
  const troubles = heads.flatMap((name, at) =>
    named[at] && heads.indexOf(name) < at
      ? [
          trouble(
            file.name,
            `${line} ${head?.line ?? 1}, ${across} ${at + 1}`,
            name,
            'a head of its own',
          ),
        ]
      : [],
  );
  return {
    heads,
    hasHeads: named.length > 0,
    rows,
    decimal: isPoint ? '.' : (found.mark ?? '.'),
    ambiguous: isOpen ? numbers.filter((text) => readingsOf(text).length > 1) : [],
    place: (row, column) => `${line} ${row.line}, ${heads[column] ?? `column ${column + 1}`}`,
    troubles,
  };
}
