import { text } from '../text';
import { knob, metricOf, NUMBERS, simulated } from '../tours/parts';
import { onlyMoves } from './rules';
import type { Challenge } from './types';

const COMPLETED = 'completed';

export const edge: Challenge = {
  id: 'edge',
  page: '/worker-threads/lab',
  start: 'config=100',
  task: text`Give the pool as many threads as you dare: it must still complete more than with 100.`,
  hint: text`Between two neighbours lies the edge. Runs on it differ by chance: read the mean.`,
  focus: [knob('maxWorkerThreads', 'MaxWorkerThreads'), NUMBERS],
  goals: [
    {
      label: 'more completed',
      isMet: ({ summary, published }) =>
        metricOf(summary, COMPLETED) > metricOf(published, COMPLETED),
      missing: ({ summary, published }) =>
        text`${simulated(summary, COMPLETED)} are completed; more than ${simulated(published, COMPLETED)} are wanted.`,
    },
    onlyMoves(['maxWorkerThreads'], 'MaxWorkerThreads'),
  ],
  scoreOf: ({ values }) => values.maxWorkerThreads ?? Number.NaN,
};
