import { describe, expect, it } from 'vitest';
import { EXPLORED } from '../../../scripts/explore/studies';
import { findingOf, pairingText } from '../../../src/explore/compare/finding';
import { differenceOf, halfOf } from '../../../src/explore/compare/pairs';
import { pinnedOf } from '../../../src/explore/compare/pinned';
import { readCompare } from '../../../src/explore/compare/question';
import { type Row, rowsOf, sharedAndAlone } from '../../../src/explore/compare/rows';
import { compareInTurn, type Made, NOTHING_MADE } from '../../../src/explore/compare/runs';
import { remembered } from '../../../src/simulator/batch/remembered';
import type { Simulate } from '../../../src/simulator/batch/simulate';
import type { Report } from '../../../src/simulator/report';
import type { Run } from '../../../src/simulator/types';

const studies = new Map(EXPLORED.map((study) => [study.id, study]));
const ask = (query: string) => readCompare(studies, new URLSearchParams(query)).question;
const never = new AbortController().signal;

const report = (metrics: Record<string, number | null>, more: Partial<Report> = {}): Report => ({
  modelVersion: '1.0.0',
  digest: '0123456789abcdef',
  status: 'done',
  unstableReason: null,
  simulatedMs: 1,
  events: 1,
  metrics,
  machines: [],
  resources: [],
  series: { stepMs: 1 },
  protocol: { rampUpMs: 0, steadyMs: 1, rampDownMs: 0, rampsCount: false },
  ...more,
});

