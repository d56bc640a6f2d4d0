import { expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import type { Still } from '../../../src/course/chapter/types';
import { queue } from '../../../src/course/chapters/queue';
import { theoryRowOf } from '../../../src/course/theoryRows';

const { formula } = queue.curve;
const exact = queue.curve.at.map((load) => formula?.({ ...startOf(queue), load }) ?? null);
const still = (curve: readonly (number | null)[]) => ({ curve }) as Still;

it('tells the largest difference from the formula, on either side', () => {
  const off = (place: number, by: number) =>
    exact.map((value, index) => (value === null || index !== place ? value : value * (1 + by)));
  expect(theoryRowOf(queue, still(exact))?.largest).toBeCloseTo(0, 12);
  expect(theoryRowOf(queue, still(off(3, -0.07)))?.largest).toBeCloseTo(0.07, 9);
  expect(theoryRowOf(queue, still(off(2, 0.05)))?.largest).toBeCloseTo(0.05, 9);
});

it('compares only where both have an answer', () => {
  const [, ...others] = exact;
  const all = theoryRowOf(queue, still(exact))?.points ?? 0;
  expect(theoryRowOf(queue, still([null, ...others]))?.points).toBe(all - 1);
  const { formula: _, ...without } = queue.curve;
  expect(theoryRowOf({ ...queue, curve: without }, still(exact))).toBeNull();
});
