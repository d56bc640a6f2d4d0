import { expect, it } from 'vitest';
import { clearTicks } from './clearTicks';
import { textWidth } from './textWidth';

const at = (pxPerUnit: number) => (tick: number) => tick * pxPerUnit;

it('keeps the labels that have room, the roundest of those that touch', () => {
  const ticks = [0, 500, 1000, 1500];
  expect([...clearTicks(ticks, at(1))].sort((a, b) => a - b)).toEqual(ticks);
  expect(clearTicks([800, 900, 1000], at(0.1))).toEqual(new Set([1000]));
  expect(clearTicks([300, 200, 400], at(0.001))).toEqual(new Set([200]));
});

it('takes half of both labels and 8 px for room', () => {
  // Three digits of 6.96 px each.
  expect(clearTicks([100, 200], at(0.2889)).size).toBe(2);
  expect(clearTicks([100, 200], at(0.2887)).size).toBe(1);
  expect(clearTicks([200, 100], at(-0.2889)).size).toBe(2);
  const room = textWidth('100') + 8;
  expect(clearTicks([100, 200], (tick) => (tick === 100 ? 0 : room)).size).toBe(2);
});
