import { expect, it } from 'vitest';
import { claimsEvidence } from '../../../src/comparison/claimsEvidence';
import type { JudgedClaim } from '../../../src/comparison/claimsTypes';
import { lowLatency } from '../../../src/studies/low-latency/metrics';

const side = { metric: 'throughput.median' };
const claims = [
  { measured: 'holds', simulated: 'holds', comparisons: [{ left: side, right: side }] },
] as unknown as JudgedClaim[];

/** Runs of the same settings: 2 % apart within a test case, 6 % between two. */
const values: Readonly<Record<string, number>> = { a: 100, b: 102, c: 100, d: 106 };
const read = (configuration: string, metric: string) => ({
  scenario: `low-latency/${configuration}`,
  configuration,
  metric,
  printed: null,
  value: values[configuration] ?? null,
});
const repeats = { within: ['a', 'b'], between: ['c', 'd'] } as const;

it('says how far a study differs from itself, within and between test cases', () => {
  const judged = { claims, read, metrics: lowLatency };
  const { repeatability } = claimsEvidence({ ...judged, repeats }, []);
  expect(repeatability).toEqual([
    {
      metric: 'throughput',
      text: 'Throughput',
      within: expect.closeTo(0.02, 2),
      between: expect.closeTo(0.06, 2),
    },
  ]);
  expect(claimsEvidence({ ...judged, repeats: null }, []).repeatability).toEqual([]);
});
