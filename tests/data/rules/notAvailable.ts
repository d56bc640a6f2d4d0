import type { Table } from '../../../src/measured/types';
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

export const notAvailable: Rule = {
  id: 'not-available',
  name: 'Every missing result is declared',
  description:
    'A cell that prints n/a: cell by cell for CPU, which comparisons use, and by table elsewhere.',
  check: (corpus) => corpus.testCases.flatMap(({ tables }) => tables.flatMap(check)),
};
