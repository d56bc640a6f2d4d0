import { expect, it } from 'vitest';
import { linearStep } from '../../../src/explore/why/linearStep';

const STUDIED = [1, 2, 3, 10, 20, 40];

it('is as fine as the study was near the value, and no finer for what it did far above', () => {
  expect(linearStep(1, STUDIED, 3)).toBe(1);
  expect(linearStep(1, STUDIED, 10)).toBe(4); // between 1, 1, 7 and 10, the middle of the two in the middle
  expect(linearStep(1, STUDIED, 40)).toBe(7);
  expect(linearStep(1, [0, 10, 100], 40)).toBe(10);
  expect(linearStep(1, [0, 100, 200, 1000], 100)).toBe(100);
  expect(linearStep(1, [0, 4, 10, 1000], 5), 'twice the value is near').toBe(5);
});

it('looks at all that the study took where one value is near, or none', () => {
  expect(linearStep(1, [0, 100, 300], 10)).toBe(150);
  expect(linearStep(1, [100, 130], 10)).toBe(30);
});

it('is a round tenth of the value where the study took but one', () => {
  expect(linearStep(1, [60], 60)).toBe(5);
  expect(linearStep(1, [50], 50)).toBe(5);
  expect(linearStep(1, [37], 37)).toBe(2);
  expect(linearStep(1, [20], 20)).toBe(2);
  expect(linearStep(1, [], 190)).toBe(10);
  expect(linearStep(1, [], -1000)).toBe(100);
});

it('is a multiple of the least step of the knob, and at least that', () => {
  expect(linearStep(5, [0, 12, 24], 24)).toBe(10);
  expect(linearStep(1, [3], 3)).toBe(1);
  expect(linearStep(10, [0, 2], 2)).toBe(10);
  expect(linearStep(0.5, [0, 0.7], 1)).toBe(0.5);
});
