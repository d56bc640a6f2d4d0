import { describe, expect, it } from 'vitest';
import { clockAt, lineAt } from '../../../src/story/run/clock';

const marks = [
  { y: 360, atMs: 0 },
  { y: 1000, atMs: 9 },
  { y: 1600, atMs: 18 },
  { y: 2200, atMs: 310 },
];

describe('the clock of the story', () => {
  it('stands at the instant of a heading when that is at the line', () => {
    for (const { y, atMs } of marks) expect(clockAt(marks, y, false)).toBe(atMs);
  });

  it('moves between two headings as the page scrolls', () => {
    expect(clockAt(marks, 680, false)).toBeCloseTo(4.5);
    expect(clockAt(marks, 1900, false)).toBeCloseTo(164);
  });

  it('stands still outside of the story', () => {
    expect(clockAt(marks, 0, false)).toBe(0);
    expect(clockAt(marks, 9999, false)).toBe(310);
    expect(clockAt([], 50, false)).toBe(0);
  });

  it('goes from stop to stop for readers who want nothing to move', () => {
    expect(clockAt(marks, 999, true)).toBe(0);
    expect(clockAt(marks, 1000, true)).toBe(9);
    expect(clockAt(marks, 2199, true)).toBe(18);
  });

  it('is where the page has to be for it', () => {
    for (const atMs of [0, 1, 8.9, 9, 17, 100, 309, 310])
      expect(clockAt(marks, lineAt(marks, atMs), false)).toBeCloseTo(atMs);
    expect(lineAt(marks, 500)).toBe(2200);
    expect(lineAt(marks, -1)).toBe(360);
  });
});
