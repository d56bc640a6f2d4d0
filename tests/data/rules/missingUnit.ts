import { atFigure, type Rule } from '../rule';

const BARE = /^[\d.,]+$/;

export const missingUnit: Rule = {
  id: 'missing-unit',
  name: 'A percentage is printed as one',
  description: 'A bare number is no share of anything.',
  check: ({ stated }) =>
    stated.flatMap((study) =>
      study.cells
        .filter(({ printed, unit }) => unit === '%' && BARE.test(printed))
        .map((cell) => atFigure(`${cell.printed} without a unit`, study, cell)),
    ),
};
