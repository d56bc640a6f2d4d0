import { describe, expect, it } from 'vitest';
import type { Summary } from '../../../src/simulator/types';
import {
  judgeStep,
  maximumOf,
  nextRate,
  type Step,
} from '../../../src/studies/capacity/lab/maximum/procedure';

const step = (ratePerSecond: number, verdict: Step['verdict'] = 'holds'): Step => ({
  ratePerSecond,
  receivedPerSecond: ratePerSecond,
  cleanupSeconds: 30,
  cleanupFailuresPercent: 0,
  growthPerHour: 0,
  verdict,
});

/** Walks the procedure on a system with a known maximum. */
function walk(maximum: number): Step[] {
  const steps: Step[] = [];
  for (let rate = nextRate(steps); rate !== null; rate = nextRate(steps)) {
    steps.push(step(rate, rate <= maximum ? 'holds' : 'spool grows'));
  }
  return steps;
}

const rows = (perHour: number) =>
  Array.from({ length: 360 }, (_, index) => (perHour * index) / 360);
const hour = (receivedPerSecond: number, growth: number): Summary => {
  const estimate = (mean: number) => ({ mean, low: mean, high: mean });
  return {
    modelVersion: '1.0.0',
    digest: '',
    status: 'done',
    unstableReason: null,
    events: 0,
    machines: [],
    resources: [],
    seed: 1,
    replications: 1,
    metrics: { receivedPerSecond: estimate(receivedPerSecond), cleanupSeconds: estimate(30) },
    series: { stepMs: 10_000, spoolRows: rows(growth), offeredPerSecond: rows(1).map(() => 150) },
    protocol: { rampUpMs: 0, steadyMs: 3_600_000, rampDownMs: 0, rampsCount: false },
  };
};

describe('the procedure of the study', () => {
  it('climbs in large steps, then narrows down', () => {
    expect(walk(125).map(({ ratePerSecond }) => ratePerSecond)).toEqual([
      100, 110, 120, 130, 122, 124, 126,
    ]);
    expect(maximumOf(walk(125))).toBe(124);
  });

  it('ends where nothing holds and where everything does', () => {
    expect(walk(50)).toHaveLength(1);
    expect(maximumOf(walk(50))).toBeNull();
    expect(maximumOf(walk(1000))).toBe(400);
    expect(nextRate(walk(1000))).toBeNull();
  });

  it('tells a level spool from a growing one, and a receive rate that follows from one that does not', () => {
    expect(judgeStep(150, hour(150, 0)).verdict).toBe('holds');
    const grows = judgeStep(150, hour(149, 300_000));
    expect(grows.verdict).toBe('spool grows');
    expect(grows.growthPerHour).toBeCloseTo(300_000, -3);
    expect(judgeStep(150, hour(140, 0)).verdict).toBe('receiving gives way');
  });
});
