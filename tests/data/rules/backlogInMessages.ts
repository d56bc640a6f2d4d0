import { figureOf } from '../corpus';
import { atFigure, type Rule } from '../rule';

const SECONDS_PER_HOUR = 3600;

export const backlogInMessages: Rule = {
  id: 'backlog-in-messages',
  name: 'A backlog holds no more messages than have arrived',
  description: 'The stated rate of the load tool for the stated time.',
  check: ({ stated }) =>
    stated.flatMap((study) => {
      const rate = figureOf(study, 'overdrive', 'software.ratePerSecond')?.value;
      const hours = figureOf(study, 'overdrive', 'timeToTwoMillionHours')?.value;
      const backlog = figureOf(study, 'overdrive', 'backlogGoal');
      if (rate == null || hours == null || backlog?.value == null) return [];
      const arrived = rate * hours * SECONDS_PER_HOUR;
      const message = `${backlog.printed} against ${arrived} that arrived`;
      return backlog.value <= arrived ? [] : [atFigure(message, study, backlog)];
    }),
};
