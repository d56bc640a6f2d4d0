import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/simulator/digest';
import { samplesOf } from '../../../src/simulator/samples';
import { estimate, studentT95 } from '../../../src/simulator/statistics';
import { summarise } from '../../../src/simulator/summarise';
import { fakeReport } from './fakeModule';

describe('estimate', () => {
  it('gives the mean and a 95 % Student t interval', () => {
    // Standard deviation 1, three values: half width 4.30265 / sqrt(3).
    const { mean, low, high } = estimate([1, 2, 3]);
    expect(mean).toBe(2);
    expect(high - mean).toBeCloseTo(2.484138, 5);
    expect(mean - low).toBeCloseTo(2.484138, 5);
  });

  it('has no width for a single replication', () => {
    expect(estimate([5])).toEqual({ mean: 5, low: 5, high: 5 });
  });

  it.each([
    [1, 12.7062],
    [7, 2.3646],
    [30, 2.0423],
    [40, 2.0211],
    [120, 1.9799],
    [100_000, 1.96],
  ])('uses the t quantile for %i degrees of freedom', (degrees, expected) => {
    expect(studentT95(degrees)).toBeCloseTo(expected, 3);
  });
});

describe('summarise', () => {
  const reports = [0, 1, 2].map((replication) => fakeReport(1, replication));

  it('averages what is a mean and adds up what is counted', () => {
    const summary = summarise(1, reports);
    expect(summary.replications).toBe(3);
    expect(summary.metrics['throughput.median']?.mean).toBe(91);
    expect(summary.events).toBe(303);
    expect(summary.distribution).toEqual({ binMs: 20, counts: [3, 9] });
    expect(summary.stages?.map(({ meanMs }) => meanMs)).toEqual([11, 21]);
    expect(summary.machines[0]).toMatchObject({ name: 'BPI8X-O01', processors: 4, cpuPercent: 51 });
    expect(summary.series.roundtripMs).toEqual([0, null]);
  });

  it('puts the resource with the highest average utilisation first', () => {
    const { resources } = summarise(1, reports);
    expect(resources).toEqual([
      { id: 'dispatcher', label: 'Second', utilisationPercent: 75, waitMs: 2 },
      { id: 'lock', label: 'Publish lock', utilisationPercent: 60, waitMs: 1 },
      { id: 'dispatcher', label: 'First', utilisationPercent: 50, waitMs: 1 },
    ]);
  });

  it('leaves out a metric that has no samples', () => {
    expect(summarise(1, reports).metrics).not.toHaveProperty('p');
  });

  it('is unstable when one replication is, and says why', () => {
    const summary = summarise(1, [...reports, fakeReport(1, 3, 'unstable')]);
    expect(summary.status).toBe('unstable');
    expect(summary.unstableReason).toBe('A queue is full.');
  });

  it('needs a replication', () => {
    expect(() => summarise(1, [])).toThrow('at least one');
  });
});

describe('samplesOf', () => {
  it('keeps what a summary averages, in the order of the replications', () => {
    const reports = [0, 1, 2].map((replication) => fakeReport(1, replication));
    const samples = samplesOf(reports);
    const throughput = samples['throughput.median'] ?? [];
    expect(throughput).toEqual(reports.map(({ metrics }) => metrics['throughput.median']));
    expect(estimate(throughput.filter((value) => value !== null))).toEqual(
      summarise(1, reports).metrics['throughput.median'],
    );
    expect(samples.p).toEqual([null, null, null]);
  });
});

describe('digestOf', () => {
  it('depends on the order and is 16 hexadecimal digits', () => {
    expect(digestOf(['a', 'b'])).toMatch(/^[0-9a-f]{16}$/);
    expect(digestOf(['a', 'b'])).not.toBe(digestOf(['b', 'a']));
    // Published test vector of 64-bit FNV-1a for "foobar".
    expect(digestOf(['foo', 'bar'])).toBe('85944171f73967e8');
  });
});
