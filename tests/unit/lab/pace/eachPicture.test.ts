import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachPicture } from '../../../../src/lab/pace/eachPicture';

let waiting = new Map<number, (nowMs: number) => void>();
let requested = 0;
/** What a browser does before its next picture. */
const picture = (nowMs: number) => {
  const due = [...waiting.values()];
  waiting.clear();
  for (const draw of due) draw(nowMs);
};

beforeEach(() => {
  waiting = new Map();
  requested = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: (nowMs: number) => void) => {
    requested += 1;
    waiting.set(requested, draw);
    return requested;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame));
});
afterEach(() => vi.unstubAllGlobals());

it('says how long ago the last picture was, whenever it begins', () => {
  const passed: number[] = [];
  eachPicture((ms) => passed.push(ms) > 0);
  for (const nowMs of [5000, 5016, 5040]) picture(nowMs);
  expect(passed).toEqual([0, 16, 24]);
});

it('goes on where it was when a tab comes back, and does not catch up', () => {
  const passed: number[] = [];
  eachPicture((ms) => passed.push(ms) > 0);
  for (const nowMs of [5000, 5100, 65_000, 65_016]) picture(nowMs);
  expect(passed).toEqual([0, 100, 100, 16]);
});

it('ends when it is drawn to the end, and when it is stopped', () => {
  const draw = vi.fn(() => false);
  eachPicture(draw);
  for (const nowMs of [1, 2, 3]) picture(nowMs);
  expect(draw).toHaveBeenCalledTimes(1);
  const endless = vi.fn(() => true);
  const stop = eachPicture(endless);
  picture(4);
  picture(5);
  stop();
  picture(6);
  expect(endless).toHaveBeenCalledTimes(2);
});
