// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChapterContext, type ChapterState, useChapter } from '../../../src/course/chapter/context';
import { startOf } from '../../../src/course/chapter/knobs';
import type { Still } from '../../../src/course/chapter/types';
import { useElapsed } from '../../../src/course/chapter/useElapsed';
import { queue } from '../../../src/course/chapters/queue';
import { engineOfPage } from '../../../src/course/figure/engineOfPage';
import { useAnswer } from '../../../src/course/figure/useAnswer';
import { useLive } from '../../../src/course/figure/useLive';
import { useCurve, useReplications, useSteady } from '../../../src/course/figure/useSteady';
import { createEngine } from '../../../src/course/network/engine';
import { useReducedMotion } from '../../../src/course/useReducedMotion';
import { useInView } from '../../../src/lab/pace/useInView';

const WASM = readFileSync('src/course/network/generated/messagebox_network.wasm');
const engine = await createEngine(WASM);
const start = startOf(queue);
const still = {
  ...(JSON.parse(readFileSync('generated/course/queue.json', 'utf8')) as Still),
  knobs: start,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a run that is drawn while it goes on', () => {
  let waiting: ((nowMs: number) => void)[] = [];
  const picture = (nowMs: number) =>
    act(() => {
      for (const draw of waiting.splice(0)) draw(nowMs);
    });
  beforeEach(() => {
    waiting = [];
    vi.stubGlobal('requestAnimationFrame', (draw: (nowMs: number) => void) => waiting.push(draw));
    vi.stubGlobal('cancelAnimationFrame', () => {
      waiting = [];
    });
  });
  const live = (initial: { load?: number; isPlaying?: boolean; isThere?: boolean } = {}) =>
    renderHook(
      ({ load = start.load ?? 0, isPlaying = false, isThere = true }) =>
        useLive(
          isThere ? engine : null,
          queue.network({ ...start, load }),
          isPlaying,
          1,
          still.snapshot,
        ),
      { initialProps: initial },
    );

  it('is the picture of the build until there is a simulator', () => {
    const { result } = live({ isThere: false });
    expect(result.current.snapshot).toBe(still.snapshot);
    act(() => result.current.step());
    expect(result.current.snapshot).toBe(still.snapshot);
  });

  it('stands until it plays, and then goes with the time of the reader', () => {
    const { result, rerender } = live();
    const { nowMs } = result.current.snapshot;
    expect(nowMs).toBe(still.snapshot.nowMs);
    picture(0);
    expect(result.current.snapshot.nowMs).toBe(nowMs);
    rerender({ isPlaying: true });
    picture(0);
    picture(50);
    expect(result.current.snapshot.nowMs).toBeCloseTo(nowMs + 50);
    expect(result.current.ended).toBe(false);
    rerender({ isPlaying: false });
    picture(100);
    expect(result.current.snapshot.nowMs).toBeCloseTo(nowMs + 50);
  });

  it('steps to the next event that changes the picture', () => {
    const { result } = live();
    const before = result.current.snapshot;
    act(() => result.current.step());
    expect({ ...result.current.snapshot, nowMs: 0 }).not.toEqual({ ...before, nowMs: 0 });
  });

  it('runs ahead after a knob has moved: at once where nothing plays', () => {
    const { result, rerender } = live();
    rerender({ load: 60 });
    expect(result.current.settles).toBe(false);
    expect(result.current.snapshot.nowMs).toBeGreaterThan(still.snapshot.nowMs + 10_000);
  });

  it('and while it plays quicker than else, until it is there', () => {
    const { result, rerender } = live({ isPlaying: true });
    picture(0);
    rerender({ load: 60, isPlaying: true });
    expect(result.current.settles).toBe(true);
    const { nowMs } = result.current.snapshot;
    picture(100);
    picture(200);
    expect(result.current.snapshot.nowMs - nowMs).toBeGreaterThan(1000);
    for (let at = 300; at < 20_000 && result.current.settles; at += 100) picture(at);
    expect(result.current.settles).toBe(false);
    const { nowMs: there } = result.current.snapshot;
    expect(there - nowMs).toBeGreaterThanOrEqual(20_000);
    picture(30_000);
    expect(result.current.snapshot.nowMs - there, 'no more than before').toBeLessThanOrEqual(100);
  });

  it('is ended with the figure', () => {
    const end = vi.fn();
    const counted = {
      start: (...given: Parameters<typeof engine.start>) => {
        const run = engine.start(...given);
        return { ...run, end: () => [end(), run.end()] };
      },
    } as unknown as typeof engine;
    const { unmount } = renderHook(() =>
      useLive(counted, queue.network(start), false, 1, still.snapshot),
    );
    expect(end).not.toHaveBeenCalled();
    unmount();
    expect(end).toHaveBeenCalledTimes(1);
  });
});

