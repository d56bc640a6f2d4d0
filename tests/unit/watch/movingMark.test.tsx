// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MovingMark } from '../../../src/watch/page/MovingMark';
import type { Present } from '../../../src/watch/run/moment';

afterEach(cleanup);

const present = { message: 7, kind: 'request', isWaiting: false } as Present;
const markAt = (x: number, y: number, glides = true) => (
  <svg>
    <title>Marks</title>
    <MovingMark
      mark={{ present, x, y, radius: 6.5 }}
      isFollowed={false}
      glides={glides}
      onFollow={() => {}}
    />
  </svg>
);

/** Where the tail ends, from the mark. */
function tailIn(container: Element): number[] | null {
  const line = container.querySelector('line');
  return line && ['x2', 'y2'].map((name) => Number(line.getAttribute(name)));
}

describe('a mark that moves', () => {
  it('has a tail of 26 px back the way that it came, no longer than the way', () => {
    const { container, rerender } = render(markAt(100, 50));
    expect(tailIn(container)).toBeNull();
    rerender(markAt(400, 450));
    expect(tailIn(container)).toEqual([-15.6, -20.8]);
    rerender(markAt(400, 433));
    expect(tailIn(container)).toEqual([0, 17]);
  });

  it('keeps its tail while only others move, and has none where it jumps', () => {
    const { container, rerender } = render(markAt(0, 0));
    rerender(markAt(10, 0));
    const shown = container.querySelector('line');
    rerender(markAt(10, 0));
    expect(container.querySelector('line')).toBe(shown);
    rerender(markAt(20, 0, false));
    expect(tailIn(container)).toBeNull();
  });
});
