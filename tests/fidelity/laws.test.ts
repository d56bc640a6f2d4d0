import { describe, expect, it } from 'vitest';
import type { Stage } from '../../src/simulator/report';
import type { Summary } from '../../src/simulator/types';
import { countedMs } from '../support/countedMs';
import { results, resultsOf } from './study';

const metricOf = ({ metrics }: Summary, name: string): number => {
  const estimate = metrics[name];
  if (estimate === undefined) throw new Error(`${name} is not reported.`);
  return estimate.mean;
};

const timeIn = (summary: Summary, belongs: (stage: Stage) => boolean): number =>
  (summary.stages ?? []).filter(belongs).reduce((sum, stage) => sum + stage.meanMs, 0);

/** A response goes with the completion batch of its host instance after this time at the latest (Table 1). */
const BATCH_TIMEOUT_MS = 1000;
/** More than one way over the network takes. */
const NETWORK_MS = 2;

/** What a message passes while it is in the application queue, before the host instance has sent it. */
const QUEUED = [
  'pollWait',
  'loadWait',
  'queueLockWait',
  'dequeue',
  'inflightWait',
  'dispatchWait',
  'dispatch',
  'sendProcessorWait',
  'connectionWait',
  'send',
];
/** What a completion passes on the way to its commit. */
const COMPLETING = ['completionThreadWait', 'databaseWait', 'prepare', 'publishWait', 'publish'];

/**
 * Time in the application queue that the stages tell: a request is in it until its response is published, and is deleted
 * then; the response follows until it is sent.
 */
const queuedMs = (summary: Summary): number =>
  timeIn(summary, ({ path, id }) => path === 'response' || QUEUED.includes(id));

/** Where a response spans MessageBoxes its request is deleted a little before it is visible itself. */
const betweenMs = (summary: Summary, boxes: number): number =>
  boxes > 1 ? timeIn(summary, ({ path, id }) => path === 'response' && id === 'prepare') : 0;

/**
 * The longest that a sent response is in the queue on average until it is deleted: its acknowledgement comes back, it waits
 * for a batch with fewer than its number of actions, and for a transaction that takes no longer than one that stores.
 */
function deletingMs(summary: Summary, completeSize: number, perMs: number): number {
  const hosts = summary.machines.filter(({ roles }) => roles.includes('send')).length;
  const gatheringMs = Math.min(BATCH_TIMEOUT_MS, (hosts * (completeSize - 1)) / perMs);
  const completingMs = timeIn(
    summary,
    ({ path, id }) => path === 'response' && COMPLETING.includes(id),
  );
  return NETWORK_MS + gatheringMs + completingMs;
}

/** Relative to the right side; what is under way where counting begins or ends is in one side only. */
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
  const perMs = metricOf(summary, 'roundtrips') / countedMs(summary.protocol);

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
      const { httpOutCompleteSize = Number.NaN } = values;
      const { messageBoxes = 1, boxesOnDta = 0, boxesOnThird = 0 } = values;
      const inMs = queuedMs(summary);
      const leastMs = inMs - betweenMs(summary, messageBoxes + boxesOnDta + boxesOnThird);
      const mostMs = inMs + deletingMs(summary, httpOutCompleteSize, perMs);
      const found = metricOf(summary, 'applicationQueue.mean');
      expect(found).toBeGreaterThanOrEqual((1 - EDGE) * perMs * leastMs);
      expect(found).toBeLessThanOrEqual((1 + EDGE) * perMs * mostMs);
    });

    it('obeys the interactive response-time law', () => {
      const { virtualUsers = 0, thinkTimeMs = 0 } = values;
      const cycleMs = metricOf(summary, 'acknowledgementTime.mean') + thinkTimeMs;
      const perSecond = metricOf(summary, 'throughput.mean');
      expectEqual((perSecond * cycleMs) / 1000, virtualUsers);
    });
  });
});
