import { describe, expect, it } from 'vitest';
import { findingOf, pairingText } from '../../../src/explore/compare/finding';
import { pinnedOf } from '../../../src/explore/compare/pinned';
import { type Row, rowsOf, sharedAndAlone } from '../../../src/explore/compare/rows';
import { NOTHING_MADE } from '../../../src/explore/compare/runs';
import type { Report } from '../../../src/simulator/report';
import { ask, report, studies } from './compared';

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
    expect(computers?.judged[1]).toBeNull(); // nobody doubts a count
  });

  it('have what is measured of published scenarios, and bands of the others', () => {
    const cellsOf = (query: string) =>
      rowOf(tableOf(query, lowLatency).shared, 'Roundtrip, median')?.cells ?? [];
    const [first, other] = cellsOf('a=low-latency/20-A&b=low-latency/20-A,virtualUsers=7');
    expect([first?.measured, first?.band]).toEqual([307, null]);
    expect(other?.measured).toBeNull();
    expect(other?.band?.low).toBeLessThan(264 * Math.exp(-0.09));
    expect(other?.band?.high).toBeGreaterThan(264 * Math.exp(0.09));
    const [, outside] = cellsOf('a=low-latency/20-A&b=low-latency/20-A,sendOnly=6');
    expect(outside?.band, 'nobody measured so many hosts that send').toBeNull();
  });

  it('have wider bands where the run itself says that the model errs more', () => {
    const widthAt = (busy: number) => {
      const runs = (index: number) =>
        twice(
          { 'roundtripTime.median': 300 - 40 * index, 'cpu.BPI8X-O01': busy },
          { 'roundtripTime.median': 310 - 42 * index, 'cpu.BPI8X-O01': busy },
        );
      const { shared } = tableOf('a=low-latency/20-A&b=low-latency/20-A,virtualUsers=7', runs);
      const band = rowOf(shared, 'Roundtrip, median')?.cells[1]?.band;
      return (band?.high ?? 0) - (band?.low ?? 0);
    };
    expect(widthAt(70)).toBeGreaterThan(2 * widthAt(50));
  });

  it('are told in a sentence: the largest difference, its direction and its interval', () => {
    const { pinned, shared } = tableOf(
      'a=low-latency/20-A&b=low-latency/20-A,sendOnly=6',
      lowLatency,
    );
    const text = findingOf(pinned, shared, 1);
    // Nobody measured so many hosts that send: the model alone tells.
    expect(text).toMatch(
      /^B against A: median roundtrip 41 ± 13\u202fms less \(−13\u202f%; only the model tells\)/,
    );
    expect(text).toMatch(/throughput 10\.5 ± 6\.4\u202fmessages\/s more/);
    expect(text).toContain('(BizTalk computers 7 → 9)');
  });

  /** Three runs each, in which a metric becomes so many times as much. */
  const changed = (metric: string, from: number, factor: number, query: string) =>
    tableOf(query, (index) =>
      [0, 1, 2].map((run) =>
        report({ [metric]: (from + 0.01 * run) * (index === 0 ? 1 : factor) }),
      ),
    );
  const USERS = 'a=low-latency/20-A&b=low-latency/20-B';
  const BOXES = 'a=low-latency/18-D&b=low-latency/18-D,messageBoxes=3';

  it('are worth what measured differences of their kind and size were', () => {
    const verdictOf = (metric: string, factor: number, query = USERS) => {
      const { rows } = changed(metric, 100, factor, query);
      return rows.find((row) => row.metric === metric)?.judged[1]?.verdict;
    };
    expect(verdictOf('throughput.median', 1.2)).toBe('told');
    expect(verdictOf('throughput.median', 0.8)).toBe('told');
    expect(verdictOf('throughput.median', 1.05)).toBe('model');
    expect(verdictOf('throughput.median', 1)).toBe('cannot-tell');
    expect(verdictOf('roundtripTime.median', 1.3)).toBe('told');
    expect(verdictOf('roundtripTime.median', 0.7, BOXES)).toBe('cannot-tell');
    expect(verdictOf('roundtripTime.p95', 1.5)).toBe('model');
    // No pair tells of percentiles; of such a change the median has no direction.
    expect(verdictOf('roundtripTime.p95', 1.5, BOXES)).toBe('cannot-tell');
  });

  it('have a band that holds measured differences, around the simulated one', () => {
    const { rows } = changed('throughput.median', 100, 1.2, USERS);
    const { band } = rows.find(({ metric }) => metric === 'throughput.median')?.judged[1] ?? {};
    expect(band?.low).toBeGreaterThan(5);
    expect(band?.low).toBeLessThan(15);
    expect(band?.high).toBeGreaterThan(25);
    expect(band?.high).toBeLessThan(40);
  });

  it('have a wider band away from what was measured', () => {
    const widthOf = (query: string) => {
      const { rows } = changed('throughput.median', 100, 1.2, query);
      const { low = 0, high = 0 } =
        rows.find(({ metric }) => metric === 'throughput.median')?.judged[1]?.band ?? {};
      return high - low;
    };
    const far = 'a=low-latency/20-A&b=low-latency/20-A,virtualUsers=60';
    const near = 'a=low-latency/20-A&b=low-latency/20-B';
    const widening = studies.get('low-latency')?.index.bands.widening ?? 0;
    expect(widening).toBeGreaterThan(0);
    // Sixty users stand more than a range of the study away.
    expect(widthOf(far)).toBeGreaterThan((1 + widening) * widthOf(near));
  });

  it('say where only the model tells, and where it is not to be trusted with a direction', () => {
    const textOf = (...given: Parameters<typeof changed>) => {
      const { pinned, shared } = changed(...given);
      return findingOf(pinned, shared, 1);
    };
    expect(textOf('throughput.median', 100, 1.2, USERS)).toMatch(/more \(\+20\u202f%\)/);
    expect(textOf('throughput.median', 100, 1.05, USERS)).toMatch(
      /more \(\+5\.0\u202f%; only the model tells\)/,
    );
    expect(textOf('roundtripTime.median', 300, 0.7, BOXES)).toMatch(
      /^3 runs of each tell B and A apart, but not which is ahead\. Which way median roundtrip goes cannot be told: no direction is trusted with MessageBoxes turned, whatever the size, as too many measured differences went another way than simulated\. Measured in a like step, 18-D to 19-A \(MessageBoxes 1 → 3\): 284 → 298\u202fms\.$/,
    );
  });

  it('give no measured step in place of a direction where several knobs were turned', () => {
    const both = 'a=low-latency/18-D&b=low-latency/18-D,messageBoxes=3,sendOnly=5';
    const { pinned, shared } = tableOf(both, (index) =>
      [0, 1, 2].map((run) => report({ 'roundtripTime.median': 300 - 40 * index + run })),
    );
    const text = findingOf(pinned, shared, 1);
    expect(text).toContain('cannot be told');
    expect(text).not.toContain('Measured in a like step');
  });

  it('judge no difference between a steady state and a backlog', () => {
    const { shared } = tableOf('a=low-latency/20-A&b=low-latency/20-B', (index) =>
      [0, 1, 2].map((run) =>
        report(
          { 'throughput.median': 100 + 30 * index + run },
          { status: index === 1 ? 'unstable' : 'done' },
        ),
      ),
    );
    expect(rowOf(shared, 'Throughput')?.judged[1]).toEqual({ band: null, verdict: 'cannot-tell' });
  });

  it('name a scenario that is the same as the first', () => {
    const { pinned, shared } = tableOf('a=low-latency/20-A&b=low-latency/20-A', () =>
      [0, 1].map((run) => report({ 'roundtripTime.median': 300 + run })),
    );
    expect(findingOf(pinned, shared, 1)).toBe('B is the same scenario as A.');
  });

  it('withhold the roundtrip, which sums up request and response', () => {
    const { pinned, shared } = tableOf(BOXES, (index) =>
      [0, 1, 2].map((run) =>
        report({
          'roundtripTime.median': 300 - 40 * index + run,
          'responseTime.median': 200 - 30 * index + run,
        }),
      ),
    );
    expect(findingOf(pinned, shared, 1)).toContain('Which way median roundtrip goes cannot be');
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
    expect(findingOf(pinned, shared, 1)).toMatch(/^B against A: median roundtrip 30/);
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
    expect(pairingText(same([1.1, 2, 3.1, 4]), 1)).toMatch(
      /known to ± \S+.messages\/s, 9\d\u202f% less than the ± \S+.messages\/s that as many independent runs of each would leave\.$/u,
    );
    expect(pairingText(same([4, 3, 2, 1]), 1)).toMatch(/\d+\u202f% more than the ± /);
    expect(pairingText(same([2, 4, 1, 3]), 1)).toMatch(
      /(no better|\d+\u202f% (less|more)) than the ± /,
    );
  });

  it('tell the difference that one run of each gave, and that chance is in it', () => {
    const single = (ms: number) => {
      const { pinned, shared } = tableOf('a=low-latency/20-A&b=low-latency/20-B', (index) => [
        report({ 'throughput.median': 100, 'roundtripTime.median': 300 + ms * index }),
      ]);
      return findingOf(pinned, shared, 1);
    };
    expect(single(-12)).toMatch(
      /^In one run of each, B against A: median roundtrip 12\u202fms less \(−4\.0\u202f%\)\. How much of that is chance, more runs tell\.$/,
    );
    expect(single(0)).toBe('One run of each gives B and A the same outcomes.');
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
