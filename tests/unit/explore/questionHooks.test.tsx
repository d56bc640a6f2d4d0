// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCompared } from '../../../src/explore/compare/page/useCompared';
import { useDay } from '../../../src/explore/day/page/useDay';
import { suggested } from '../../../src/explore/day/question';
import { useBatch } from '../../../src/explore/page/useBatch';
import { useSearch } from '../../../src/explore/seek/page/useSearch';
import type { SeekQuestion } from '../../../src/explore/seek/types';
import { useSweep } from '../../../src/explore/sweep/page/useSweep';
import { readSweep } from '../../../src/explore/sweep/question';
import { useWhy } from '../../../src/explore/why/page/useWhy';
import { published } from '../../../src/scenario/scenario';
import type { Simulate } from '../../../src/simulator/batch/simulate';
import type { Run } from '../../../src/simulator/types';
import { exploredNamed } from '../../support/explored';
import { planted, simulatePlant } from '../../support/planted';
import { answering, ask, lucky, PAIR, studies } from './compared';

const pool = vi.hoisted(() => ({ simulate: null as unknown }));
vi.mock('../../../src/simulator/batch/runPool', () => ({
  RunPool: class {
    workers = 2;
    simulate = pool.simulate;
    prepare() {}
    dispose() {}
  },
}));

const study = exploredNamed('low-latency');
let made: Run[] = [];
let gate = Promise.resolve();
/** Runs come when they are let go, and not before. */
function hold(): () => Promise<void> {
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  return () => act(async () => open());
}
const held =
  (simulate: Simulate): Simulate =>
  async (runs, options) => {
    await gate;
    return simulate(runs, options);
  };
beforeEach(() => {
  made = [];
  gate = Promise.resolve();
  pool.simulate = held(answering(lucky(5), made));
});
afterEach(cleanup);

