import type { Table } from '../../../src/measured/types';
import type { StatedStudy } from '../corpus';
import { atTable, type Finding, type Rule } from '../rule';

const isMissing = (printed: string | undefined) => printed === 'n/a';

function check(table: Table): Finding[] {
  const missing = table.rows.flatMap((row) =>
    table.columns
      .filter(({ id }) => isMissing(row.cells[id]?.printed))
      .map(({ id }) => ({ row: row.id, column: id })),
  );
  if (missing.length === 0) return [];
  return table.kind === 'cpu'
    ? missing.map(({ row, column }) => atTable('n/a', table.number, row, column))
    : [atTable(`n/a in ${missing.length} cells`, table.number)];
}

/** Cells of a study with one file of tables that print no number and have no note that says why. */
const unexplained = ({ facts, tables }: StatedStudy): Finding[] =>
  tables.flatMap(({ number, rows }) =>
    rows.flatMap(({ id, cells }) =>
      Object.entries(cells)
        .filter(([, { value, note }]) => value === null && note === undefined)
        .map(([column, { printed }]) => atTable(printed, number, id, column, facts.document)),
    ),
  );

export const notAvailable: Rule = {
  id: 'not-available',
  name: 'Every missing result is declared',
  description:
    'A cell that prints n/a: cell by cell for CPU, which comparisons use, and by table elsewhere. A note that says why will do.',
  check: (corpus) => [
    ...corpus.testCases.flatMap(({ tables }) => tables.flatMap(check)),
    ...corpus.stated.flatMap(unexplained),
  ],
};
