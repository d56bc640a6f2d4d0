import { judgedQuantities, type NamedMetric, textIn, unitIn } from './named';
import type { StudyMetrics } from './types';

/** What the study reads off its counters in each of the four runs. */
export const WORKER_THREADS_METRICS: readonly NamedMetric[] = [
  { id: 'sent', label: 'Sent', unit: 'messages', tolerance: 0.05 },
  { id: 'received', label: 'Received', unit: 'messages', tolerance: 0.15 },
  { id: 'completed', label: 'Completed', unit: 'orchestrations', tolerance: 0.25 },
  {
    id: 'sqlConnections.peak',
    label: 'Peak SQL connections',
    unit: 'connections',
    tolerance: 0.05,
  },
  { id: 'cpu.sql', label: 'CPU of SQL Server', unit: '%', tolerance: 0.1 },
  { id: 'sqlStalledPercent', label: 'SQL Server at 0 %', unit: '% of the time', tolerance: 0.1 },
  { id: 'publishingDelayMs.peak', label: 'Longest publishing delay', unit: 'ms', tolerance: 0.1 },
  { id: 'suspended', label: 'Suspended', unit: 'orchestrations' },
  { id: 'deadlockVictims', label: 'Deadlock victims', unit: 'transactions' },
  { id: 'hostRestarts', label: 'Host restarts', unit: 'restarts', tolerance: 0.1 },
];

const FITTED = ['sent', 'received', 'completed', 'sqlConnections.peak', 'cpu.sql'];

export const workerThreads: StudyMetrics = {
  study: 'worker-threads',
  metrics: WORKER_THREADS_METRICS.map(({ id }) => id),
  quantities: judgedQuantities(WORKER_THREADS_METRICS),
  unitOf: unitIn(WORKER_THREADS_METRICS),
  textOf: textIn(WORKER_THREADS_METRICS),
  isShown: () => true,
  isFitted: (_, metric) => FITTED.includes(metric),
  incomparable: {},
};
