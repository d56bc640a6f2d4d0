import { describe, expect, it } from 'vitest';
import { stepAfter, stepAt } from './steps';

describe('the step at a share of the run', () => {
  const run = { stepMs: 60_000, endMs: 600_000, steps: 10 };

  it('is the one that the moment falls into, as the lines are drawn in the middle of steps', () => {
    const atMinute = (minute: number) => stepAt(minute / 10, run);
    expect([0.1, 0.9, 1.1, 5.5, 9.9].map(atMinute)).toEqual([0, 0, 1, 5, 9]);
  });

  it('stays within what the run has', () => {
    expect([-0.2, 0, 1, 1.3].map((share) => stepAt(share, run))).toEqual([0, 0, 9, 9]);
  });

  it('is the last known one where the run is not over', () => {
    expect(stepAt(0.9, { ...run, steps: 4 })).toBe(3);
  });
});

describe('the step that a key leads to', () => {
  it.each([
    ['ArrowRight', 51],
    ['ArrowUp', 51],
    ['ArrowLeft', 49],
    ['ArrowDown', 49],
    ['PageUp', 60],
    ['PageDown', 40],
    ['Home', 0],
    ['End', 99],
    ['Tab', null],
  ])('%s', (key, step) => {
    expect(stepAfter(key, 50, 100)).toBe(step);
  });

  it('stays within the run, however short', () => {
    expect(stepAfter('ArrowLeft', 0, 3)).toBe(0);
    expect(stepAfter('ArrowRight', 2, 3)).toBe(2);
    expect(stepAfter('PageUp', 0, 3)).toBe(1);
  });
});
