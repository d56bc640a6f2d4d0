import type { Outcome } from '../../../lab/types';

/** Throughput and what it takes of the databases. */
export const OUTCOMES: readonly Outcome[] = [
  {
    id: 'orchestrationsPerSecond',
    label: 'Throughput',
    unit: '/s',
    metric: 'orchestrationsPerSecond',
  },
  { id: 'cpu.master', label: 'CPU master', unit: '%', metric: 'cpu.master' },
  { id: 'cpu.worker1', label: 'CPU worker 1', unit: '%', metric: 'cpu.worker1' },
  {
    id: 'transactionsPerSecond.master',
    label: 'Transactions',
    unit: '/s',
    metric: 'transactionsPerSecond.master',
  },
];
