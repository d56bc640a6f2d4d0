import { workerThreadsIndex } from '../../studies/worker-threads/lab';
import { type Figure, text } from '../text';
import type { Goal, Seen, Tour } from '../types';
import { CHART, CONFIGURATIONS, EXPLANATION, knob, metricOf, NUMBERS, simulated } from './parts';

const COMPLETED = 'completed';
const RESTARTS = 'hostRestarts';
const LAB = '/worker-threads/lab';

/** What the study printed of a run, such as the completions of "100". */
function printed(run: string): Figure {
  const value = workerThreadsIndex.configurations.find(({ id }) => id === run)?.measured[COMPLETED];
  if (value == null) throw new Error(`${run} has no ${COMPLETED}.`);
  return { value, metric: COMPLETED, kind: 'measured' };
}

const completed = ({ summary }: Seen) => metricOf(summary, COMPLETED);
const restarts = ({ summary }: Seen) => metricOf(summary, RESTARTS);
const threads = ({ values }: Seen) => values.maxWorkerThreads ?? 0;

/** A run below this share of what it could complete has collapsed. */
const COLLAPSED = 0.5;
const hasCollapsed = (seen: Seen) =>
  completed(seen) < COLLAPSED * metricOf(seen.published, COMPLETED);

const runStop = (run: string, label: string): Goal => ({
  label,
  isMet: ({ configuration, isChanged }) => configuration === run && !isChanged,
  missing: ({ summary }) => [
    'This run completes ',
    simulated(summary, COMPLETED),
    ` orchestrations. Choose the configuration ${run}, too, and leave its knobs as they are.`,
  ],
});

const noRestarts: Goal = {
  label: 'no restarts',
  isMet: (seen) => restarts(seen) === 0,
  missing: ({ summary }) =>
    text`Host instances still restart: ${simulated(summary, RESTARTS)} times in the mean of the runs.`,
};

const keepsThreads: Goal = {
  label: 'threads kept',
  isMet: ({ values, publishedValues }) =>
    values.maxWorkerThreads === publishedValues.maxWorkerThreads,
  missing: () => text`Leave the threads at 200: they are the question.`,
};

const threadsKnob = knob('maxWorkerThreads', 'MaxWorkerThreads');

/** From a pool that works over the edge, and three ways back. */
export const collapse: Tour = {
  id: 'collapse',
  steps: [
    {
      title: 'A larger pool is better',
      page: LAB,
      start: 'config=25',
      task: text`Look at the run with the default pool, then choose 100 threads above the lab.`,
      look: text`Completed. Measured, it went from ${printed('25')} to ${printed('100')} orchestrations.`,
      hint: text`The configurations are the runs of the study. Choosing one sets all its knobs.`,
      focus: { task: CONFIGURATIONS, look: NUMBERS },
      goals: [runStop('25', 'default'), runStop('100', '100 threads')],
      isCollected: true,
    },
    {
      title: 'Until it is not',
      page: LAB,
      task: text`Go on the same way: choose 200 threads.`,
      look: text`Completed, and what the sentence says the run waits for. Measured, ${printed('200')} orchestrations were completed.`,
      hint: text`Choose the run 200 above the lab, not the throttled one.`,
      focus: { task: CONFIGURATIONS, look: EXPLANATION },
      goals: [
        runStop('200', '200 threads'),
        {
          label: 'hosts restart',
          isMet: (seen) => restarts(seen) > 0,
          missing: () => text`In this run nothing restarts yet.`,
        },
      ],
    },
    {
      title: 'Up to the edge',
      page: LAB,
      start: 'config=100',
      task: text`Raise the threads to 120 or more, but so that nothing collapses.`,
      look: text`Completed keeps rising. Nothing in these numbers warns of what comes.`,
      hint: text`Type a number into the box of MaxWorkerThreads. Where it is too high, go back a little.`,
      focus: { task: threadsKnob, look: NUMBERS },
      goals: [
        {
          label: '120 or more',
          isMet: (seen) => threads(seen) >= 120,
          missing: () => text`There is room for more threads.`,
        },
        {
          label: 'more completed',
          isMet: (seen) => completed(seen) > metricOf(seen.published, COMPLETED),
          missing: ({ summary, published }) =>
            text`${simulated(summary, COMPLETED)} are completed, with 100 threads ${simulated(published, COMPLETED)}: this is over the edge.`,
        },
      ],
    },
    {
      title: 'Over the edge',
      page: LAB,
      start: 'config=100&maxWorkerThreads=110',
      task: text`Find both sides of the edge, each with 121 to 129 threads: a run that does better than 100 threads, and one that loses more than half.`,
      look: text`The time panels. Behind the edge a burst ends in a standstill, and the next one meets a system that has not recovered.`,
      hint: text`Halve the distance each time, as in guessing a number.`,
      focus: { task: threadsKnob, look: CHART },
      goals: [
        {
          label: 'good side',
          isMet: (seen) =>
            threads(seen) > 120 &&
            threads(seen) < 130 &&
            completed(seen) > metricOf(seen.published, COMPLETED),
          missing: ({ summary }) =>
            text`${simulated(summary, COMPLETED)} completed. Look for more than with 100 threads.`,
        },
        {
          label: 'collapsed',
          isMet: (seen) => threads(seen) > 120 && threads(seen) < 130 && hasCollapsed(seen),
          missing: ({ summary }) =>
            text`${simulated(summary, COMPLETED)} completed: that is no collapse. A few threads more.`,
        },
      ],
      isCollected: true,
    },
    {
      title: 'What the threads take',
      page: LAB,
      start: 'config=200',
      task: text`Keep 200 threads. Give SQL Server so many workers that no host instance restarts.`,
      look: text`What is busiest. With too few workers the sessions hold all of them and wait for each other.`,
      hint: text`Each session needs a worker while it waits for a lock. Compare the peak of the connections with the workers.`,
      focus: { task: knob('sqlWorkers', 'SQL Server worker threads'), look: EXPLANATION },
      goals: [keepsThreads, noRestarts],
    },
    {
      title: 'Count all the pools',
      page: LAB,
      start: 'config=200',
      task: text`The same threads, the same workers: change only the number of host instances that run orchestrations, until nothing restarts.`,
      look: text`Completed. What counts for the workers is all pools together.`,
      hint: text`Four pools of 100 worked. How many pools of 200 are as many threads?`,
      focus: { task: knob('orchestrationHosts', 'Orchestration hosts'), look: NUMBERS },
      goals: [
        keepsThreads,
        {
          label: 'workers kept',
          isMet: ({ values, publishedValues }) => values.sqlWorkers === publishedValues.sqlWorkers,
          missing: () => text`Leave the workers of SQL Server as published.`,
        },
        noRestarts,
      ],
    },
    {
      title: 'Throttling, and its price',
      page: LAB,
      start: 'config=200-throttled',
      task: text`Here sessions are throttled, and hosts still restart. Throttle until none does.`,
      look: text`Completed. Measured, throttling brought ${printed('200-throttled')} instead of ${printed('200')}. What does the run without a restart complete?`,
      hint: text`Lower the sessions per processor at which throttling begins.`,
      focus: { task: knob('connectionsPerCpu', 'sessions per processor'), look: NUMBERS },
      goals: [
        keepsThreads,
        {
          label: 'throttled',
          isMet: ({ values }) => (values.connectionsPerCpu ?? 0) > 0,
          missing: () => text`Zero turns throttling off.`,
        },
        noRestarts,
      ],
    },
  ],
};
