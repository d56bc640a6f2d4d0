import { figureOf } from '../corpus';
import { atFigure, type Rule } from '../rule';

/** About the same, where figures are printed with “about”. */
const TOLERANCE = 0.1;

export const evenBalance: Rule = {
  id: 'even-balance',
  name: 'Servers of one kind use as much CPU for as many transactions',
  description: 'The second worker MessageBox against the first, within 10 %.',
  check: ({ stated }) =>
    stated.flatMap((study) => {
      const perTransaction = (server: string) => {
        const cpu = figureOf(study, 'L3', `cpu.${server}`)?.value;
        const rate = figureOf(study, 'L3', `transactionsPerSecond.${server}`)?.value;
        return cpu == null || rate == null ? Number.NaN : cpu / rate;
      };
      const figure = figureOf(study, 'L3', 'cpu.worker2');
      const ratio = perTransaction('worker2') / perTransaction('worker1');
      const message = `${ratio.toFixed(2)} of the CPU of worker 1 for each transaction`;
      return figure === undefined || Math.abs(ratio - 1) <= TOLERANCE
        ? []
        : [atFigure(message, study, figure)];
    }),
};
