import { figureOf } from '../corpus';
import { atFigure, type Rule } from '../rule';

const SECONDS_PER_HOUR = 3600;

/** Rows per message and a load that is not constant leave room; more than this does not follow. */
const MOST = 2;

export const backlogGrowth: Rule = {
  id: 'backlog-growth',
  name: 'A backlog grows by the load above the sustainable rate',
  description: 'At most twice as fast as the stated surplus.',
  check: ({ stated }) =>
    stated.flatMap((study) => {
      const surplus = figureOf(study, 'overdrive', 'surplusPerSecond')?.value;
      const backlog = figureOf(study, 'overdrive', 'backlogReached')?.value;
      const time = figureOf(study, 'overdrive', 'timeToTwoMillionHours');
      if (surplus == null || backlog == null || time?.value == null) return [];
      const hours = backlog / surplus / SECONDS_PER_HOUR;
      const message = `${hours.toFixed(1)} h at ${surplus}/s against ${time.printed}`;
      return hours <= MOST * time.value ? [] : [atFigure(message, study, time)];
    }),
};
