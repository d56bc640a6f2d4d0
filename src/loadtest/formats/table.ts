import { gridOf } from '../table/grid';
import { readLevels } from '../table/levels';
import { rolesOf } from '../table/roles';
import type { Format } from '../told';

/** Any table with a row for each level. */
export const table: Format = {
  recognises: (text, name) => {
    const grid = gridOf({ name, text });
    const roles = rolesOf(grid.heads);
    const isNamed = roles.has('throughput') || (roles.has('users') && grid.heads.length > 1);
    const isBare = !grid.hasHeads && grid.heads.length > 1 && grid.heads.length < 4;
    return grid.rows.length > 0 && (isNamed || isBare);
  },
  read: readLevels,
};
