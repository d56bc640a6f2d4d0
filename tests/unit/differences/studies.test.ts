import { describe, expect, it } from 'vitest';
import { source } from '../../../scripts/evidenceSource';
import { meetsGoal } from '../../../src/evidence/bands/coverage';
import { allDifferences, pairsOfStudy } from '../../../src/evidence/differences/table';
import { studyNamed } from '../../../src/studies/registry';

const evidence = allDifferences(source);
const of = (study: string) => {
  const found = evidence.find((one) => one.study === study);
  if (found === undefined) throw new Error(`no ${study}`);
  return found;
};
const rowOf = (study: string, metric: string) =>
  of(study).rows.find((row) => row.metric === metric);
const told = evidence.filter(({ rows }) => rows.length > 0);

describe('differences that are judged without their own', () => {
  it('lie in their bands as often as bands promise, and are told in the right direction', () => {
    expect(told.map(({ study }) => study)).toEqual(['low-latency', 'adapters']);
    for (const { tried } of told) {
      expect(meetsGoal(tried.coverage)).toBe(true);
      expect(tried.right / tried.told).toBeGreaterThanOrEqual(0.93);
    }
  });

  it('are told for at least half of the large changes', () => {
    const sum = (key: 'large' | 'largeTold') =>
      evidence.reduce((total, { tried }) => total + tried[key], 0);
    expect(sum('largeTold') / sum('large')).toBeGreaterThanOrEqual(0.5);
  });
});

describe('what the pairs of the low-latency study say', () => {
  it('rests on pairs that differ', () => {
    const { pairs } = pairsOfStudy(studyNamed('low-latency'), source);
    expect(pairs.filter(({ changed }) => changed.length === 0)).toEqual([]);
  });

  it('is as an independent look at them found: half widths and directions', () => {
    const medians = ['throughput', 'requestTime', 'responseTime', 'roundtripTime'];
    const widths = medians.map((name) => rowOf('low-latency', `${name}.median`)?.all.halfWidth);
    [0.102, 0.1353, 0.1368, 0.1088].forEach((found, index) => {
      expect(Math.abs((widths[index] ?? 0) - found)).toBeLessThan(0.002);
    });
    expect(rowOf('low-latency', 'throughput.median')?.all.directionFrom).toBeLessThan(0.03);
    expect(rowOf('low-latency', 'roundtripTime.median')?.all.directionFrom).toBeCloseTo(0.0566, 2);
  });

  const fromOneBoxToThree = () =>
    pairsOfStudy(studyNamed('low-latency'), source).pairs.find(
      ({ from, to, metric }) =>
        from === 'low-latency/18-D' && to === 'low-latency/19-A' && metric === 'throughput.median',
    );

  it('withholds the direction of latencies where MessageBoxes are turned, and not that of throughput', () => {
    const boxes = (metric: string) => rowOf('low-latency', metric)?.knobs.messageBoxes;
    for (const metric of ['requestTime.median', 'responseTime.median', 'roundtripTime.median'])
      expect(boxes(metric)).toMatchObject({ directionFrom: null });
    expect(boxes('throughput.median')?.directionFrom).toBeLessThan(
      Math.abs(fromOneBoxToThree()?.predicted ?? 0),
    );
  });

  it('is made of 18-D and 19-A as they are printed', () => {
    const pair = fromOneBoxToThree();
    expect(pair?.changed.map(({ id }) => id)).toContain('messageBoxes');
    expect(Math.exp(pair?.measured ?? 0) - 1).toBeCloseTo(-0.17, 1);
    expect(pair?.predicted).toBeLessThan(0);
  });
});
