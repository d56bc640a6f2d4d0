import { describe, expect, it } from 'vitest';
import { readParametersOf, readStudy } from '../../../scripts/evidenceSource';
import type { LabContext } from '../../../src/lab/types';
import { boardOf } from '../../../src/studies/low-latency/evidence/board';
import { heldOutOf } from '../../../src/studies/low-latency/evidence/heldOut';
import { FIRST_EIGHT } from '../../../src/studies/low-latency/evidence/study';
import { CHARTS, chartAnchor } from '../../../src/studies/low-latency/lab/chartList';
import { limitText } from '../../../src/studies/low-latency/lab/limitText';
import { ALLOWED, moveRole } from '../../../src/studies/low-latency/lab/roles';
import { lowLatency } from '../../../src/studies/low-latency/metrics';
import {
  boxesOf,
  engineOf,
  rolesOf,
  usersOf,
} from '../../../src/studies/low-latency/pages/designSpace/design';
import { shortProtocolErrors } from '../../../src/studies/low-latency/pages/designSpace/shortProtocol';
import { valuesOf } from '../../../src/studies/low-latency/pages/valuesOf';
import { exploredNamed } from '../../support/explored';
import { LABS, replayOf } from '../../support/studied';

const study = readStudy();

describe('the board of errors', () => {
  const { rows, tiles } = boardOf(study, []);

  it('has beside each error that of the fit which did not see the configuration', () => {
    const predictions = (study.heldOut?.predictions ?? []).filter(
      ({ fold }) => fold !== FIRST_EIGHT,
    );
    let compared = 0;
    for (const { id, cells } of rows)
      for (const { metric, heldOutError, measured, reference } of cells) {
        const own = predictions.find(({ scenario }) => scenario === `low-latency/${id}`);
        const predicted = own?.metrics[metric];
        const printed = reference ?? measured;
        if (heldOutError === null || predicted === undefined || printed === null) continue;
        compared += 1;
        expect(heldOutError, `${id} ${metric}`).toBeCloseTo(predicted / printed - 1, 9);
      }
    expect(compared).toBeGreaterThan(100);
    expect(tiles).toHaveLength(5);
  });

  it('says of what is not compared why, and nothing of the others', () => {
    const told = rows.filter(({ notCompared }) => notCompared !== null).map(({ id }) => id);
    expect(told.sort()).toEqual(['2-A', '21-B']);
  });
});

describe('predictions without a test case', () => {
  const data = heldOutOf(study, readParametersOf('low-latency'));

  it('are told by fold, that of the first eight by itself', () => {
    const told = data?.folds.map(({ id }) => id) ?? [];
    expect(told).not.toContain(FIRST_EIGHT);
    expect(told.length).toBeGreaterThan(18);
    for (const { id, heldOut } of data?.folds ?? [])
      expect(study.heldOut?.folds.find((fold) => fold.id === id)?.heldOut).toEqual(heldOut);
    expect(data?.firstEight?.configurations).toBeGreaterThan(10);
  });
});

describe('a short run beside a long one', () => {
  const point = (shortMs: number | null, fullMs: number | null, rates = [100, 100]) => ({
    number: 1,
    short: {
      stable: shortMs !== null,
      roundtripMs: shortMs,
      throughputPerSecond: rates[0],
    },
    full: { stable: fullMs !== null, roundtripMs: fullMs, throughputPerSecond: rates[1] },
  });
  const of = (...points: ReturnType<typeof point>[]) =>
    shortProtocolErrors({ lowLatencyMs: 300, shortProtocol: { points } } as never);

  it('errs by what it is more, apart for designs that meet the goal by the long one', () => {
    const found = of(point(330, 300), point(290, 301, [110, 100]), point(200, 250));
    expect([found.lowLatency, found.rest, found.compared]).toEqual([2, 1, 3]);
    expect(found.roundtrip.lowLatency.errors).toEqual([
      expect.closeTo(0.1, 9),
      expect.closeTo(-0.2, 9),
    ]);
    expect(found.roundtrip.lowLatency.worst).toBeCloseTo(-0.2, 9);
    expect(found.throughput.rest.median).toBeCloseTo(0.1, 9);
  });

  it('agrees where both keep up, or neither does', () => {
    const found = of(point(300, 300), point(null, null), point(300, null), point(null, 300));
    expect([found.agreed, found.compared, found.lowLatency + found.rest]).toEqual([2, 4, 1]);
  });
});

