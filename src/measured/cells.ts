import type { Prose, Study, Table } from './types';

/** One transcribed value with its full address. */
export interface CellRecord {
  /** Number of the source document. */
  document: string;
  /** Number of a table, or the heading of the section that states a figure. */
  table: string;
  row: string;
  column: string;
  printed: string;
  value: number | null;
  unit: string;
}

/** The cells of tables, row by row as printed. */
export const tableCells = (
  { document }: Pick<Study, 'document'>,
  tables: readonly Table[],
): CellRecord[] =>
  tables.flatMap((table) =>
    table.rows.flatMap((row) =>
      table.columns.flatMap(({ id, unit }): CellRecord[] => {
        const cell = row.cells[id];
        if (!cell) return [];
        const address = {
          document,
          table: String(table.number),
          row: row.id,
          column: id,
        };
        return [{ ...address, printed: cell.printed, value: cell.value, unit }];
      }),
    ),
  );

/** The figures of the text; their table is the section. */
export const proseCells = ({ document }: Pick<Study, 'document'>, prose: Prose): CellRecord[] =>
  prose.cells.map(({ section, row, column, printed, value, unit }) => ({
    document,
    table: section,
    row,
    column,
    printed,
    value,
    unit,
  }));
