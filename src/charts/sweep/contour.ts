import type { HeatCell } from './types';

/** A line between two cells that touch: beside the first, or above it. */
export interface Border {
  column: number;
  row: number;
  side: 'right' | 'top';
}

/** The borders between cells that keep a limit and cells that do not; none beside a cell of which it is not known. */
export function contourOf(cells: readonly HeatCell[], limit: number): Border[] {
  const keeps = new Map(
    cells.map(({ column, row, keeps: own }) => [`${column} ${row}`, own?.[limit] ?? null]),
  );
  return cells.flatMap(({ column, row, keeps: own }): Border[] => {
    const here = own?.[limit] ?? null;
    if (here === null) return [];
    const differs = (other: boolean | null | undefined) => (other ?? here) !== here;
    return [
      ...(differs(keeps.get(`${column + 1} ${row}`))
        ? [{ column, row, side: 'right' as const }]
        : []),
      ...(differs(keeps.get(`${column} ${row + 1}`))
        ? [{ column, row, side: 'top' as const }]
        : []),
    ];
  });
}
