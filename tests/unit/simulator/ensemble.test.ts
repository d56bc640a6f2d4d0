import { describe, expect, it } from 'vitest';
import {
  ENSEMBLE_REPLICATIONS,
  ensembleRuns,
  excessOf,
  spreadOf,
  varianceBetween,
} from '../../../src/simulator/ensemble';
import { fakeReport } from './fakeModule';

/** Draws that repeat themselves: Park and Miller's generator, then the sum of twelve. */
function normals(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => Array.from({ length: 12 }, uniform).reduce((sum, one) => sum + one, -6);
}

const reportOf = (throughput: number | null, status: 'done' | 'unstable' = 'done') => ({
  ...fakeReport(1, 0, status),
  metrics: { throughput },
});

describe('the variance between groups', () => {
  it('is that of a worked example', () => {
    // Groups (1, 3), (5, 7), (9, 11): within 2, between 2 · var(2, 6, 10) = 32, so (32 - 2) / 2.
    expect(
      varianceBetween([
        [1, 3],
        [5, 7],
        [9, 11],
      ]),
    ).toBe(15);
  });

  it('is never negative: groups alike within chance have none', () => {
    expect(
      varianceBetween([
        [0, 4],
        [1, 3],
        [2, 2.5],
      ]),
    ).toBe(0);
  });

  it('finds what was put in, without what chance adds', () => {
    const draw = normals(7);
    const groups = Array.from({ length: 4000 }, () => {
      const centre = 0.05 * draw();
      return [centre + 0.08 * draw(), centre + 0.08 * draw()];
    });
    // Its standard error is 0.0015.
    expect(Math.abs(Math.sqrt(varianceBetween(groups)) - 0.05)).toBeLessThan(0.005);
  });
});

describe('the runs of a scenario with every set', () => {
  const sets = [
    [1, 2],
    [3, 4],
  ];
  const runs = ensembleRuns({ study: 'low-latency', values: [7], seed: 9 }, { sets });

  it('stand set by set, each with its own replications', () => {
    expect(runs.map(({ parameters, replication }) => [parameters, replication])).toEqual([
      [[1, 2], 0],
      [[1, 2], 1],
      [[3, 4], 0],
      [[3, 4], 1],
    ]);
    expect(new Set(runs.map(({ seed, protocol }) => `${seed} ${protocol}`))).toEqual(
      new Set(['9 preview']),
    );
  });
});

describe('the spread of a metric', () => {
  const sets = Array.from({ length: 24 }, (_, set) => 100 * Math.exp(0.02 * (set - 11.5)));
  const reports = (values: readonly (number | null)[]) =>
    values.flatMap((value) => Array.from({ length: ENSEMBLE_REPLICATIONS }, () => reportOf(value)));

  it('is the standard deviation of its logarithm', () => {
    const logs = sets.map(Math.log);
    const centre = logs.reduce((sum, one) => sum + one, 0) / 24;
    const variance = logs.reduce((sum, one) => sum + (one - centre) ** 2, 0) / 23;
    expect(spreadOf(reports(sets)).throughput).toBeCloseTo(Math.sqrt(variance), 12);
  });

  it('leaves out sets without an end, and is not told where few are left', () => {
    const some = reports(sets);
    const unstable = some.map((report, index) =>
      index < 20 ? reportOf(report.metrics.throughput ?? null, 'unstable') : report,
    );
    expect(spreadOf(unstable).throughput).toBeCloseTo(spreadOf(some.slice(20)).throughput ?? 0, 12);
    const most = some.map((report, index) =>
      index < 26 ? reportOf(report.metrics.throughput ?? null, 'unstable') : report,
    );
    expect(spreadOf(most)).toEqual({});
    expect(spreadOf(reports(sets.map(() => null)))).toEqual({});
  });

  it('counts above that of the nearest measured configuration, by squares', () => {
    expect(excessOf({ a: 0.05, b: 0.02, c: 0.1 }, { a: 0.03, b: 0.03 })).toEqual({
      a: expect.closeTo(0.04),
      b: 0,
      c: expect.closeTo(0.1),
    });
    expect(excessOf({ a: 0.05 }, undefined)).toEqual({ a: expect.closeTo(0.05) });
  });
});
