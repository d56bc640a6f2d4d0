import { describe, expect, it } from 'vitest';
import { fromFragment, toFragment } from '../../../../src/your-system/carry/link';
import { STARTS, startNamed } from '../../../../src/your-system/templates/start';
import { EXPERIMENTS } from '../../../../src/your-system/templates/today/experiments';
import { shownToday } from '../../../../src/your-system/templates/today/shown';
import { TODAY } from '../../../../src/your-system/templates/today/starts';
import { withStation } from '../../../../src/your-system/templates/today/today';
import { module, simulated } from './module';

/** Small enough to answer at once. */
const MOST_EVENTS = 400_000;

const shown = new Map(shownToday(module).map((one) => [one.id, one]));
/** After the first thing to try over before, by metric. */
const ratios = (id: string): Record<string, number> =>
  Object.fromEntries(
    (shown.get(id)?.compared ?? []).map(({ metric, before, after }) => [
      metric,
      after.mean / before.mean,
    ]),
  );
const perSecond = (description: object) => simulated(description as never).throughputPerSecond;

describe('the experiments of today', () => {
  it('are one for each chapter and each study, in their order', () => {
    expect(TODAY.map(({ of }) => of)).toEqual(Object.keys(EXPERIMENTS));
    expect(
      new Set(Object.values(EXPERIMENTS).map(({ description }) => description.name)).size,
    ).toBe(TODAY.length);
  });

  it.each(TODAY)('open by their name, are quick, and fit a link: $id', async ({ id, of }) => {
    expect(STARTS).toContain(id);
    const { description, problems } = await startNamed(id);
    expect(problems).toEqual([]);
    expect(description).toEqual(EXPERIMENTS[of]?.description);
    if (description === null) return;
    expect(() => module.check(description)).not.toThrow();
    const { status, events } = simulated(description);
    expect([status, events < MOST_EVENTS]).toEqual(['done', true]);
    expect((await fromFragment(await toFragment(description))).description).toEqual(description);
  });

  it.each(Object.entries(EXPERIMENTS))('name only settings that they have: %s', (_, today) => {
    const { notes = '', ...before } = today.description;
    const { notes: __, ...after } = today.tried;
    const settings = new Set(JSON.stringify([before, after]).match(/\d+(\.\d+)?/g));
    const named = notes?.match(/\d+(\.\d+)?/g) ?? [];
    expect(named.filter((number) => !settings.has(number))).toEqual([]);
    expect(before).not.toEqual(after);
  });
});

describe('the first thing to try', () => {
  it.each([
    ['processors before a lock', 'locks'],
    ['an application before a full database', 'bottleneck'],
    ['threads before the interpreter’s lock', 'scaling'],
    ['consumers beyond the partitions', 'low-latency'],
    ['shards behind a full coordinator', 'scale-up'],
    ['a buffer before a slow consumer', 'capacity'],
  ])('brings next to nothing with more of %s', (_, id) => {
    expect(Math.abs((ratios(id)['throughput.mean'] ?? Number.NaN) - 1)).toBeLessThan(0.02);
  });

  it.each([
    ['a write that confirms several', 'batches', 3],
    ['fewer connections to a crowded database', 'thread-pools', 1.5],
    ['connections that are short', 'adapters', 3],
    ['no retries in a storm of them', 'worker-threads', 1.3],
  ])('gets more done by %s', (_, id, least) => {
    expect(ratios(id)['throughput.mean']).toBeGreaterThan(least);
  });

  it.each([
    ['a little more load', 'queue', 'responseTime.mean', 2.5],
    ['slower queries', 'littles-law', 'responseTime.p95', 2],
    ['a larger buffer', 'capacity', 'responseTime.mean', 5],
  ])('makes requests wait by %s', (_, id, metric, least) => {
    expect(ratios(id)[metric]).toBeGreaterThan(least);
  });

  it.each([
    ['looking more often', 'polling', 'responseTime.mean', 0.2],
    ['one more consumer', 'backlog', 'responseTime.p95', 0.5],
    ['compactions in pieces', 'checkpoint', 'responseTime.p99.reads', 0.3],
    ['a quiet neighbour', 'doubt', 'responseTime.p95.requests', 0.3],
  ])('shortens the wait by %s', (_, id, metric, most) => {
    expect(ratios(id)[metric]).toBeLessThan(most);
  });

  it('makes virtual users send less when the service is slow', () => {
    const { 'throughput.mean': sent, 'responseTime.mean': time } = ratios('closed-loop');
    expect(sent).toBeLessThan(0.75);
    expect(time).toBeGreaterThan(2);
  });

  it('helps the mean and not the unlucky, where the cache is faster', () => {
    const { 'responseTime.mean': mean, 'responseTime.p99': p99 } = ratios('percentiles');
    expect(mean).toBeLessThan(0.8);
    expect(p99).toBeGreaterThan(0.95);
  });
});

describe('what helps instead', () => {
  it.each([
    ['a shorter lock', 'locks', 'row', { demandMs: 2 }, 1.8],
    ['several processes', 'scaling', 'interpreter', { kind: 'processors', count: 4 }, 1.8],
    ['more of the database', 'bottleneck', 'database', { count: 8 }, 1.2],
    ['a faster coordinator', 'scale-up', 'coordinator', { demandMs: 1 }, 1.05],
  ] as const)('is %s', (_, id, name, changes, least) => {
    const description = EXPERIMENTS[id]?.description;
    if (description === undefined) throw new Error(`There is no ${id}.`);
    const changed = withStation(description, name, changes);
    expect(perSecond(changed) / perSecond(description)).toBeGreaterThan(least);
  });

  it('is partitions together with consumers', () => {
    const { tried } = EXPERIMENTS['low-latency'] ?? {};
    if (tried === undefined) throw new Error('There is no experiment.');
    const both = withStation(tried, 'partitions', { count: 8 });
    expect(perSecond(both) / perSecond(tried)).toBeGreaterThan(1.8);
  });
});
