import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ProcessPool } from '../../../scripts/replay/pool';
import { simulate } from '../../../scripts/system/simulate';
import { remembered } from '../../../src/simulator/batch/remembered';
import { replicateToEnd as replicateRun } from '../../../src/simulator/replicate';
import { createService, SYSTEMS } from '../../../src/simulator/service';
import { summarise } from '../../../src/simulator/summarise';
import type { Run } from '../../../src/simulator/types';
import type { System } from '../../../src/system/document';
import { createSystemModule } from '../../../src/system/module';
import { replicateToEnd } from '../../../src/system/replicate';
import { asReport, systemSimulator } from '../../../src/system/simulator';
import { simulateHere } from '../../support/simulateHere';

const module = await createSystemModule(
  readFileSync('src/system/generated/messagebox_system.wasm'),
);
const simulator = systemSimulator(module);

const WEB: System = {
  users: 60,
  thinkMs: 200,
  stations: [
    { name: 'connections', kind: 'pool', count: 12, over: ['db', 'disk'] },
    { name: 'app', kind: 'processors', count: 4, demandMs: 12 },
    { name: 'network', kind: 'delay', demandMs: 3 },
    { name: 'db', kind: 'processors', count: 2, demandMs: 6 },
    { name: 'disk', kind: 'disk', demandMs: 4 },
  ],
  route: ['network', 'app', { at: 'db', share: 0.6 }, 'disk'],
};
const runOf = (system: unknown, more: Partial<Run> = {}): Run => ({
  study: 'your-system',
  values: [],
  seed: 3,
  replication: 0,
  protocol: 'study',
  system: JSON.stringify(system),
  ...more,
});