/** A normal number that depends on these alone. */
function normalOf(...seeds: number[]): number {
  let state = seeds.reduce((sum, one) => Math.imul(sum ^ one, 0x9e3779b1) + 0x85ebca6b, 77);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

const USERS = 0;
/** Users times 10 messages a second, and a roundtrip that shares its luck among scenarios of a replication. */
const lucky =
  (spreadMs: number) =>
  ({ values, seed, replication, protocol }: Run): Report => {
    const users = values[USERS] ?? 0;
    const luck = normalOf(seed, replication, protocol === 'study' ? 1 : 2);
    const own = normalOf(seed, replication, users);
    return report({
      'throughput.median': 10 * users + 0.05 * luck,
      'roundtripTime.median': 100 * users + spreadMs * (luck + own),
    });
  };

/** Answers out of order, as a pool does. */
const answering =
  (of: (run: Run) => Report, asked: Run[] = []): Simulate =>
  async (runs, { onFinished, signal } = {}) => {
    const reports = runs.map(of);
    for (const [index] of [...runs.entries()].reverse()) {
      signal?.throwIfAborted();
      const [run, one] = [runs[index], reports[index]];
      if (run === undefined || one === undefined) continue;
      asked.push(run);
      onFinished?.(index, one);
    }
    return reports;
  };

const PAIR = 'a=low-latency/20-A,virtualUsers=2&b=low-latency/20-A,virtualUsers=3&seed=5';

describe('the runs of a comparison', () => {
  it('begin with short ones, go on with pairs, and end when the difference is known well enough', async () => {
    const told: Made[] = [];
    const question = ask(`${PAIR}&precision=8`);
    const made = await compareInTurn(studies, question, answering(lucky(30)), never, (one) =>
      told.push(one),
    );
    expect(told[0]?.reports).toEqual([[], []]);
    expect(told[1]?.previews.filter(Boolean)).toHaveLength(2);
    for (const { reports } of told) {
      expect(reports[0]?.length).toBe(reports[1]?.length);
      // Runs come in any order, yet what is shown are always the first of each.
      for (const [index, own] of reports.entries()) {
        const values = [2 + index];
        own.forEach((one, replication) => {
          const run = {
            study: 'low-latency',
            values,
            seed: 5,
            replication,
            protocol: 'study',
          } as const;
          expect(one.metrics).toEqual(lucky(30)(run).metrics);
        });
      }
    }
    const runs = made.reports[0]?.length ?? 0;
    expect(runs).toBeGreaterThan(15);
    expect(runs).toBeLessThanOrEqual(60);
    const sample = (index: number, count: number) =>
      (made.reports[index] ?? [])
        .slice(0, count)
        .map(({ metrics }) => metrics['roundtripTime.median'] ?? null);
    const shareWith = (count: number) => {
      const [first, other] = [sample(0, count), sample(1, count)];
      const found = differenceOf(first, other);
      const mean = first.reduce<number>((sum, one) => sum + (one ?? 0), 0) / count;
      return found ? halfOf(found.paired) / mean : 1;
    };
    expect(shareWith(runs)).toBeLessThanOrEqual(0.08);
    expect(shareWith(15)).toBeGreaterThan(0.08);
  });

  it('are at least 15 where the difference is known at once, and 60 where it never is', async () => {
    const count = async (spreadMs: number) => {
      const question = ask(`${PAIR}&precision=0.2`);
      const made = await compareInTurn(
        studies,
        question,
        answering(lucky(spreadMs)),
        never,
        () => {},
      );
      return made.reports.map((own) => own.length);
    };
    expect(await count(0)).toEqual([15, 15]);
    expect(await count(500)).toEqual([60, 60]);
  });

  it('give every replication of all scenarios the same seed and number', async () => {
    const asked: Run[] = [];
    await compareInTurn(studies, ask(PAIR), answering(lucky(0), asked), never, () => {});
    const numbers = (users: number) =>
      asked
        .filter(({ values, protocol }) => values[USERS] === users && protocol === 'study')
        .map(({ replication }) => replication);
    expect([...new Set(asked.map(({ seed }) => seed))]).toEqual([5]);
    expect([...new Set(numbers(2))].sort()).toEqual([...new Set(numbers(3))].sort());
  });

  it('are made in turn, so that pairs are there while others are still to come', async () => {
    const asked: Run[] = [];
    const inOrder: Simulate = async (runs, { onFinished } = {}) => {
      asked.push(...runs);
      return runs.map((run, index) => {
        const one = lucky(0)(run);
        onFinished?.(index, one);
        return one;
      });
    };
    await compareInTurn(studies, ask(PAIR), inOrder, never, () => {});
    const studied = asked.filter(({ protocol }) => protocol === 'study').slice(0, 8);
    expect(studied.map(({ values, replication }) => [values[USERS], replication])).toEqual([
      [2, 0],
      [3, 0],
      [2, 1],
      [3, 1],
      [2, 2],
      [3, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  it('put each report at its replication, in whatever order they come', async () => {
    const made = await compareInTurn(studies, ask(PAIR), answering(lucky(20)), never, () => {});
    const [run] = [{ values: [2], seed: 5, protocol: 'study' as const, study: 'low-latency' }];
    made.reports[0]?.forEach((own, replication) => {
      expect(own.metrics).toEqual(lucky(20)({ ...run, replication }).metrics);
    });
  });

  it('go on where they were stopped, to the same end', async () => {
    const asked: Run[] = [];
    const stop = new AbortController();
    const simulate = remembered(answering(lucky(30), asked));
    let seen = 0;
    await expect(
      compareInTurn(studies, ask(PAIR), simulate, stop.signal, () => {
        seen += 1;
        if (seen > 6) stop.abort();
      }),
    ).rejects.toThrow();
    const made = await compareInTurn(studies, ask(PAIR), simulate, never, () => {});
    const straight = await compareInTurn(studies, ask(PAIR), answering(lucky(30)), never, () => {});
    expect(made.reports).toEqual(straight.reports);
    const keys = asked.map(
      ({ values, replication, protocol }) => `${values[USERS]} ${replication} ${protocol}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('cover the true difference as stated even though they stop by what they see', async () => {
    let covered = 0;
    const sets = 400;
    for (let seed = 0; seed < sets; seed += 1) {
      const question = { ...ask(PAIR), seed, precision: 8 };
      const made = await compareInTurn(studies, question, answering(lucky(30)), never, () => {});
      const [first = [], other = []] = made.reports.map((own) =>
        own.map(({ metrics }) => metrics['roundtripTime.median'] ?? null),
      );
      const found = differenceOf(first, other);
      if (found && found.paired.low <= 100 && 100 <= found.paired.high) covered += 1;
    }
    // 94 % is what stopping leaves of 95; four standard deviations of a share below it.
    expect(covered / sets).toBeGreaterThan(0.94 - 4 * Math.sqrt((0.94 * 0.06) / sets));
  });

  it('of one scenario end with the number of its study', async () => {
    const question = ask('a=low-latency/20-A&seed=1');
    const made = await compareInTurn(studies, question, answering(lucky(30)), never, () => {});
    expect(made.reports.map((own) => own.length)).toEqual([4]);
  });
});

/** Scenarios of a query with two runs each, made by hand. */
function tableOf(query: string, reportsOf: (index: number) => Report[]) {
  const question = ask(query);
  const made = { ...NOTHING_MADE, reports: question.scenarios.map((_, index) => reportsOf(index)) };
  const joined = pinnedOf(studies, question, made);
  if (joined === null) throw new Error('no runs');
  const rows = rowsOf(joined.pinned);
  return { ...joined, rows, ...sharedAndAlone(rows) };
}
const rowOf = (rows: readonly Row[], label: string) => rows.find((row) => row.label === label);
const twice = (...metrics: Record<string, number | null>[]) => metrics.map((one) => report(one));

describe('the rows of a comparison', () => {
  const lowLatency = (index: number) =>
    twice(
      { 'throughput.median': 100 + 10 * index, 'roundtripTime.median': 300 - 40 * index },
      { 'throughput.median': 102 + 11 * index, 'roundtripTime.median': 310 - 42 * index },
    );

  it('are differences from the first, of each pair, in the unit of the number', () => {
    const { shared } = tableOf('a=low-latency/20-A&b=low-latency/20-A,sendOnly=6', lowLatency);
    const roundtrip = rowOf(shared, 'Roundtrip, median');
    expect(roundtrip?.unit).toBe('ms');
    expect(roundtrip?.cells.map((cell) => cell?.mean?.mean)).toEqual([305, 264]);
    expect(roundtrip?.differences[0]).toBeNull();
    expect(roundtrip?.differences[1]?.paired.mean).toBe(-41);
    expect(rowOf(shared, 'Throughput')?.differences[1]?.paired.mean).toBe(10.5);
    const computers = rowOf(shared, 'BizTalk computers');
    expect([computers?.group, computers?.differences[1]?.paired.mean]).toEqual(['Counted', 2]);
  });

  it('have what is measured of published scenarios, and bands of the others', () => {
    const { shared } = tableOf('a=low-latency/20-A&b=low-latency/20-A,sendOnly=6', lowLatency);
    const [first, other] = rowOf(shared, 'Roundtrip, median')?.cells ?? [];
    expect([first?.measured, first?.band]).toEqual([307, null]);
    expect(other?.measured).toBeNull();
    expect(other?.band?.low).toBeLessThan(264 * Math.exp(-0.116));
    expect(other?.band?.high).toBeGreaterThan(264 * Math.exp(0.116));
  });

  it('are told in a sentence: the largest difference, its direction and its interval', () => {
    const { pinned, shared } = tableOf(
      'a=low-latency/20-A&b=low-latency/20-A,sendOnly=6',
      lowLatency,
    );
    const text = findingOf(pinned, shared, 1);
    expect(text).toMatch(/^B against A: roundtrip \(median\) 41 ± 13\u202fms less \(−13\u202f%\)/);
    expect(text).toMatch(/throughput 10\.5 ± 6\.4\u202fmessages\/s more/);
    expect(text).toContain('(BizTalk computers 7 → 9)');
  });

  it('tell the largest of several in one unit, not the one that is largest as a share', () => {
    const { pinned, shared } = tableOf('a=low-latency/20-A&b=low-latency/20-B', (index) =>
      [0, 1, 2].map((run) =>
        report({
          'requestTime.median': 90 + 18 * index + 0.1 * run * (1 + index),
          'roundtripTime.median': 300 + 30 * index + 0.1 * run * (1 + index),
        }),
      ),
    );
    expect(findingOf(pinned, shared, 1)).toMatch(/^B against A: roundtrip \(median\) 30/);
  });

  it('say plainly what sharing random numbers gave', () => {
    const same = (other: number[]) =>
      tableOf('a=low-latency/20-A&b=low-latency/20-B', (index) =>
        [0, 1, 2, 3].map((run) =>
          report({
            'throughput.median': 100 + (index === 0 ? ([1, 2, 3, 4][run] ?? 0) : (other[run] ?? 0)),
          }),
        ),
      ).shared;
    expect(pairingText(same([1.1, 2, 3.1, 4]), 1)).toMatch(/9\d\u202f% narrower/);
    expect(pairingText(same([4, 3, 2, 1]), 1)).toMatch(/\d+\u202f% wider/);
    expect(pairingText(same([2, 4, 1, 3]), 1)).toMatch(/no gain|narrower|wider/);
  });

  it('tell no difference where the interval holds none', () => {
    const { pinned, shared } = tableOf('a=low-latency/20-A&b=low-latency/20-B', (index) =>
      twice(
        { 'throughput.median': 100, 'roundtripTime.median': 300 + index },
        { 'throughput.median': 100 + index, 'roundtripTime.median': 301 - index },
      ),
    );
    expect(findingOf(pinned, shared, 1)).toMatch(
      /^2 runs of each tell no outcome of B and A apart/,
    );
  });

  it('name a backlog before any number', () => {
    const { pinned, shared } = tableOf('a=low-latency/20-A&b=low-latency/20-B', (index) =>
      lowLatency(index).map((one) => ({ ...one, status: index === 1 ? 'unstable' : 'done' })),
    );
    expect(findingOf(pinned, shared, 1)).toMatch(/^B no longer keeps up, A does/);
  });

  it('of different studies are those that at least two have in common', () => {
    const metrics: Record<string, number>[] = [
      { documentsPerSecond: 100, 'cpu.sql': 13 },
      { completed: 5000, 'cpu.sql': 30 },
      { documentsPerSecond: 80, 'cpu.sql': 11 },
    ];
    const { shared, alone } = tableOf(
      'a=adapters/http-1-way/2006/2kb&b=worker-threads/200&c=adapters/http-1-way/2006/20kb',
      (index) => twice(metrics[index] ?? {}, metrics[index] ?? {}),
    );
    const cpu = shared.find(({ metric }) => metric === 'cpu.sql');
    expect(cpu?.cells.map((cell) => cell?.mean?.mean)).toEqual([13, 30, 11]);
    expect(cpu?.differences.map((one) => one?.paired.mean)).toEqual([undefined, 17, -2]);
    const documents = rowOf(shared, 'Documents');
    expect(documents?.cells.map((cell) => cell === null)).toEqual([false, true, false]);
    expect(documents?.differences[1]).toBeNull();
    expect(rowOf(shared, 'Completed')).toBeUndefined();
    expect(rowOf(alone, 'Completed')?.cells[1]?.mean?.mean).toBe(5000);
  });

  it('stand alone where nothing agrees, and a sentence says so', () => {
    const { pinned, shared, alone } = tableOf('a=capacity/sustainable&b=scale-up/L3', (index) =>
      twice(index === 0 ? { receivedPerSecond: 150 } : { orchestrationsPerSecond: 1156 }),
    );
    expect(shared).toEqual([]);
    expect(findingOf(pinned, shared, 1)).toMatch(/^Capacity and Scale-up have no number in common/);
    expect(alone.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Received', 'Throughput']),
    );
  });

  it('have computers of every scenario, once, and the busiest of each kind of resource', () => {
    const machine = (name: string, cpuPercent: number) => ({
      name,
      group: 'sendOnly',
      roles: ['send'],
      processors: 2,
      cpuPercent,
    });
    const resource = (id: string, label: string, utilisationPercent: number) => ({
      id,
      label,
      utilisationPercent,
      waitMs: 0,
    });
    const { shared } = tableOf('a=low-latency/20-A&b=low-latency/20-A,sendOnly=6', (index) =>
      [0, 1].map(() =>
        report(
          { 'throughput.median': 100, 'cpu.BPI8X-O01': 48 + index },
          {
            machines: [
              { ...machine('BPI8X-O01', 48 + index), roles: ['messagebox'] },
              machine('one', 14),
              ...(index === 1 ? [machine('further 1', 12)] : []),
            ],
            resources: [
              resource('publishLock', 'Publish lock of the MessageBox', 67 + index),
              resource('processors', 'Processors of BPI8X-O01', 48 + index),
              resource('dispatcher', 'Dispatcher of the sending host on one', 30),
              resource('dispatcher', 'Dispatcher of the sending host on two', 34 - index),
            ],
          },
        ),
      ),
    );
    const labels = shared.filter(({ group }) => group === 'Machines').map(({ label }) => label);
    expect(labels).toEqual(['CPU of BPI8X-O01', 'CPU of one', 'CPU of further 1']);
    const further = rowOf(shared, 'CPU of further 1');
    expect(further?.cells.map((cell) => cell?.mean?.mean ?? null)).toEqual([null, 12]);
    expect(further?.differences[1]).toBeNull();
    const resources = shared.filter(({ group }) => group === 'Resources');
    expect(resources.map(({ label }) => label)).toEqual([
      'Publish lock of the MessageBox',
      'Dispatcher of the sending host, busiest',
    ]);
    expect(resources[1]?.cells.map((cell) => cell?.mean?.mean)).toEqual([34, 33]);
  });

  it('keep the name under which the processors of a computer were measured', () => {
    const { shared } = tableOf('a=scale-up/L3&b=scale-up/L2', (index) =>
      [0, 1].map(() =>
        report(
          { orchestrationsPerSecond: 1156, 'cpu.master': 67 - index },
          {
            machines: [
              {
                name: 'Master MessageBox',
                group: 'database',
                roles: ['messagebox'],
                processors: 8,
                cpuPercent: 67 - index,
              },
            ],
          },
        ),
      ),
    );
    const machines = shared.filter(({ group }) => group === 'Machines');
    const named = machines.filter(({ cells }) => cells[0]?.mean !== null);
    expect(named.map(({ metric }) => metric)).toEqual(['cpu.master']);
    expect(named[0]?.cells.map((cell) => cell?.measured ?? null)).toEqual([65, null]);
  });
});
