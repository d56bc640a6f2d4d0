import { expect, it } from 'vitest';
import type { ReplayedStudy } from '../../../src/comparison/replayedStudy';
import { ledgerRows } from '../../../src/evidence/ledgerRows';

const metrics = { incomparable: { 'low-latency/21-B': 'It contradicts itself.' } };

/** A configuration with the errors of its metrics. */
const result = (row: string, errors: Readonly<Record<string, number>>) => ({
  configuration: { scenario: `low-latency/${row}`, metrics },
  comparisons: Object.entries(errors).map(([metric, error]) => ({ metric, error })),
});

const entry = (row: string, metric: string) => ({
  scenario: `low-latency/${row}`,
  metric,
  reason: `${row} ${metric}`,
  since: '1.1.0',
});

const study = {
  ledger: [
    entry('1-A', 'cpu'),
    entry('1-A', 'throughput'),
    entry('9-A', 'cpu'),
    entry('9-A', 'gone'),
    entry('8-A', 'cpu'),
  ],
  results: [
    result('1-A', { throughput: 0.1, cpu: 0.2 }),
    result('9-A', { throughput: 0.3, cpu: 0.4 }),
    result('21-B', { throughput: 0.5 }),
  ],
} as unknown as ReplayedStudy;

it('names what is not compared and why, then what is missed, each with its own error', () => {
  expect(ledgerRows(study)).toEqual([
    {
      scenario: 'low-latency/21-B',
      metric: null,
      error: null,
      reason: 'It contradicts itself.',
      since: null,
    },
    { ...entry('1-A', 'cpu'), error: 0.2 },
    { ...entry('1-A', 'throughput'), error: 0.1 },
    { ...entry('9-A', 'cpu'), error: 0.4 },
    { ...entry('9-A', 'gone'), error: null },
    { ...entry('8-A', 'cpu'), error: null },
  ]);
});
