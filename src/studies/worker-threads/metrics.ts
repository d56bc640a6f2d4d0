import { namedMetrics } from '../../comparison/namedMetrics';

/** Peaks and messages sent follow from settings alone; CPU is an average over the run. */
const SET = 0.05;
const AVERAGE = 0.1;
/** The study made one run of each configuration, next to a collapse at which runs differ this much. */
const COUNT = 0.15;

/** What the study reads off its counters in each of the four runs. */
const METRICS = [
  { id: 'sent', label: 'Sent', unit: 'messages', tolerance: SET },
  { id: 'received', label: 'Received', unit: 'messages', tolerance: COUNT },
  { id: 'completed', label: 'Completed', unit: 'orchestrations', tolerance: COUNT },
  {
    id: 'sqlConnections.peak',
    label: 'Peak at SQL Server',
    unit: 'connections',
    tolerance: SET,
  },
  { id: 'cpu.sql', label: 'CPU of SQL Server', unit: '%', tolerance: AVERAGE },
  {
    id: 'sqlStalledPercent',
    label: 'SQL Server stands still',
    unit: '% of the time',
    tolerance: AVERAGE,
  },
  { id: 'publishingDelayMs.peak', label: 'Longest publishing delay', unit: 'ms', tolerance: SET },
  { id: 'suspended', label: 'Suspended', unit: 'orchestrations' },
  { id: 'deadlockVictims', label: 'Deadlock victims', unit: 'transactions' },
  { id: 'hostRestarts', label: 'Hosts restarted', unit: 'times', tolerance: COUNT },
];

/** The offered load, and peaks that add up from the sizes of the pools. */
const GIVEN = ['sent', 'sqlConnections.peak'];

const FITTED = ['sent', 'received', 'completed', 'sqlConnections.peak', 'cpu.sql'];

export const workerThreads = namedMetrics(METRICS, {
  study: 'worker-threads',
  isFitted: (_, metric) => FITTED.includes(metric),
  // The delay of this run reaches the longest that the product allows, a documented parameter.
  isCap: (scenario, metric) =>
    scenario === 'worker-threads/200-throttled' && metric === 'publishingDelayMs.peak',
  // With 25 threads all that is sent is received: the offered load once more.
  countsAs: (scenario, metric) =>
    GIVEN.includes(metric) || (scenario === 'worker-threads/25' && metric === 'received')
      ? null
      : metric,
  precise: ['received', 'completed'],
});
