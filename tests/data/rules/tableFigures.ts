import { atFigure, type Rule } from '../rule';

/** Words that announce a rounded figure. */
const ROUNDED = /^(approximately|about|around|almost|nearly)/i;

export const tableFigures: Rule = {
  id: 'table-figures',
  name: 'Results quoted in the text are those of the tables',
  description: 'A figure of a table column, or its mean; figures the text rounds are left out.',
  check: ({ stated }) =>
    stated.flatMap((study) =>
      study.cells.flatMap((figure) => {
        const cells = study.tables.flatMap(({ rows }) => rows).find(({ id }) => id === figure.row);
        const cell = cells?.cells[figure.column.replace(/\.mean$/, '')];
        if (cell?.value == null || ROUNDED.test(figure.printed) || cell.value === figure.value) {
          return [];
        }
        return [atFigure(`${figure.printed} against ${cell.printed}`, study, figure)];
      }),
    ),
};
