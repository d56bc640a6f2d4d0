import type { ProseCell } from '../../../src/measured/types';
import { allTables, type Corpus } from '../corpus';
import { atSection, type Rule } from '../rule';

const isRounded = (printed: string) => /^(approximately|about|around)/i.test(printed);

/** The table cell that a figure of the text quotes: same configuration, quantity and unit. */
function quoted(corpus: Corpus, { row, column, unit }: ProseCell) {
  const table = allTables(corpus).find(
    ({ columns, rows }) =>
      columns.some((candidate) => candidate.id === column && candidate.unit === unit) &&
      rows.some(({ id }) => id === row),
  );
  return table?.rows.find(({ id }) => id === row)?.cells[column];
}

export const textAgainstTables: Rule = {
  id: 'text-against-tables',
  name: 'Figures quoted in the text are those of the tables',
  description: 'Figures that the text itself rounds and cells that print no number are left out.',
  check: (corpus) =>
    corpus.prose.cells.flatMap((figure) => {
      const cell = quoted(corpus, figure);
      if (cell?.value == null || isRounded(figure.printed) || cell.value === figure.value)
        return [];
      const place = `${figure.row} ${figure.column}`;
      return [atSection(`${place}: ${figure.printed} against ${cell.printed}`, figure.section)];
    }),
};
