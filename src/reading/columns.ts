import { isTimeHead, loadRank } from './heads';
import { readCell } from './rateCell';
import type { Table } from './table';
import { epochOf, isWrittenTime } from './time';

/** A column by what stands in it. */
export interface Column {
  index: number;
  head: string;
  /** As messages and choices name it. */
  name: string;
  /** Cells that hold something. */
  cells: readonly string[];
  isTime: boolean;
  isNumeric: boolean;
}

const share = (cells: readonly string[], holds: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(holds).length / cells.length;

/** Whether numbers rise by the same step, as an index or a counted time does. */
export function risesEvenly(cells: readonly string[]): boolean {
  const numbers = cells.map(Number);
  const [first = 0, second = 0] = numbers;
  const step = second - first;
  return (
    cells.length > 1 && step > 0 && numbers.every((value, index) => value === first + index * step)
  );
}

const isNumber = (cell: string): boolean => readCell(cell) !== null;

export const columnsOf = ({ heads, rows, columns }: Table): Column[] =>
  Array.from({ length: columns }, (_, index) => {
    const head = heads[index] ?? '';
    const cells = rows.flatMap((row) => row.cells[index] || []);
    return {
      index,
      head,
      name: head === '' ? `column ${index + 1}` : head,
      cells,
      isTime: share(cells, isWrittenTime) > 0.5,
      // The only column is what is meant, however much of it is missing.
      isNumeric: columns > 1 ? share(cells, isNumber) >= 0.5 : cells.some(isNumber),
    };
  });

/** A row number, as tables of pandas and spreadsheets carry it. */
const isIndex = ({ head, cells }: Column): boolean =>
  /^(?:|index|unnamed: ?\d+|#|id|nr\.?|no\.?|row)$/i.test(head) &&
  risesEvenly(cells) &&
  Number(cells[0]) <= 1;

/** Whether a column may count from a start on, as `requests_total` does: its numbers never fall. */
export function isCounter({ head, cells }: Column): boolean {
  const numbers = cells.flatMap((cell) => readCell(cell)?.text ?? []).map(Number);
  return (
    /_total$|cumul|kumul|counter/i.test(head) &&
    numbers.length > 1 &&
    numbers.every((value, index) => value >= (numbers[index - 1] ?? value))
  );
}

/** The column that tells the time; null where none does. */
export function timeColumn(columns: readonly Column[], hasHeads: boolean): Column | null {
  const [first] = columns;
  const isCounted = (column: Column) => column.isNumeric && isTimeHead(column.head);
  return (
    columns.find((column) => column.isTime && isTimeHead(column.head)) ??
    columns.find(({ isTime }) => isTime) ??
    columns.find(({ cells }) => epochOf(cells) !== null) ??
    columns.find(isCounted) ??
    (!hasHeads && columns.length === 2 && first && risesEvenly(first.cells) ? first : null)
  );
}

/** Columns that may hold the load. */
export const loadColumns = (columns: readonly Column[], time: Column | null): Column[] =>
  columns.filter(
    (column) =>
      column.isNumeric &&
      column !== time &&
      !column.isTime &&
      !(columns.length > 2 && isIndex(column)),
  );

/** The column whose head names the load best; null where two do, or none. */
export function loadColumn(found: readonly Column[]): Column | null {
  const ranked = found.map((column) => ({ column, rank: loadRank(column.head) }));
  const best = Math.max(0, ...ranked.map(({ rank }) => rank));
  const [first, second] = ranked.filter(({ rank }) => rank === best);
  const isOpen = first === undefined || second !== undefined || best === 0;
  return isOpen || (best === 1 && found.length > 1) ? null : first.column;
}