describe('a search', () => {
  const hill = ({ sendOnly = 0 }: Readonly<Record<string, number>>) => 50 - (sendOnly - 4) ** 2;
  const question: SeekQuestion = {
    from: published('low-latency/20-A'),
    wanted: { direction: 'maximise', measure: 'gain' },
    limits: [],
    moves: [{ knob: 'sendOnly', values: [0, 1, 2, 3, 4, 5, 6] }],
    prices: {},
    seed: 3,
  };

  it('shows what it found, where it set out from, and what lies around the best', async () => {
    pool.simulate = simulatePlant({ gain: hill });
    const { result } = renderHook(useSearch);
    expect(result.current.search).toBeNull();
    act(() => result.current.start(planted, question, 'a'));
    expect(result.current.search).toMatchObject({ link: 'a', answer: null, base: null });
    await waitFor(() => expect(result.current.batch.status.kind).toBe('done'), { timeout: 20_000 });
    const { search } = result.current;
    expect(search?.answer?.best?.found.gain?.mean).toBe(50);
    expect(search?.progress?.stage).toBe('done');
    expect(search?.elapsedMs).toBeGreaterThan(0);
    // 20-A has four computers that send alone.
    expect(search?.base?.gain?.mean).toBe(hill({ sendOnly: 4 }));
    const { steps = [], reports = [] } = search?.around ?? {};
    expect(steps.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(reports.map((report) => report?.metrics.gain)).toEqual(
      steps.map(({ value }) => hill({ sendOnly: value })),
    );
    expect(search?.effects?.finished.size).toBeGreaterThan(0);
  }, 60_000);

  it('keeps what was found while it is asked again, and forgets it for another question', async () => {
    pool.simulate = held(simulatePlant({ gain: hill }));
    const { result } = renderHook(useSearch);
    act(() => result.current.start(planted, question, 'a'));
    await waitFor(() => expect(result.current.batch.status.kind).toBe('done'), { timeout: 20_000 });
    hold();
    act(() => result.current.start(planted, question, 'a'));
    expect(result.current.search?.answer).not.toBeNull();
    act(() => result.current.start(planted, { ...question, seed: 4 }, 'b'));
    expect(result.current.search).toMatchObject({ link: 'b', answer: null, base: null });
    act(() => result.current.batch.stop());
    expect(result.current.batch.status.kind).toBe('stopped');
  }, 60_000);
});

describe('why', () => {
  const [measure] = study.measures;
  if (measure === undefined) throw new Error('There is no measure.');
  const question = { scenario: published('low-latency/20-A'), measure, limits: [] };
  const hookOf = (isAsked: boolean) =>
    renderHook(
      (row: string) => {
        const batch = useBatch();
        const own = { ...question, scenario: published(row) };
        return useWhy(study, own, isAsked, batch);
      },
      { initialProps: 'low-latency/20-A' },
    );

  it('makes all runs of what was asked, and by the study’s protocol where that is wanted', async () => {
    const { result } = hookOf(true);
    await waitFor(() => expect(result.current.batch.status.kind).toBe('done'));
    const { all, done, unasked, finished, steps, effectsBy } = result.current;
    expect([done, unasked, effectsBy]).toEqual([all, 0, 'preview']);
    expect(made).toHaveLength(all);
    expect(finished.size).toBeGreaterThan(1);
    expect(steps.steps.length).toBeGreaterThan(5);
    act(() => result.current.improve());
    expect(result.current.effectsBy).toBe('study');
    await waitFor(() => expect(result.current.done).toBe(result.current.all));
    expect(result.current.all).toBeGreaterThan(all);
    expect(made.some(({ protocol }) => protocol === 'study')).toBe(true);
  }, 30_000);

  it('makes the first few of what nobody asked, the rest once it is wanted', async () => {
    const { result } = hookOf(false);
    await waitFor(() => expect(result.current.batch.status.kind).toBe('done'));
    const { all, done, unasked } = result.current;
    expect(done).toBe(all);
    expect(unasked).toBeGreaterThan(0);
    act(() => result.current.goOn());
    await waitFor(() => expect(result.current.done).toBe(all + unasked));
    expect(result.current.unasked).toBe(0);
  }, 30_000);

  it('forgets what was found of another scenario', async () => {
    const { result, rerender } = hookOf(true);
    await waitFor(() => expect(result.current.done).toBe(result.current.all));
    const letGo = hold();
    rerender('low-latency/14-A');
    expect([result.current.done, result.current.finished.size]).toEqual([0, 0]);
    await letGo();
    await waitFor(() => expect(result.current.done).toBe(result.current.all));
  }, 30_000);
});

describe('a comparison', () => {
  const asked = (query: string, isAsked = true) => ({
    studies,
    question: ask(query),
    link: query,
    isAsked,
  });

  it('makes its runs by itself, and shows those of its own question', async () => {
    const letGo = hold();
    const { result, rerender } = renderHook(useCompared, { initialProps: asked(PAIR) });
    expect([result.current.shown, result.current.isStale, result.current.planned]).toEqual([
      null,
      false,
      0,
    ]);
    await letGo();
    await waitFor(() => expect(result.current.batch.status.kind).toBe('done'));
    expect(result.current.shown).not.toBeNull();
    expect(result.current.planned).toBeGreaterThanOrEqual(study.protocol.replications);
    expect(result.current.isStale).toBe(false);
    const other = PAIR.replace('virtualUsers=3', 'virtualUsers=5');
    const letOthersGo = hold();
    rerender(asked(other));
    expect(result.current.isStale, 'until there is something new').toBe(true);
    await letOthersGo();
    await waitFor(() => expect(result.current.isStale).toBe(false));
    await waitFor(() => expect(result.current.batch.status.kind).toBe('done'));
  }, 30_000);

  it('makes short runs alone of what nobody asked', async () => {
    const { result } = renderHook(useCompared, { initialProps: asked(PAIR, false) });
    await waitFor(() => expect(result.current.batch.status.kind).toBe('done'));
    expect(new Set(made.map(({ protocol }) => protocol))).toEqual(new Set(['preview']));
    act(() => result.current.start());
    await waitFor(() => expect(made.some(({ protocol }) => protocol === 'study')).toBe(true));
    await waitFor(() => expect(result.current.batch.status.kind).toBe('done'));
  }, 30_000);

  it('waits until something is asked', () => {
    const { result } = renderHook(useCompared, { initialProps: null });
    expect([result.current.batch.status.kind, made.length]).toEqual(['idle', 0]);
  });
});

describe('a sweep', () => {
  const asked = (query: string) => readSweep(study, new URLSearchParams(query)).question;
  const ONE = asked('from=low-latency/20-A&over=virtualUsers:1..4/4&runs=2');
  const hookOf = () =>
    renderHook((question) => useSweep(study, question, useBatch()), { initialProps: ONE });

  it('makes a run of each point, or all that are asked for', async () => {
    const { result } = hookOf();
    expect([result.current.finished, result.current.all, result.current.workers]).toEqual([
      0, 8, 0,
    ]);
    act(() => result.current.start('first'));
    await waitFor(() => expect(result.current.status.kind).toBe('done'));
    expect([result.current.finished, made.length]).toEqual([4, 4]);
    act(() => result.current.start());
    await waitFor(() => expect(result.current.finished).toBe(8));
    expect(result.current.points.map(({ over }) => over)).toEqual([1, 2, 3, 4]);
    for (const { reports, over } of result.current.points) {
      expect([...reports.keys()].sort()).toEqual([0, 1]);
      expect(reports.get(0)?.metrics['throughput.median']).toBeCloseTo(10 * over, 0);
    }
  }, 30_000);

  it('keeps runs of points that two questions share, by seed and protocol', async () => {
    const { result, rerender } = hookOf();
    act(() => result.current.start());
    await waitFor(() => expect(result.current.finished).toBe(8));
    rerender(asked('from=low-latency/20-A&over=virtualUsers:3..6/4&runs=1'));
    expect([result.current.finished, result.current.all]).toEqual([2, 4]);
    rerender(asked('from=low-latency/20-A&over=virtualUsers:3..6/4&runs=1&seed=9'));
    expect(result.current.finished).toBe(0);
    rerender(asked('from=low-latency/20-A&over=virtualUsers:3..6/4&runs=1&protocol=study'));
    expect(result.current.finished).toBe(0);
  }, 30_000);

  it('ends what is under way where something else is asked', () => {
    hold();
    const { result, rerender } = hookOf();
    act(() => result.current.start());
    expect(result.current.status.kind).toBe('running');
    rerender(asked('from=low-latency/20-A&over=virtualUsers:3..6/4&runs=1'));
    expect(result.current.status.kind).toBe('stopped');
  });
});

describe('a day', () => {
  const question = { ...suggested(study, published('low-latency/20-A')), seed: 1 };
  const hookOf = (isAsked: boolean) =>
    renderHook((link: string) => useDay(study, question, link, isAsked), { initialProps: 'a' });

  it('is answered once its question rests, and is stale under another one', async () => {
    const { result, rerender } = hookOf(true);
    expect([result.current.result, result.current.isStale, result.current.isBrief]).toEqual([
      null,
      false,
      false,
    ]);
    expect(made).toHaveLength(0);
    await waitFor(() => expect(result.current.status.kind).toBe('done'), { timeout: 20_000 });
    expect(result.current.result).not.toBeNull();
    expect(result.current.progress).not.toBeNull();
    const before = made.length;
    rerender('b');
    expect(result.current.isStale).toBe(true);
    await waitFor(() => expect(result.current.isStale).toBe(false), { timeout: 20_000 });
    expect(made.length, 'from memory').toBe(before);
  }, 60_000);

  it('is answered by short runs where nobody asked, until all of it is wanted', async () => {
    const { result } = hookOf(false);
    expect(result.current.isBrief).toBe(true);
    await waitFor(() => expect(result.current.status.kind).toBe('done'), { timeout: 20_000 });
    expect(new Set(made.map(({ protocol }) => protocol))).toEqual(new Set(['preview']));
    act(() => result.current.goOn());
    expect(result.current.isBrief).toBe(false);
    await waitFor(() => expect(made.some(({ protocol }) => protocol === 'study')).toBe(true), {
      timeout: 20_000,
    });
  }, 60_000);

  it('is not asked where there is no study', async () => {
    const { result } = renderHook(() => useDay(null, null, 'a', true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect([result.current.status.kind, result.current.result]).toEqual(['idle', null]);
  });
});
