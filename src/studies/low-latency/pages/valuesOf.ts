import type { Cell, Table } from '../../../measured/types';
import { erratumAt } from '../errata';

/** What holds tables: a test case, the analysis of the study, the results of another. */
export interface Tabled {
  tables: readonly Table[];
}

/** The printed cell of a row and a column; the first where several tables have one. */
export const cellAt = ({ tables }: Tabled, row: string, column: string): Cell | undefined =>
  tables.flatMap(({ rows }) => rows).find(({ id, cells }) => id === row && column in cells)?.cells[
    column
  ];

/** Reads printed numbers to reckon with; throws where none is printed, or where it is a misprint. */
export function valuesOf(...sources: readonly Tabled[]): (row: string, column: string) => number {
  const all = { tables: sources.flatMap(({ tables }) => tables) };
  return (row, column) => {
    const value = cellAt(all, row, column)?.value;
    if (value == null) throw new Error(`No number is printed for ${row}, ${column}.`);
    if (erratumAt(row, column)?.usedAsReference) {
      throw new Error(`${row}, ${column} is a misprint: nothing follows from it.`);
    }
    return value;
  };
}
