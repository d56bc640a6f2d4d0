import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from '../../../../src/lab/pace/paced';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('passes on the first at once, then the latest at intervals, and the last always', () => {
  const passed: number[] = [];
  const pace = paced<number>((value) => passed.push(value), 100);
  for (let value = 0; value < 25; value += 1) {
    pace.push(value);
    vi.advanceTimersByTime(10);
  }
  expect(passed).toEqual([0, 9, 19]);
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual([0, 9, 19, 24]);
  pace.push(30);
  expect(passed.at(-1)).toBe(30);
});

it('passes on what waits when told to, and drops it when told to', () => {
  const passed: number[] = [];
  const pace = paced<number>((value) => passed.push(value), 100);
  pace.push(1);
  pace.push(2);
  pace.flush();
  expect(passed).toEqual([1, 2]);
  pace.push(3);
  pace.drop();
  vi.advanceTimersByTime(1000);
  expect(passed).toEqual([1, 2]);
  pace.push(4);
  expect(passed).toEqual([1, 2, 4]);
});
