import { describe, expect, it } from 'vitest';
import type { Stage } from '../../src/simulator/report';
import type { Summary } from '../../src/simulator/types';
import { results, resultsOf } from './study';

const metricOf = ({ metrics }: Summary, name: string): number => {
  const estimate = metrics[name];
  if (estimate === undefined) throw new Error(`${name} is not reported.`);
  return estimate.mean;
};

const durationMs = ({ protocol }: Summary): number =>
  protocol.rampUpMs + protocol.steadyMs + protocol.rampDownMs;

const timeIn = (summary: Summary, belongs: (stage: Stage) => boolean): number =>
  (summary.stages ?? []).filter(belongs).reduce((sum, stage) => sum + stage.meanMs, 0);

/**
 * Users present on average: user k of n starts after k / n of the ramp-up and leaves after
 * (k + 1) / n of the ramp-down, k from 0.
 */
function meanUsers(users: number, summary: Summary): number {
  const { rampUpMs, rampDownMs } = summary.protocol;
  const lost = (rampUpMs * (users - 1) + rampDownMs * (users - 1)) / 2;
  return users - lost / durationMs(summary);
}

/** Relative to the right side; what is under way at the end of a run is in one side only. */
const EDGE = 0.005;

function expectEqual(left: number, right: number): void {
  expect(Math.abs(left - right)).toBeLessThanOrEqual(EDGE * right);
}

describe.each(results)('$scenario', ({ summary }) => {
  it('uses no more than all of each resource and processor', () => {
    const shares = [
      ...summary.resources.map(({ utilisationPercent }) => utilisationPercent),
      ...summary.machines.map(({ cpuPercent }) => cpuPercent),
    ];
    for (const share of shares) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(100 + 1e-9);
    }
  });
});

describe.each(resultsOf('low-latency'))('$scenario', ({ summary, values }) => {
  const perMs = metricOf(summary, 'roundtrips') / durationMs(summary);

  it('keeps within users and think time', () => {
    const { virtualUsers = 0, thinkTimeMs = 0 } = values;
    if (thinkTimeMs > 0) {
      const most = (1000 * virtualUsers) / thinkTimeMs;
      expect(metricOf(summary, 'throughput.mean')).toBeLessThanOrEqual(most);
      expect(metricOf(summary, 'throughput.median')).toBeLessThanOrEqual(most);
    }
  });

  it('orders its percentiles', () => {
    for (const time of ['requestTime', 'responseTime', 'roundtripTime']) {
      const percentiles = ['p50', 'p90', 'p95'].map((name) => metricOf(summary, `${time}.${name}`));
      expect(percentiles).toEqual([...percentiles].sort((a, b) => a - b));
    }
  });

  it('parts its histogram at its percentiles', () => {
    const { binMs = 1, counts = [] } = summary.distribution ?? {};
    const countIn = (bins: number) => counts.slice(0, bins).reduce((sum, count) => sum + count, 0);
    const shareBelow = (bins: number) => countIn(bins) / countIn(counts.length);
    for (const [name, share] of [
      ['p50', 0.5],
      ['p90', 0.9],
      ['p95', 0.95],
    ] as const) {
      const bins = metricOf(summary, `roundtripTime.${name}`) / binMs;
      if (bins >= counts.length - 1) continue; // beyond the histogram, whose last bin holds the rest
      // To a bin: percentiles are averaged over replications.
      expect(shareBelow(Math.floor(bins) - 1)).toBeLessThanOrEqual(share);
      expect(shareBelow(Math.ceil(bins) + 1)).toBeGreaterThanOrEqual(share);
    }
  });

  it('sorts every roundtrip into the histogram and the goals', () => {
    const counts = summary.distribution?.counts ?? [];
    const sorted = counts.reduce((sum, count) => sum + count, 0);
    expectEqual(sorted / summary.replications, metricOf(summary, 'roundtrips'));
    const shares = ['under500', 'from500to1000', 'over1000'].map((name) =>
      metricOf(summary, `goal.${name}`),
    );
    expectEqual(
      shares.reduce((sum, share) => sum + share, 0),
      100,
    );
  });

  // The laws below hold for a run that reached its end.
  describe.runIf(summary.status === 'done')('in a settled run', () => {
    it('finishes what it accepts (flow balance)', () => {
      expectEqual(1000 * perMs, metricOf(summary, 'throughput.mean'));
    });

    it("obeys Little's law in the whole system", () => {
      expectEqual(perMs * timeIn(summary, () => true), metricOf(summary, 'inSystem.mean'));
    });

    it("obeys Little's law in the application queue", () => {
      const waiting = timeIn(summary, ({ id }) => id === 'pollWait');
      expectEqual(perMs * waiting, metricOf(summary, 'applicationQueue.mean'));
    });

    it('obeys the interactive response-time law', () => {
      const { virtualUsers = 0, thinkTimeMs = 0 } = values;
      const cycleMs = metricOf(summary, 'acknowledgementTime.mean') + thinkTimeMs;
      const perSecond = metricOf(summary, 'throughput.mean');
      expectEqual((perSecond * cycleMs) / 1000, meanUsers(virtualUsers, summary));
    });
  });
});
