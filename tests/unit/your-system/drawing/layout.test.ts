import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../../src/charts/frame/textWidth';
import type { Description } from '../../../../src/your-system/description';
import { graphOf, sourceSize, walkOf } from '../../../../src/your-system/drawing/graph';
import { type Layout, layoutOf, type Placed } from '../../../../src/your-system/drawing/layout';
import { sourceBox } from '../../../../src/your-system/drawing/source';
import { oneOf, randoms, SYSTEM } from '../edit/systems';

const placed = (description: Description): Layout => layoutOf(graphOf(description));

const meet = (a: Placed, b: Placed): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const overlaps = ({ boxes }: Layout): string[] =>
  boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b) => (meet(a, b) ? [`${a.name} and ${b.name}`] : [])),
  );

/** Stations that call each other at random, in a table of shares. */
function randomSystem(count: number, seed: number): Description {
  const random = randoms(seed);
  const names = Array.from({ length: count }, (_, index) => `service ${index}`);
  const leg = (index: number) => {
    const ahead = names.slice(index + 1, index + 9);
    return ahead.length > 0 ? oneOf(ahead, random) : 'out';
  };
  const row = (index: number): Record<string, number> => {
    const back = random() < 0.2 ? oneOf(names.slice(0, index + 1), random) : 'out';
    return Object.fromEntries([
      [back, 0.3],
      [leg(index), 0.7],
    ]);
  };
  return {
    users: 1,
    stations: names.map((name, index) => ({
      name,
      kind: index % 7 === 3 ? 'lock' : 'processors',
      demandMs: 1 + index,
    })),
    route: Object.fromEntries([
      ['in', { [names[0] ?? '']: 1 }],
      ...names.map((name, index) => [name, row(index)]),
    ]),
  };
}

describe('the layout of a system', () => {
  it('has the boxes along the route from top to bottom, and a pool around what it is over', () => {
    const { boxes, frames, ways } = placed({ ...SYSTEM, route: ['mail', 'app', 'stock'] });
    const down = [...boxes].sort((a, b) => a.y - b.y).map(({ name }) => name);
    expect(down).toEqual(['mail', 'app', 'stock']);
    const pooled = placed(SYSTEM);
    const [frame] = pooled.frames;
    const inside = pooled.boxes.filter((box) => frame && meet(frame, box));
    expect(inside.map(({ name }) => name)).toEqual(['stock', 'mail']);
    for (const { x, y, width, height } of inside)
      expect(
        frame &&
          frame.x <= x &&
          frame.y <= y &&
          frame.x + frame.width >= x + width &&
          frame.y + frame.height >= y + height,
      ).toBe(true);
    expect(frames).toHaveLength(1);
    expect(ways.map(({ from, to }) => [from, to])).toEqual([
      [null, 'mail'],
      ['mail', 'app'],
      ['app', 'stock'],
      ['stock', null],
    ]);
  });

  it('has no two boxes over each other, up to 300 stations', () => {
    const counts = [2, 5, 17, 40, 61];
    for (const [seed, count] of counts.entries())
      expect(overlaps(placed(randomSystem(count, seed + 1))), `${count} stations`).toEqual([]);
    const { stations } = randomSystem(300, 8);
    const route = stations.map(({ name }, at) => (at % 3 === 1 ? { at: name, share: 0.5 } : name));
    expect(overlaps(placed({ users: 1, stations, route }))).toEqual([]);
  }, 60_000);

  it('ends each way at the edges of its boxes', () => {
    const { boxes, ways } = placed(randomSystem(25, 4));
    const at = new Map(boxes.map((box) => [box.name, box]));
    for (const { to, points } of ways) {
      const box = at.get(to ?? '');
      const tip = points.at(-1);
      if (!box || !tip) continue;
      const dx = Math.abs(tip.x - (box.x + box.width / 2)) - box.width / 2;
      const dy = Math.abs(tip.y - (box.y + box.height / 2)) - box.height / 2;
      expect(Math.abs(Math.max(dx, dy)), `to ${to}`).toBeLessThan(1);
    }
  });

  it('takes pools that share a station, a station that nothing visits and names that lead nowhere', () => {
    const odd: Description = {
      ...SYSTEM,
      route: ['app', 'nowhere', 'app'],
      stations: [
        ...SYSTEM.stations,
        { name: 'sessions', kind: 'pool', over: ['app', 'stock', 'nobody'] },
        { name: 'all', kind: 'lock', over: ['sessions', 'connections'] },
      ],
    };
    const { boxes, frames } = placed(odd);
    expect(overlaps(placed(odd))).toEqual([]);
    expect(boxes).toHaveLength(3);
    for (const { x, y, width, height } of frames)
      expect([x, y, width, height].every(Number.isFinite)).toBe(true);
  });
});

describe('the walk along the route', () => {
  it('comes to stations as requests do, and then to everything else', () => {
    const graph = graphOf({ ...SYSTEM, route: ['mail', 'app'] });
    expect(walkOf(graph)).toEqual(['mail', 'app', 'stock', 'connections']);
  });
});

it('gives who sends room for what is said of them', () => {
  const sizeOf = (thinkMs: number) => sourceSize(sourceBox({ users: 1, thinkMs, stations: [] }));
  // "think 1,000 ms" is wider than the least box.
  expect(sizeOf(1000).width).toBeGreaterThanOrEqual(textWidth('think 1,000 ms') + 16);
  expect(sizeOf(1000).width).toBeGreaterThan(sizeOf(0).width);
  expect(sizeOf(0)).toEqual({ width: 72, height: 44 });
});
