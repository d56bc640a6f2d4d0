import { figureOf } from '../corpus';
import { atFigure, type Rule } from '../rule';

const ROLES = ['receive', 'send', 'orchestration', 'queueManager', 'loadGenerator'];

export const machineSum: Rule = {
  id: 'machine-sum',
  name: 'The computers by role add up to the stated number',
  description: 'Each computer besides the databases has one role.',
  check: ({ stated }) =>
    stated.flatMap((study) => {
      const count = figureOf(study, 'machines', 'count');
      if (count?.value == null) return [];
      const sum = ROLES.reduce(
        (total, role) => total + (figureOf(study, 'machines', role)?.value ?? 0),
        0,
      );
      return sum === count.value
        ? []
        : [atFigure(`${sum} with a role, ${count.printed}`, study, count)];
    }),
};
