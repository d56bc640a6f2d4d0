import { figureOf } from '../corpus';
import { atFigure, type Rule } from '../rule';

export const repeatedFigures: Rule = {
  id: 'repeated-figures',
  name: 'A figure that the text repeats is the same each time',
  description: 'Same row and quantity in two sections.',
  check: ({ stated }) =>
    stated.flatMap((study) =>
      study.cells.flatMap((cell) => {
        const first = figureOf(study, cell.row, cell.column);
        const message = `${cell.printed} against ${first?.printed}`;
        return first?.value === cell.value ? [] : [atFigure(message, study, cell)];
      }),
    ),
};