describe('a design in words', () => {
  it('counts one and several', () => {
    expect([1, 2].map((virtualUsers) => usersOf({ virtualUsers }))).toEqual(['1 user', '2 users']);
    expect([1, 3].map((messageBoxes) => boxesOf({ messageBoxes }))).toEqual([
      '1 MessageBox',
      '3 MessageBoxes',
    ]);
    const engine = { maxReceiveIntervalMs: 3, batchSize: 20 };
    expect(engineOf({ ...engine, messagingThreads: 8 })).toBe('poll 3 ms, batch 20, 8 threads');
    expect(engineOf({ ...engine, messagingThreads: 1 })).toBe('poll 3 ms, batch 20, 1 thread');
    expect(rolesOf({ receiveOnly: 2, sendOnly: 3, receiveAndSend: 0, sendAndTrack: 1 })).toBe(
      '2 receive, 3 send, 1 track',
    );
    expect(() => usersOf({})).toThrow('virtualUsers');
  });
});

describe('a role that is moved', () => {
  const machines = [
    { name: 'A', roles: ['receive'] },
    { name: 'B', roles: ['send'] },
    { name: 'C', roles: ['send', 'track'] },
  ] as unknown as Parameters<typeof moveRole>[0];
  const move = (from: string, role: 'receive' | 'send' | 'track', to: string) =>
    moveRole(machines, from, role, to);

  it('counts computers by what they then do', () => {
    const none = { receiveOnly: 0, receiveAndSend: 0, sendOnly: 0, sendAndTrack: 0, trackOnly: 0 };
    expect(move('A', 'receive', 'B')).toEqual({
      ok: true,
      changes: { ...none, receiveAndSend: 1, sendAndTrack: 1 },
    });
    expect(move('C', 'track', 'B')).toEqual({
      ok: true,
      changes: { ...none, receiveOnly: 1, sendOnly: 1, sendAndTrack: 1 },
    });
    expect(moveRole(machines.slice(1), 'C', 'send', 'B')).toMatchObject({ ok: false });
  });

  it('is refused with what a computer can do', () => {
    const reasonOf = (...given: Parameters<typeof move>) => {
      const moved = move(...given);
      return moved.ok ? '' : moved.reason;
    };
    expect(reasonOf('C', 'track', 'A')).toBe(
      'A would receive and track. A computer can: receive; send; receive and send; send and track; track.',
    );
    expect(ALLOWED.split('; ')).toHaveLength(5);
    expect(reasonOf('A', 'receive', 'A')).toContain('stays');
    expect(reasonOf('A', 'receive', 'none')).toContain('stays');
    expect(reasonOf('B', 'send', 'C')).toBe('C already has the role send.');
  });
});

describe('what a lab says of its configurations', () => {
  it.each(['capacity', 'scale-up', 'worker-threads'] as const)('tells those of %s apart', (id) => {
    const { context } = exploredNamed(id);
    const lab = LABS[id];
    const texts = context.labels.map(
      (label) => lab?.configurationText(context as unknown as LabContext, label) ?? '',
    );
    for (const text of texts) expect(text).toMatch(/\w+/);
    // Both applications of scale-up run on the same hosts.
    if (id !== 'scale-up') expect(new Set(texts).size).toBe(context.labels.length);
  });

  it.each(Object.keys(LABS))('sums up the load of %s, and every other group in a text', (id) => {
    const { context } = exploredNamed(id);
    const values = context.configurations[context.labels[0] ?? ''] ?? {};
    const groups = new Set(context.schema.knobs.map(({ group }) => group));
    for (const group of groups) {
      const text = LABS[id]?.groupSummary(context as unknown as LabContext, group, values);
      expect(typeof text, group).toBe('string');
    }
  });

  it('has a chart under each anchor', () => {
    expect(CHARTS.map(({ id }) => chartAnchor(id))).toEqual(CHARTS.map(({ id }) => `chart-${id}`));
    expect(new Set(CHARTS.map(({ label }) => label)).size).toBe(CHARTS.length);
  });

  it('names what limits without stages, too', () => {
    const { stages: _, ...without } = replayOf('low-latency', '20-A');
    expect(limitText(without)).toMatch(/: there is enough of everything; /);
  });
});

it('only whole names of computers are fitted', () => {
  const isFitted = (metric: string) => lowLatency.isFitted('low-latency/20-A', metric);
  for (const metric of ['cpu.BPI4X-C02', 'requestTime.mean', 'throughput.median']) {
    expect(isFitted(metric)).toBe(true);
    expect([isFitted(`x${metric}`), isFitted(`${metric}x`)]).toEqual([false, false]);
  }
});

it('nothing is reckoned from a misprint', () => {
  // E0-02: the median roundtrip of 15-A is a misprint.
  const cells = { 'roundtripTime.median': { printed: '227', value: 227 } };
  const value = valuesOf({ tables: [{ rows: [{ id: '15-A', cells }] }] } as never);
  expect(() => value('15-A', 'roundtripTime.median')).toThrow(
    '15-A, roundtripTime.median is a misprint',
  );
});
