import type { Prose, ProseCell, Table } from './types';

/** As printed, or a letter where the source numbers figures instead. */
type TableNumber = number | string;

/** The result tables of a study that prints one for several configurations. */
export interface ResultTables {
  sections: readonly { section: string; tables: readonly TableNumber[] }[];
  tables: readonly (Pick<Table, 'columns' | 'rows'> & { number: TableNumber })[];
}

/** The cells of a study's tables and text together; where both have a figure, the table's comes first. */
export function withTables(prose: Prose, { sections, tables }: ResultTables): Prose {
  const cells = tables.flatMap(({ number, columns, rows }) => {
    const section = sections.find((one) => one.tables.includes(number))?.section ?? '';
    return rows.flatMap((row) =>
      columns.flatMap(({ id, label, unit }): ProseCell[] => {
        const cell = row.cells[id];
        return cell ? [{ section, row: row.id, column: id, label, unit, ...cell }] : [];
      }),
    );
  });
  return { ...prose, cells: [...cells, ...prose.cells] };
}
