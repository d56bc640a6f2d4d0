import { allTables } from '../corpus';
import { atTable, type Rule } from '../rule';

const FIRST_REPEAT = 86;
const STORAGE = 92;

/** Tables 86 to 91 and 93 print rows of earlier tables again. */
export const repeatTables: Rule = {
  id: 'repeat-tables',
  name: 'Repeated rows agree with their originals',
  description: 'A cell that is printed a second time in the analysis or the summary is the same.',
  check: (corpus) => {
    const tables = allTables(corpus);
    const originals = tables.filter((table) => Number(table.number) < FIRST_REPEAT);
    const repeats = tables.filter((t) => Number(t.number) >= FIRST_REPEAT && t.number !== STORAGE);
    return repeats.flatMap((repeat) =>
      repeat.rows.flatMap((row) =>
        Object.entries(row.cells).flatMap(([column, cell]) => {
          const original = originals
            .filter((table) => table.kind === repeat.kind)
            .flatMap((table) => table.rows)
            .find((candidate) => candidate.id === row.id)?.cells[column];
          return original?.printed === cell.printed
            ? []
            : [
                atTable(
                  `${cell.printed} against ${original?.printed}`,
                  repeat.number,
                  row.id,
                  column,
                ),
              ];
        }),
      ),
    );
  },
};
