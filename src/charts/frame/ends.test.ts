import { expect, it } from 'vitest';
import { endsOf } from './ends';

it('are two, or there is no scale', () => {
  expect(endsOf([3, 7])).toEqual([3, 7]);
  expect(endsOf([3, 7, 9])).toEqual([3, 7]);
  for (const none of [[], [3]]) expect(() => endsOf(none)).toThrow('A scale has two ends.');
});
