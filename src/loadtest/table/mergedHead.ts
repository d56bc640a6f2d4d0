import type { Row } from './rows';

/** Rows in which heads are looked for. */
const LOOKED_AT = 20;

/** Names of an upper row over all columns that they stand above: what is merged in a sheet is empty but for the first. */
function spread(cells: readonly string[], isName: (cell: string) => boolean): string[] {
  let last = '';
  return cells.map((cell) => {
    if (isName(cell)) last = cell;
    return last;
  });
}

/**
 * Heads in two rows, one above the other: groups of columns and what each holds, or heads and their units. Null where one row
 * has them all.
 */
export function mergedHead(
  rows: readonly Row[],
  isName: (cell: string) => boolean,
): { row: Row; heads: string[] } | null {
  const isHead = ({ cells }: Row) =>
    cells.length > 2 && cells.some(isName) && cells.every((cell) => isName(cell) || cell === '');
  const at = rows.slice(0, LOOKED_AT).findIndex(isHead);
  const [upper, lower] = [rows[at], rows[at + 1]];
  if (upper === undefined || lower === undefined || !isHead(lower)) return null;
  const names = upper.cells.filter(isName);
  const below = lower.cells.filter(isName);
  // A title stands above the first column alone.
  const isTitle =
    names.length === 1 && isName(upper.cells[0] ?? '') && isName(lower.cells[0] ?? '');
  if (isTitle) return { row: lower, heads: lower.cells };
  const isGaps = names.length < upper.cells.length || below.length < lower.cells.length;
  if (!isGaps || below.length < 2) return null;
  const groups = below.length > names.length ? spread(upper.cells, isName) : upper.cells;
  const columns = Math.max(upper.cells.length, lower.cells.length);
  const heads = Array.from({ length: columns }, (_, column) =>
    [groups[column] ?? '', lower.cells[column] ?? ''].filter((name) => name !== '').join(' '),
  );
  return { row: lower, heads };
}
