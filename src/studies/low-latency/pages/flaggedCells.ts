import type { CellErratum } from '../../../comparison/studyIndex';
import type { Table } from '../../../measured/types';
import { erratumAt } from '../errata';

/** The errata at cells of a printed table. */
export const flaggedCells = (table: Table): CellErratum[] =>
  table.rows.flatMap((row) =>
    table.columns.flatMap((column) => erratumAt(row.id, column.id) ?? []),
  );
