import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSystemModule } from '../../../../src/system/module';
import { poolsOf } from '../../../../src/system/pools';
import { replicateToEnd } from '../../../../src/system/replicate';
import type { Plan, PlannedBox } from '../../../../src/watch/run/plan';
import type { Description } from '../../../../src/your-system/description';
import { TEMPLATES } from '../../../../src/your-system/templates/list';
import { laidOutPlan, plannedGraph } from '../../../../src/your-system/watch/plan';

const module = await createSystemModule(
  readFileSync('src/system/generated/messagebox_system.wasm'),
);
const station = (name: string) => ({ name, kind: 'disk', demandMs: 1 }) as const;
const pool = (name: string, ...over: string[]) => ({ name, kind: 'pool', count: 2, over }) as const;
const POOLED: Description = {
  users: 4,
  run: { forMs: 500 },
  stations: [
    pool('inner', 'c'),
    pool('alone', 'd'),
    ...['a', 'b', 'c', 'd'].map(station),
    pool('around', 'middle', 'b'),
    pool('middle', 'inner'),
    pool('twin', 'middle', 'b'),
  ],
};

const contains = (outer: PlannedBox, inner: PlannedBox) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;
const apart = (a: PlannedBox, b: PlannedBox) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const touches = ({ x, y }: { x: number; y: number }, box: PlannedBox) =>
  x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1;
const boxOf = ({ boxes, frames }: Plan, place: string) => {
  const found = [...boxes, ...frames].find((one) => one.place === place);
  if (found === undefined) throw new Error(`${place} is drawn.`);
  return found;
};

it('pools are known in the order in which the module counts them, with all their stations', () => {
  const pools = poolsOf(POOLED);
  expect(pools.map(({ name }) => name)).toEqual(
    replicateToEnd(module, POOLED, 1, 0).pools.map(({ name }) => name),
  );
  expect([...(pools.find(({ name }) => name === 'around')?.stations ?? [])].sort()).toEqual([
    'b',
    'c',
  ]);
});

it('requests pass where they wait for permits, the outer pool first, and only where they lack them', () => {
  const { ways } = plannedGraph(POOLED, { width: 100, height: 40 });
  const texts = ways.map(({ from, to }) => `${from} → ${to}`);
  const pools = poolsOf(POOLED).map(({ name }) => name);
  const outer = pools.filter((name) => name === 'around' || name === 'twin');
  expect(texts.sort()).toEqual(
    [
      'null → station:a',
      `station:a → pool:${outer[0]}`,
      `pool:${outer[0]} → pool:${outer[1]}`,
      `pool:${outer[1]} → station:b`,
      'station:b → pool:middle',
      'pool:middle → pool:inner',
      'pool:inner → station:c',
      'station:c → pool:alone',
      'pool:alone → station:d',
      'station:d → null',
    ].sort(),
  );
});

describe.each(TEMPLATES)('the drawing of $id', ({ description: given }) => {
  it('has each place once, apart from all others, and ways that begin and end at them', async () => {
    const plan = await laidOutPlan(await given());
    if (plan === null) throw new Error('It is drawn.');
    const { boxes, ways, width, height } = plan;
    expect(width).toBeLessThanOrEqual(1000);
    for (const [index, box] of boxes.entries()) {
      expect(contains({ place: '', x: 0, y: 0, width, height }, box)).toBe(true);
      for (const other of boxes.slice(index + 1))
        expect([box.place, other.place, apart(box, other)]).toEqual([box.place, other.place, true]);
    }
    // Requests that come from outside go there again, below all places.
    const isBelow = (y: number) => boxes.every((box) => box.y + box.height < y);
    const ends = ways
      .filter(({ isOpen }) => !isOpen)
      .flatMap(({ points }) => points.at(-1) ?? [])
      .filter(({ y }) => !isBelow(y));
    expect(ends.length).toBeGreaterThan(boxes.length - 2);
    for (const end of ends) expect(boxes.some((box) => touches(end, box))).toBe(true);
    const source = boxOf(plan, 'source');
    const leaves = ways.filter(({ points: [first] }) => first && touches(first, source));
    expect(leaves.length).toBe(1);
  });
});

it('a pool is drawn around its stations and where they are waited for', async () => {
  const found = TEMPLATES.find(({ id }) => id === 'threads-connections');
  const plan = await laidOutPlan((await found?.description()) as Description);
  if (plan === null) throw new Error('It is drawn.');
  const threads = boxOf(plan, 'frame:threads');
  const connections = boxOf(plan, 'frame:connections');
  expect(contains(threads, connections)).toBe(true);
  for (const place of ['pool:threads', 'station:application'])
    expect(contains(threads, boxOf(plan, place))).toBe(true);
  for (const place of ['pool:connections', 'station:database', 'station:transfer'])
    expect(contains(connections, boxOf(plan, place))).toBe(true);
  expect(contains(connections, boxOf(plan, 'station:application'))).toBe(false);
});

it('more stations than can be told apart are listed', async () => {
  const stations = Array.from({ length: 41 }, (_, index) => station(`s${index}`));
  expect(await laidOutPlan({ users: 1, stations })).toBeNull();
});
