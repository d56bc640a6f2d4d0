import { readCell } from '../../reading/rateCell';
import { rolesOf } from './roles';
import type { Row } from './rows';
import { timeIn } from './units';

/** Most heads that stand below each other. */
const MOST_HEADS = 60;
/** Share of the cells beside them that are numbers. */
const NUMBERS = 0.7;

const isValue = (cell: string): boolean =>
  readCell(cell) !== null || timeIn(cell) !== null || /^[\d.,]+\s*%$/.test(cell);

const namesLevels = (heads: readonly string[]): boolean => {
  const roles = rolesOf(heads);
  return roles.has('throughput') && (roles.has('users') || roles.has('arrivals'));
};

/**
 * The rows of a table whose first column holds the heads, and each further column a level; null where the heads stand above.
 * A row's line is then its column, from 1.
 */
export function turnedRows(rows: readonly Row[]): Row[] | null {
  const [first] = rows;
  if (first === undefined || rows.length < 2 || rows.length > MOST_HEADS) return null;
  const heads = rows.map(({ cells }) => cells[0] ?? '');
  const beside = rows.flatMap(({ cells }) => cells.slice(1)).filter((cell) => cell !== '');
  const isTurned =
    namesLevels(heads) &&
    !namesLevels(first.cells) &&
    !heads.some(isValue) &&
    beside.filter(isValue).length > NUMBERS * beside.length;
  if (!isTurned) return null;
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: columns }, (_, at) => ({
    line: at + 1,
    cells: rows.map(({ cells }) => cells[at] ?? ''),
  })).filter(({ cells }, at) => at === 0 || cells.some((cell) => cell !== ''));
}
