import { describe, expect, it } from 'vitest';
import {
  errorStatistics,
  statisticsByMetric,
  statisticsByQuantity,
} from '../../../src/comparison/errorStatistics';
import type { Comparison } from '../../../src/comparison/types';

const comparison = (label: string, error: number | null): Comparison => ({
  scenario: `low-latency/${label}`,
  metric: 'throughput.median',
  unit: 'messages/s',
  measured: 100,
  simulated: 100 * (1 + (error ?? 0)),
  low: 0,
  high: 0,
  error,
  role: 'calibrated',
  quantity: 'throughput',
  tolerance: 0.1,
});
const comparisons = [0.1, -0.2, 0.3, -0.4, 0.5, null].map((error, index) =>
  comparison(`1-${'ABCDEF'[index]}`, error),
);

describe('errorStatistics', () => {
  it('interpolates quantiles of the absolute errors between order statistics', () => {
    const statistics = errorStatistics(comparisons);
    expect(statistics).toMatchObject({ count: 5, worst: 0.5, worstScenario: 'low-latency/1-E' });
    expect(statistics?.median).toBeCloseTo(0.3, 12);
    expect(statistics?.p90).toBeCloseTo(0.46, 12);
  });

  it('has nothing to say without errors', () => {
    expect(errorStatistics([comparison('1-A', null)])).toBeNull();
    expect(statisticsByQuantity([comparison('1-A', null)])).toEqual([]);
  });

  it('groups by study and by quantity or metric', () => {
    const other = { ...comparison('X', 0.01), scenario: 'capacity/overdrive', quantity: null };
    const all = [...comparisons, other];
    expect(statisticsByQuantity(all).map(({ study, name }) => [study, name])).toEqual([
      ['low-latency', 'throughput'],
    ]);
    expect(statisticsByMetric(all).map(({ study, name }) => [study, name])).toEqual([
      ['low-latency', 'throughput.median'],
      ['capacity', 'throughput.median'],
    ]);
  });
});
