import { atTable, type Rule } from '../rule';

const PLACES = ['software.boxesOnMaster', 'software.boxesOnDta', 'software.boxesOnThird'];
const TOTAL = 'software.boxesTotal';

export const totalBoxes: Rule = {
  id: 'total-boxes',
  name: 'MessageBoxes by computer add to their total',
  description: 'Where a table prints both, the total is the sum.',
  check: (corpus) =>
    corpus.testCases.flatMap(({ tables }) =>
      tables.flatMap((table) =>
        table.rows.flatMap((row) => {
          const parts = PLACES.map((column) => row.cells[column]?.value);
          const total = row.cells[TOTAL]?.value;
          if (total == null || parts.some((part) => part == null)) return [];
          const sum = parts.reduce<number>((acc, part) => acc + (part ?? 0), 0);
          return sum === total
            ? []
            : [atTable(`${sum} against ${total}`, table.number, row.id, TOTAL)];
        }),
      ),
    ),
};