describe('a described system among the runs of studies', () => {
  it('gives the numbers of its own module, in this process, in another and on the command line', async () => {
    const runs = [0, 1].map((replication) => runOf(WEB, { replication }));
    const pool = new ProcessPool(1);
    const apart = await pool.simulate(runs).finally(() => pool.close());
    const here = await simulateHere()(runs);
    const reports = runs.map(({ seed, replication }) =>
      replicateToEnd(module, WEB, seed, replication),
    );
    expect(here).toEqual(reports.map((report) => asReport(WEB, report)));
    expect(apart.map(({ report }) => report)).toEqual(here);
    expect(new Set(here.map(({ digest }) => digest)).size).toBe(2);
    const commanded = simulate(module, WEB, { seed: 3, replications: 2 });
    expect(summarise(3, here).metrics).toEqual(commanded.metrics);
  });

  it('has the digest of native code, which `sim-wasm/network/tests/system/interface.rs` asks for', () => {
    const stations = [{ name: 'db', kind: 'processors', demandMs: 8 }];
    const run = runOf({ users: 20, thinkMs: 500, stations }, { seed: 39 });
    expect(replicateRun(simulator, run).digest).toBe('a6c437f204d18b54');
  });

  it('is simulated by the worker of studies, a preview first', async () => {
    const waiting: (() => void)[] = [];
    const posted: unknown[] = [];
    const command = createService({
      load: (address) => (address === SYSTEMS ? Promise.resolve(simulator) : new Promise(() => {})),
      post: (event) => posted.push(event),
      giveWay: (then) => waiting.push(then),
      nowMs: () => 0,
      log: () => {},
    });
    for (const protocol of ['preview', 'study'] as const) {
      command({ type: 'simulate', task: 1, run: runOf(WEB, { protocol }), isShownEarly: true });
      await new Promise((resolve) => setTimeout(resolve));
      while (waiting.length > 0) waiting.shift()?.();
    }
    expect(posted).toEqual(
      (['preview', 'study'] as const).map((protocol) => ({
        type: 'finished',
        task: 1,
        report: replicateRun(simulator, runOf(WEB, { protocol })),
      })),
    );
  });

  it('is not taken for another with the same values', async () => {
    const simulate = remembered(simulateHere());
    const more = { ...WEB, users: 61 };
    const [one, other, again] = await simulate([runOf(WEB), runOf(more), runOf(WEB)]);
    expect(other?.digest).not.toBe(one?.digest);
    expect(again).toBe(one);
  });

  it('has a preview that is short, and as right as a tenth of a run is', () => {
    const [whole, short] = (['study', 'preview'] as const).map((protocol) =>
      replicateRun(simulator, runOf(WEB, { protocol })),
    );
    if (!whole || !short) throw new Error('There are two.');
    expect(short.events).toBeLessThan(0.2 * whole.events);
    expect(short.digest).not.toBe(whole.digest);
    const [some, all] = [short, whole].map(({ metrics }) => metrics['throughput.mean'] ?? 0);
    expect(Math.abs((some ?? 0) / (all ?? 1) - 1)).toBeLessThan(0.05);
  });

  it('tells stations with servers as resources, the busiest first, and a delay as none', () => {
    const { resources, metrics } = replicateRun(simulator, runOf(WEB));
    const shares = resources.map(({ utilisationPercent }) => utilisationPercent);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(resources.map(({ id }) => id).sort()).toEqual(['app', 'connections', 'db', 'disk']);
    expect(resources.find(({ id }) => id === 'db')?.utilisationPercent).toBeCloseTo(
      100 * (metrics['utilisation.db'] ?? 0),
    );
    expect(metrics).not.toHaveProperty('utilisation.network');
    expect(metrics).toHaveProperty('waiting.network');
  });

  it('tells where the time of a request goes, in the order of its way, adding up to the mean', () => {
    const { stages = [], metrics } = replicateRun(simulator, runOf(WEB));
    expect(stages.map(({ id }) => id)).toEqual([
      ...['network.work', 'app.wait', 'app.work', 'connections.wait', 'db.wait', 'db.work'],
      ...['disk.wait', 'disk.work'],
    ]);
    const sum = stages.reduce((all, { meanMs }) => all + meanMs, 0);
    expect(sum).toBeCloseTo(metrics['responseTime.mean'] ?? 0, 9);
    const work = Object.fromEntries(stages.map(({ id, meanMs }) => [id, meanMs]));
    // What each visit takes by the description, times the visits.
    const demands = { 'network.work': 3, 'app.work': 12, 'db.work': 0.6 * 6, 'disk.work': 4 };
    for (const [id, ms] of Object.entries(demands)) {
      expect(Math.abs((work[id] ?? 0) / ms - 1), id).toBeLessThan(0.04);
    }
  });

  it('tells what requests lose to each other where they share a station, as theory has it', () => {
    // One processor shared by all, half busy: a request takes twice its work, whatever the order (M/M/1).
    const shared: System = {
      arrivalsPerSecond: 50,
      stations: [{ name: 'app', kind: 'processors', demandMs: 10, sharing: 'shared' }],
    };
    const { stages = [], resources } = replicateRun(simulator, runOf(shared));
    const ms = Object.fromEntries(stages.map((one) => [one.id, one.meanMs]));
    expect(Math.abs((ms['app.work'] ?? 0) / 10 - 1)).toBeLessThan(0.05);
    expect(Math.abs((ms['app.shared'] ?? 0) / 10 - 1)).toBeLessThan(0.1);
    expect(resources[0]?.waitMs).toBeCloseTo(ms['app.shared'] ?? 0, 0);
    // Two processors: a request waits as in a line for two servers, by Erlang's C 10 ÷ 3 ms (M/M/2).
    const two = {
      ...shared,
      arrivalsPerSecond: 100,
      stations: [{ ...shared.stations[0], count: 2 }],
    };
    const both = replicateRun(simulator, runOf(two as System)).stages ?? [];
    const msOf = (id: string) => both.find((one) => one.id === id)?.meanMs ?? 0;
    expect(Math.abs(msOf('app.work') / 10 - 1)).toBeLessThan(0.05);
    expect(Math.abs(msOf('app.shared') / (10 / 3) - 1)).toBeLessThan(0.1);
    // Where one comes after another it is the same time, spent in line.
    const inLine = { ...shared, stations: [{ ...shared.stations[0], sharing: null }] } as System;
    const other = replicateRun(simulator, runOf(inLine)).stages ?? [];
    expect(other.map(({ id }) => id)).toEqual(['app.wait', 'app.work']);
    expect(Math.abs((other[0]?.meanMs ?? 0) / 10 - 1)).toBeLessThan(0.1);
  });

  it('counts pauses between tries, which are at no station', () => {
    const refused: System = {
      arrivalsPerSecond: 50,
      stations: [{ name: 'db', kind: 'queue', demandMs: 12, limit: 2, whenFull: 'refuse' }],
      route: [{ at: 'db', retries: { most: 20, backoffMs: 40 } }],
    };
    const { stages = [] } = replicateRun(simulator, runOf(refused));
    expect(stages.map(({ id }) => id)).toEqual(['db.wait', 'db.work', 'retry.wait']);
    expect(stages.at(-1)?.meanMs).toBeGreaterThan(5);
  });

  it('adds up the response times of replications whatever the widths of their bars', () => {
    const reports = [0, 1, 2].map((replication) => ({
      ...replicateRun(simulator, runOf(WEB, { replication })),
    }));
    const [first] = reports;
    if (!first?.distribution) throw new Error('There is one.');
    const { binMs, counts } = first.distribution;
    const halves = counts.flatMap((count) => [
      count - Math.floor(count / 2),
      Math.floor(count / 2),
    ]);
    const finer = { ...first, distribution: { binMs: binMs / 2, counts: halves } };
    const doubled = { binMs, counts: counts.map((count) => 2 * count) };
    for (const both of [
      [first, finer],
      [finer, first],
    ]) {
      const { distribution } = summarise(3, both);
      expect(distribution?.binMs).toBe(binMs);
      expect(distribution?.counts.slice(0, counts.length)).toEqual(doubled.counts);
    }
  });

  it('is told as unstable with its reason where it does not settle', async () => {
    const STUCK = ['a', 'b'].map((name) => ({
      ...{ name, kind: 'queue', demandMs: 10 },
      ...{ limit: 1, whenFull: 'block' },
    }));
    const route = { in: { a: 1 }, a: { b: 1 }, b: { a: 0.5, out: 0.5 } };
    const stuck = replicateRun(simulator, runOf({ users: 50, route, stations: STUCK }));
    expect(stuck).toMatchObject({
      status: 'unstable',
      unstableReason: expect.stringMatching(/each other/),
    });
    const stations = [{ name: 'db', kind: 'disk', demandMs: 10 }];
    const [crowded] = await simulateHere()([runOf({ arrivalsPerSecond: 200, stations })]);
    expect(crowded).toMatchObject({ status: 'unstable', metrics: {} });
    expect(crowded?.unstableReason).toMatch(/less than 100\S* per second.*“db” is busy/);
  });

  it('is refused by the field that is wrong', () => {
    expect(() => simulator.start(runOf({ ...WEB, users: 0 }))).toThrow(
      expect.objectContaining({
        name: 'RefusedScenarioError',
        refusal: expect.objectContaining({ knob: 'users', value: 0 }),
      }),
    );
  });
});