describe('what long runs say', () => {
  it('is that of the build where the knobs are, and the one before while a newer is under way', async () => {
    const { result, rerender } = renderHook(({ knobs }) => useSteady(engine, queue, knobs, still), {
      initialProps: { knobs: start },
    });
    expect(result.current).toEqual({ report: still.report, isOf: true });
    rerender({ knobs: { ...start, load: 60 } });
    expect(result.current).toEqual({ report: still.report, isOf: false });
    await vi.waitFor(() => expect(result.current.isOf).toBe(true), 10_000);
    expect(result.current.report.stations[0]?.servedPerSecond).toBeCloseTo(60, 0);
    rerender({ knobs: Object.fromEntries(Object.entries({ ...start, load: 60 }).reverse()) });
    expect(result.current.isOf, 'the same knobs in another order').toBe(true);
  });

  it('waits for a simulator', async () => {
    const knobs = { ...start, load: 60 };
    const { result, rerender } = renderHook(
      ({ isThere }) => useSteady(isThere ? engine : null, queue, knobs, still),
      {
        initialProps: { isThere: false },
      },
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(result.current.isOf).toBe(false);
    rerender({ isThere: true });
    await vi.waitFor(() => expect(result.current.isOf).toBe(true), 10_000);
  });

  it('is a curve that the knob of its axis leaves alone, and another knob draws anew', async () => {
    const short = { ...queue, curve: { ...queue.curve, at: [20, 60] } };
    const { result, rerender } = renderHook(({ knobs }) => useCurve(engine, short, knobs, still), {
      initialProps: { knobs: start },
    });
    rerender({ knobs: { ...start, [queue.curve.knob]: 33 } });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(result.current).toBe(still.curve);
    const other = queue.knobs.find(({ id }) => id !== queue.curve.knob);
    if (!other) throw new Error('no other knob');
    rerender({ knobs: { ...start, [other.id]: other.min } });
    await vi.waitFor(() => expect(result.current).toHaveLength(2), 10_000);
  });

  it('has no short runs where a chapter asks for none', async () => {
    const { result } = renderHook(() => useReplications(engine, queue, start, true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(result.current.values).toEqual([]);
  });
});

describe('the simulator of a page', () => {
  const answer = (isOk: boolean) => ({ ok: isOk, status: 404, arrayBuffer: async () => WASM });

  it('is asked for again after a failure, and else loaded once; its runs answer a guess', async () => {
    const fetch = vi.fn(async () => answer(false));
    vi.stubGlobal('fetch', fetch);
    await expect(engineOfPage()).rejects.toThrow('404');
    fetch.mockImplementation(async () => answer(true));
    const [one, other] = [engineOfPage(), engineOfPage()];
    expect(await one).toBe(await other);
    expect(fetch).toHaveBeenCalledTimes(2);

    const state = (guess: string | null) =>
      ({
        chapter: queue,
        still: { ...still, before: 'b', after: 'a' },
        progress: { guess },
      }) as unknown as ChapterState;
    let guess: string | null = null;
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ChapterContext.Provider value={state(guess)}>{children}</ChapterContext.Provider>
    );
    const { result, rerender } = renderHook(useAnswer, { wrapper });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([result.current.before, result.current.after]).toEqual(['b', 'a']);
    guess = 'any';
    rerender();
    await vi.waitFor(() => expect(result.current.before).toHaveProperty('stations'), 20_000);
    expect(queue.guess.options.map(({ id }) => id)).toContain(
      queue.guess.right(result.current.before, result.current.after),
    );
  });
});

describe('small hooks of a chapter', () => {
  it('a part of a chapter stands in one', () => {
    expect(() => renderHook(useChapter)).toThrow('outside of one');
  });

  it('time has elapsed once, after so long', () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useElapsed(300));
    act(() => vi.advanceTimersByTime(299));
    expect(result.current).toBe(false);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe(true);
    vi.useRealTimers();
  });

  it('who wants no motion is asked of the system, also when that changes', () => {
    let listener = () => {};
    const query = {
      matches: false,
      addEventListener: vi.fn((_: string, heard: () => void) => {
        listener = heard;
      }),
      removeEventListener: vi.fn(),
    };
    const matchMedia = vi.fn((_: string) => query);
    vi.stubGlobal('matchMedia', matchMedia);
    const { result, unmount } = renderHook(useReducedMotion);
    expect(result.current).toBe(false);
    expect(matchMedia.mock.lastCall).toEqual(['(prefers-reduced-motion: reduce)']);
    query.matches = true;
    act(() => listener());
    expect(result.current).toBe(true);
    unmount();
    expect(query.removeEventListener).toHaveBeenCalledWith('change', listener);
  });

  it('an element is in view as far as the browser says', () => {
    let tell = (_: { isIntersecting: boolean }[]) => {};
    const [observe, disconnect] = [vi.fn(), vi.fn()];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = observe;
        disconnect = disconnect;
        constructor(heard: typeof tell) {
          tell = heard;
        }
      },
    );
    const element = document.createElement('p');
    const ref = { current: element };
    const { result, unmount } = renderHook(() => useInView(ref));
    expect([result.current, observe.mock.calls]).toEqual([false, [[element]]]);
    act(() => tell([{ isIntersecting: true }]));
    expect(result.current).toBe(true);
    act(() => tell([]));
    expect(result.current).toBe(false);
    unmount();
    expect(disconnect).toHaveBeenCalledTimes(1);
    observe.mockReset();
    const none = { current: null };
    renderHook(() => useInView(none));
    expect(observe).not.toHaveBeenCalled();
  });
});
