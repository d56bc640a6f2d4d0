import { describe, expect, it } from 'vitest';
import { foldOf, heldByLane, laneOf, MARK, type Room } from '../../../src/charts/marks/fold';

const ROOM: Room = { x: 100, y: 40, width: 240, height: 60 };
const seats = (count: number, room = ROOM, group = 1) => {
  const { radius, seat } = foldOf(count, room, group);
  return { radius, all: Array.from({ length: count }, (_, before) => seat(before)) };
};

describe('a line of any length', () => {
  it.each([0, 1, 14, 15, 42, 43, 60, 200, 1_000, 5_000, 20_000])(
    'is seen whole in its room: %d of it',
    (count) => {
      const { radius, all } = seats(count);
      expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      for (const { x, y } of all) {
        expect(x - radius).toBeGreaterThanOrEqual(ROOM.x);
        expect(x + radius).toBeLessThanOrEqual(ROOM.x + ROOM.width);
        expect(y - radius).toBeGreaterThanOrEqual(ROOM.y);
        expect(y + radius).toBeLessThanOrEqual(ROOM.y + ROOM.height);
      }
    },
  );

  it('lays no mark over another', () => {
    for (const count of [10, 40, 300, 4_000]) {
      const { radius, all } = seats(count);
      for (const [index, seat] of all.slice(1).entries()) {
        const before = all[index] ?? seat;
        expect(Math.hypot(seat.x - before.x, seat.y - before.y)).toBeGreaterThan(2 * radius);
      }
    }
  });

  it('has marks of the picture’s size as long as they fit, then smaller ones', () => {
    const radii = [14, 42, 43, 200, 500, 2_000, 6_000].map((count) => seats(count).radius);
    expect(radii.slice(0, 2)).toEqual([MARK, MARK]);
    expect(radii[2]).toBe(4);
    expect([...radii].sort((a, b) => b - a)).toEqual(radii);
    expect(new Set(radii).size).toBeGreaterThan(4);
  });

  it('has the next nearest to the server, and turns round at the end of a row', () => {
    const { all } = seats(30);
    expect(all[0]?.x).toBe(Math.max(...all.map(({ x }) => x)));
    expect(all[13]?.x).toBe(all[14]?.x);
    expect((all[14]?.y ?? 0) - (all[13]?.y ?? 0)).toBe(17);
    expect(all[27]?.x).toBe(all[0]?.x);
  });

  it('keeps those of a batch beside each other', () => {
    const { all } = seats(23, ROOM, 5);
    for (let first = 0; first < 20; first += 5) {
      const own = all.slice(first, first + 5);
      expect(new Set(own.map(({ y }) => y)).size).toBe(1);
      for (const [index, seat] of own.slice(1).entries())
        expect((own[index]?.x ?? 0) - seat.x).toBe(17);
    }
    expect((all[4]?.x ?? 0) - (all[5]?.x ?? 0)).toBeGreaterThan(17);
  });
});

it('a line without end goes on to the left, abreast, in marks of full size', () => {
  const { radius, seat } = laneOf(ROOM);
  const all = Array.from({ length: 200 }, (_, before) => seat(before));
  expect(radius).toBe(MARK);
  expect(heldByLane(ROOM)).toBe(42);
  const inside = all.filter(({ x }) => x >= ROOM.x);
  expect(inside.length).toBeGreaterThanOrEqual(42);
  expect(Math.min(...all.map(({ x }) => x))).toBeLessThan(-ROOM.x);
  for (const { y } of all) {
    expect(y - MARK).toBeGreaterThanOrEqual(ROOM.y);
    expect(y + MARK).toBeLessThanOrEqual(ROOM.y + ROOM.height);
  }
});
