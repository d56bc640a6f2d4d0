import { namedMetrics } from '../../comparison/namedMetrics';

/** Throughput of each configuration, and what the text states of the run it shows. */
const METRICS = [
  {
    id: 'orchestrationsPerSecond',
    label: 'Throughput',
    unit: 'orchestrations/s',
    tolerance: 0.05,
  },
  { id: 'cpu.master', label: 'CPU of the master', unit: '%', tolerance: 0.05 },
  { id: 'cpu.worker1', label: 'CPU of worker 1', unit: '%', tolerance: 0.05 },
  { id: 'cpu.worker2', label: 'CPU of worker 2', unit: '%', tolerance: 0.05 },
  {
    id: 'transactionsPerSecond.master',
    label: 'Transactions of the master',
    unit: 'transactions/s',
    tolerance: 0.05,
  },
  {
    id: 'transactionsPerSecond.worker1',
    label: 'Transactions of worker 1',
    unit: 'transactions/s',
    tolerance: 0.05,
  },
  {
    id: 'transactionsPerSecond.worker2',
    label: 'Transactions of worker 2',
    unit: 'transactions/s',
    tolerance: 0.05,
  },
  {
    id: 'orchestrationsPerSecond.peak',
    label: 'Peak throughput',
    unit: 'orchestrations/s',
    tolerance: 0.1,
  },
];

/** The least bound and that of each part. */
const BOUNDS = ['', '.receive', '.process', '.threads', '.send', '.master', '.worker'];

/** The only metric of which no parameter was set. */
const PREDICTED = 'orchestrationsPerSecond.peak';

export const scaleUp = namedMetrics(METRICS, {
  study: 'scale-up',
  isFitted: (_, metric) => metric !== PREDICTED,
  // Each follows from the throughput by one demand, so that all six err as the run shown does.
  countsAs: (_, metric) => (/^(cpu|transactionsPerSecond)\./.test(metric) ? 'counters' : metric),
  precise: ['orchestrationsPerSecond'],
  further: Object.fromEntries(BOUNDS.map((part) => [`bound${part}`, 'orchestrations/s'])),
});
