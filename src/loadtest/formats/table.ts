import { numberWith } from '../../reading/number';
import { type Grid, gridOf } from '../table/grid';
import { readLevels } from '../table/levels';
import { rolesOf } from '../table/roles';
import type { Format } from '../told';

const LOOKED_AT = 100;

/** Whether a table has heads and mostly numbers, so that its columns can be asked for. */
function isNumeric({ hasHeads, heads, rows }: Grid): boolean {
  const cells = rows.slice(0, LOOKED_AT).flatMap((row) => row.cells);
  const numbers = cells.filter((cell) => numberWith(cell, '.') !== null);
  return hasHeads && heads.length > 1 && 2 * numbers.length > cells.length;
}

/** Any table with a row for each level. */
export const table: Format = {
  recognises: (text, name) => {
    const grid = gridOf({ name, text });
    const roles = rolesOf(grid.heads);
    const isNamed = roles.has('throughput') || (roles.has('users') && grid.heads.length > 1);
    const isBare = !grid.hasHeads && grid.heads.length > 1 && grid.heads.length < 4;
    return grid.rows.length > 0 && (isNamed || isBare || isNumeric(grid));
  },
  read: readLevels,
};
