import { expect, it } from 'vitest';
import { scrolledOf } from '../../../src/lab/sections/useScrolled';

const HEIGHT = 1000;
const tops = (a: number, b: number, c: number) =>
  new Map([
    ['outcomes', a],
    ['charts', b],
    ['tables', c],
  ]);
const at = (watchedBottom: number, edges = tops(100, 900, 2000)) =>
  scrolledOf({ stop: 60, watchedBottom, tops: edges }, HEIGHT);

it('keeps the bar at the top once the outcomes are out of sight below it', () => {
  expect(at(61).isStuck).toBe(false);
  expect(at(60).isStuck).toBe(false);
  expect(at(59).isStuck).toBe(true);
});

it('names the last section that has come as far up as people read', () => {
  const currents = [
    tops(700, 900, 2000),
    tops(460, 461, 2000),
    tops(-900, 460, 461),
    tops(-900, -500, 100),
    tops(-900, Infinity, 100),
  ].map((edges) => at(0, edges).current);
  expect(currents).toEqual(['outcomes', 'outcomes', 'charts', 'tables', 'tables']);
  expect(at(0, new Map()).current).toBe('');
});
