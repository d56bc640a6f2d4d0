import { describe, expect, it } from 'vitest';
import { outdated, unexplained } from '../../src/comparison/ledger';
import { ledger, results, resultsOf } from './study';

/** The tolerance of the first model, and how many configurations may lie outside it. */
const FIRST_TOLERANCES = { throughput: 0.15, roundtripTime: 0.2, messageBoxCpu: 0.15 };
const MOST_OUTSIDE = 10;
const comparable = results.filter((result) => result.comparable);
const comparisons = comparable.flatMap((result) => result.comparisons);

describe('the studies', () => {
  it('have 50 configurations, of which 48 can be compared, 3 and 4', () => {
    const lowLatency = resultsOf('low-latency');
    expect(lowLatency).toHaveLength(50);
    expect(lowLatency.filter((result) => result.comparable)).toHaveLength(48);
    expect(resultsOf('capacity')).toHaveLength(3);
    expect(resultsOf('worker-threads')).toHaveLength(4);
  });

  it('have a run that did not settle, while the simulated one does: 2-A', () => {
    const settled = results.find(({ scenario }) => scenario === 'low-latency/2-A');
    expect(settled?.comparisons[0]?.role).toBe('not-reproduced');
    expect(settled?.summary.status).toBe('done');
  });

  it('have a row that contradicts itself: 21-B', () => {
    const row = results.find(({ scenario }) => scenario === 'low-latency/21-B');
    const { virtualUsers = 0, thinkTimeMs = 0 } = row?.values ?? {};
    const throughput = row?.comparisons.find(({ metric }) => metric === 'throughput.median');
    expect(throughput?.measured).toBeGreaterThan((1000 * virtualUsers) / thinkTimeMs);
    expect(throughput).toMatchObject({ error: null, role: 'not-reproduced' });
  });
});

describe.each(comparable)('$scenario', ({ summary, comparisons: own }) => {
  it('settles', () => {
    expect(summary.status).toBe('done');
  });

  it('lies within the tolerance, or the ledger says why not', () => {
    const outside = unexplained(ledger, own);
    expect(outside.map(({ metric, error }) => `${metric} ${error}`)).toEqual([]);
  });
});

describe('the ledger', () => {
  it('holds nothing that is reproduced', () => {
    expect(outdated(ledger, comparisons)).toEqual([]);
  });

  it('gives a reason and names each result once', () => {
    for (const { reason, since } of ledger) {
      expect(reason.length).toBeGreaterThan(20);
      expect(since).not.toBe('');
    }
    const named = ledger.map(({ scenario, metric }) => `${scenario} ${metric}`);
    expect(new Set(named).size).toBe(named.length);
  });
});

it(`at most ${MOST_OUTSIDE} configurations lie outside the tolerance of the first model`, () => {
  const outside = comparable.filter(({ comparisons: own }) =>
    Object.entries(FIRST_TOLERANCES).some(([judged, tolerance]) =>
      own.some(({ quantity, error }) => quantity === judged && Math.abs(error ?? 0) > tolerance),
    ),
  );
  expect(outside.length).toBeLessThanOrEqual(MOST_OUTSIDE);
});
