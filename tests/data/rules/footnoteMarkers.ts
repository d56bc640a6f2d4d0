import type { Table } from '../../../src/measured/types';
import { allTables } from '../corpus';
import { atTable, type Rule } from '../rule';

const isMarked = (printed: string) => /\*$/.test(printed);

/** The marked texts of a table that lead to no note. */
const orphans = (table: Table): string[] =>
  table.rows.flatMap((row) => [
    ...(isMarked(row.label) && !row.note ? [row.label] : []),
    ...Object.values(row.cells)
      .filter((cell) => isMarked(cell.printed) && !cell.note)
      .map((cell) => cell.printed),
  ]);

export const footnoteMarkers: Rule = {
  id: 'footnote-markers',
  name: 'Every footnote marker has a footnote',
  description: 'An asterisk at a row or cell is explained under its table.',
  check: (corpus) =>
    allTables(corpus).flatMap((table) =>
      orphans(table).map((printed) => atTable(`${printed} has no footnote`, table.number)),
    ),
};
