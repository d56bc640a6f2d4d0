import { expect, it } from 'vitest';
import { clearTicks } from './clearTicks';

it('keeps the labels that have room, the roundest of those that touch', () => {
  const at = (pxPerUnit: number) => (tick: number) => tick * pxPerUnit;
  const ticks = [0, 500, 1000, 1500];
  expect([...clearTicks(ticks, at(1))].sort((a, b) => a - b)).toEqual(ticks);
  expect(clearTicks([800, 900, 1000], at(0.1))).toEqual(new Set([1000]));
});
