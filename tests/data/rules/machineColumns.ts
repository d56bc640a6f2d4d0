import type { Table } from '../../../src/measured/types';
import { atTable, type Rule } from '../rule';

/** The study names its BizTalk computers by two or four processors. */
const bizTalkColumns = (table: Table) =>
  table.columns.filter(({ id }) => /\.BPI[24]X-/.test(id)).length;

export const machineColumns: Rule = {
  id: 'machine-columns',
  name: 'Every BizTalk computer has a CPU column',
  description: 'The CPU table has as many columns for BizTalk computers as the text counts.',
  check: (corpus) =>
    corpus.testCases.flatMap(({ topology, tables }) =>
      tables
        .filter(
          (table) => table.kind === 'cpu' && bizTalkColumns(table) !== topology.statedComputers,
        )
        .map((table) =>
          atTable(
            `${bizTalkColumns(table)} columns, ${topology.statedComputers} computers`,
            table.number,
          ),
        ),
    ),
};
