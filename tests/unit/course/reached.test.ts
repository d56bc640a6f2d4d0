import { describe, expect, it } from 'vitest';
import { reachedOf } from '../../../src/course/chapter/useActiveStep';

/** A window of 900 px whose line lies at 360. */
const reached = (...tops: number[]) => reachedOf(tops, 900, 0.4);

describe('a reader', () => {
  it('is at the last step whose heading has passed the line', () => {
    expect(reached(300, 1000).active).toBe(0);
    expect(reached(-900, -200, 360, 1100).active).toBe(2);
    expect(reached(500, 1200).active, 'before the first').toBe(0);
  });

  it('sees, and is judged by, steps whose headings are in the window without scrolling to them', () => {
    expect(reached(-600, 100, 640)).toEqual({ active: 1, inSight: 2 });
    expect(reached(-600, 100, 901).inSight).toBe(1);
  });

  it('is nowhere else where there is no step', () => {
    expect(reached()).toEqual({ active: 0, inSight: 0 });
  });
});
