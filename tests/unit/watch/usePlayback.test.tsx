// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePlayback } from '../../../src/watch/page/usePlayback';

const EVENTS = [1000, 1100, 1200, 2500];
const STRETCH = { fromMs: 1000, untilMs: 2000 };

let waiting: ((nowMs: number) => void)[] = [];
const picture = (nowMs: number) =>
  act(() => {
    for (const draw of waiting.splice(0)) draw(nowMs);
  });
const playback = (firstMs = 1000) =>
  renderHook(({ slowed }) => usePlayback(EVENTS, STRETCH, slowed, firstMs), {
    initialProps: { slowed: 10 },
  });

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestAnimationFrame', (draw: (nowMs: number) => void) => waiting.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = [];
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('stands until it is played, then passes so many times slower', () => {
  const { result, rerender } = playback();
  picture(0);
  expect([result.current.timeMs, result.current.isPlaying]).toEqual([1000, false]);
  act(() => result.current.play(true));
  picture(0);
  picture(50);
  expect([result.current.timeMs, result.current.isPlaying]).toEqual([1005, true]);
  rerender({ slowed: 1 });
  picture(100);
  picture(150);
  expect(result.current.timeMs).toBe(1055);
  act(() => result.current.play(false));
  picture(200);
  expect(result.current.timeMs).toBe(1055);
});

it('does not catch up with what passed while the tab was away', () => {
  const { result } = playback();
  act(() => result.current.play(true));
  picture(0);
  picture(60_000);
  expect(result.current.timeMs).toBe(1010);
});

it('stops at the end, and plays from the beginning again', () => {
  const { result } = playback(1995);
  act(() => result.current.play(true));
  picture(0);
  picture(90);
  expect([result.current.timeMs, result.current.isPlaying]).toEqual([2000, false]);
  act(() => result.current.play(true));
  expect([result.current.timeMs, result.current.isPlaying]).toEqual([1000, true]);
});

it('steps from event to event within the stretch, and stands there', () => {
  const { result } = playback(1150);
  act(() => result.current.play(true));
  act(() => result.current.step(1));
  expect([result.current.timeMs, result.current.isPlaying]).toEqual([1200, false]);
  act(() => result.current.step(1));
  expect(result.current.timeMs, 'the next event is beyond the end').toBe(2000);
  act(() => result.current.seek(1150));
  act(() => result.current.step(-1));
  expect(result.current.timeMs).toBe(1100);
});

it('is that of the run on show: its events, and where it ends', () => {
  const { result, rerender } = renderHook(
    ({ events, stretch }) => usePlayback(events, stretch, 10, 1150),
    { initialProps: { events: EVENTS, stretch: STRETCH } },
  );
  rerender({ events: [1000, 1180, 1900], stretch: { fromMs: 1000, untilMs: 1800 } });
  act(() => result.current.step(1));
  expect(result.current.timeMs).toBe(1180);
  act(() => result.current.step(1));
  expect(result.current.timeMs).toBe(1800);
  act(() => result.current.play(true));
  expect(result.current.timeMs, 'from the beginning').toBe(1000);
});
