import { describe, expect, it } from 'vitest';
import { statisticsByQuantity } from '../../src/comparison/errorStatistics';
import { resultsOf } from './study';

const comparisons = resultsOf('low-latency')
  .filter(({ comparable }) => comparable)
  .flatMap((result) => result.comparisons);

describe('all comparable configurations together, those in the ledger included', () => {
  const statistics = new Map(
    statisticsByQuantity(comparisons).map((line) => [line.name, line.statistics]),
  );

  it.each([
    ['throughput', 0.05, 0.14],
    ['roundtripTime', 0.05, 0.16],
    ['messageBoxCpu', 0.05, 0.14],
  ] as const)(
    '%s: median error at most %f, 90th percentile at most %f',
    (quantity, median, p90) => {
      const errors = statistics.get(quantity);
      expect(errors?.median).toBeLessThanOrEqual(median);
      expect(errors?.p90).toBeLessThanOrEqual(p90);
    },
  );
});
