import { expect, it } from 'vitest';
import { CHALLENGES } from '../../../src/tours/challenges/all';
import { shownScore } from '../../../src/tours/challenges/score';
import type { Seen } from '../../../src/tours/types';

const challenge = (id: string) => {
  const found = CHALLENGES.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no challenge`);
  return found;
};
const scored = (id: string, score: number) =>
  shownScore({ ...challenge(id), scoreOf: () => score }, {} as Seen);

it('is compared in the digits in which it is shown: what looks the same is the same', () => {
  expect(scored('under-300', 140.26)).toBe(140.3);
  expect(scored('under-300', 140.34)).toBe(140.3);
  expect(scored('edge', 31.6)).toBe(32);
  expect(scored('sustainable', 120.4)).toBe(120);
  expect(scored('day', 1.238)).toBe(1.24);
  expect(scored('cleanup', 4.996)).toBe(5);
});
