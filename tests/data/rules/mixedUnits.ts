import type { ProseCell } from '../../../src/measured/types';
import { figureOf, type StatedStudy } from '../corpus';
import { atFigure, type Rule } from '../rule';

/** The unit of a quantity in the tables, or where the text states it first. */
const unitOf = (study: StatedStudy, { row, column }: ProseCell): string | undefined =>
  study.tables
    .find(({ rows }) => rows.some(({ id }) => id === row))
    ?.columns.find(({ id }) => id === column)?.unit ?? figureOf(study, row, column)?.unit;

export const mixedUnits: Rule = {
  id: 'mixed-units',
  name: 'A quantity has one unit',
  description: 'A figure of the text against the table column, or against its first statement.',
  check: ({ stated }) =>
    stated.flatMap((study) =>
      study.cells.flatMap((cell) => {
        const unit = unitOf(study, cell);
        const message = `${cell.unit} against ${unit}`;
        return unit === cell.unit ? [] : [atFigure(message, study, cell)];
      }),
    ),
};
