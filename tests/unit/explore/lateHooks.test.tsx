// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookFragment } from '../../../src/explore/book/fragment';
import { useBookLink } from '../../../src/explore/book/page/useBookLink';
import { useOffered } from '../../../src/explore/book/page/useOffered';
import { useStudiesOf } from '../../../src/explore/book/page/useStudiesOf';
import { StudiesContext } from '../../../src/explore/page/studies';
import { type Open, useExcess, useTried } from '../../../src/explore/page/useExcess';
import type { ExploredStudy } from '../../../src/explore/study/exploredStudy';
import { SWEEP_CODEC } from '../../../src/explore/sweep/page/codec';
import { useOpenBands } from '../../../src/explore/sweep/page/useOpenBands';
import type { SweepRuns } from '../../../src/explore/sweep/page/useSweep';
import { readSweep } from '../../../src/explore/sweep/question';
import { sweptPoints } from '../../../src/explore/sweep/refine';
import type { Run } from '../../../src/simulator/types';
import { exploredNamed } from '../../support/explored';
import { anyBook } from './books';
import { report, studies } from './compared';

const pool = vi.hoisted(() => ({ simulate: null as unknown, workers: 0, disposed: 0 }));
vi.mock('../../../src/simulator/batch/runPool', () => ({
  RunPool: class {
    simulate = pool.simulate;
    constructor({ workers = 0 } = {}) {
      pool.workers = workers;
    }
    dispose() {
      pool.disposed += 1;
    }
  },
}));

afterEach(cleanup);

const real = exploredNamed('low-latency');
const METRIC = 'throughput.median';
/** Sets of parameters that differ by little at measured configurations. */
const study: ExploredStudy = {
  ...real,
  ensemble: async () =>
    ({
      sets: Array.from({ length: 14 }, () => []),
      spreads: Object.fromEntries(
        real.context.labels.map((label) => [real.context.prefix + label, { [METRIC]: 0.01 }]),
      ),
    }) as never,
};
const scenarioWith = (changes: Record<string, number>): Open => ({
  study,
  scenario: { base: 'low-latency/20-A', changes },
});
const FAR = scenarioWith({ virtualUsers: 57 });
const MEASURED = scenarioWith({});

describe('what other parameters make of scenarios', () => {
  let made: (readonly Run[])[] = [];
  let fails = false;
  beforeEach(() => {
    Object.assign(pool, { workers: 0, disposed: 0 });
    made = [];
    fails = false;
    pool.simulate = async (runs: readonly Run[]) => {
      made.push(runs);
      if (fails) throw new Error('no simulator');
      return runs.map((_, index) => report({ [METRIC]: 100 + 10 * Math.floor(index / 2) }));
    };
  });
  const open = (scenarios: readonly Open[], isReady = true, withMeasured = true) =>
    renderHook(
      (given: { isReady: boolean; scenarios: readonly Open[]; seed: number }) =>
        useTried(given.scenarios, given.seed, given.isReady, withMeasured),
      { initialProps: { isReady, scenarios, seed: 1 } },
    );

  it('is tried once the runs of the page are done, on one worker, scenario by scenario', async () => {
    const { result, rerender } = open([FAR, MEASURED], false);
    await act(async () => {});
    expect([made.length, result.current(FAR)]).toEqual([0, null]);
    rerender({ isReady: true, scenarios: [FAR, MEASURED], seed: 1 });
    await waitFor(() => expect(result.current(MEASURED)).not.toBeNull());
    expect(result.current(FAR)?.excess).not.toBeNull();
    expect(result.current(MEASURED)?.excess, 'nothing is open where it was measured').toBeNull();
    expect([made.length, pool.workers]).toEqual([2, 1]);
    await waitFor(() => expect(pool.disposed).toBeGreaterThan(0));
  });

  it('is not tried again of what is known, but with another seed', async () => {
    const { result, rerender } = open([FAR]);
    await waitFor(() => expect(result.current(FAR)).not.toBeNull());
    rerender({ isReady: true, scenarios: [MEASURED, FAR], seed: 1 });
    await waitFor(() => expect(result.current(MEASURED)).not.toBeNull());
    expect(made).toHaveLength(2);
    rerender({ isReady: true, scenarios: [FAR], seed: 2 });
    expect(result.current(FAR)).toBeNull();
    await waitFor(() => expect(result.current(FAR)).not.toBeNull());
    expect(made).toHaveLength(3);
  });

  it('leaves measured scenarios, and studies without other parameters, alone', async () => {
    const { result } = renderHook(() => useExcess([MEASURED, FAR], 1, true));
    await waitFor(() => expect(result.current(FAR)).not.toBeNull());
    expect([made.length, result.current(MEASURED)]).toEqual([1, null]);
    const fixed = { ...FAR, study: { ...study, ensemble: undefined } };
    const { result: none } = open([fixed]);
    await act(async () => {});
    expect([made.length, none.current(fixed)]).toEqual([1, null]);
  });

  it('stays unknown where it fails', async () => {
    fails = true;
    const { result } = open([FAR]);
    await waitFor(() => expect(pool.disposed).toBeGreaterThan(0));
    expect([made.length, result.current(FAR)]).toEqual([1, null]);
  });

  describe('along a sweep', () => {
    const query = 'from=low-latency/20-A&over=virtualUsers:3..18/6&runs=1';
    const sweepOf = (more: string, kind: 'done' | 'running', own = study) => {
      const { question } = readSweep(own, new URLSearchParams(query + more));
      const runs = new Map([[0, report({ [METRIC]: 100 })]]);
      const points = sweptPoints(own, question, () => runs);
      const ofSweep = { points, status: { kind } } as unknown as SweepRuns;
      const knee = points.at(-2)?.over ?? null;
      const { result } = renderHook(() => useOpenBands(own, question, ofSweep, knee));
      return { result, points };
    };

    it('is known of the points that nobody measured, the knee first', async () => {
      const { result, points } = sweepOf('', 'done');
      const measured = points.filter(
        (point) => result.current.standingOf(point).nearest?.distance === 0,
      );
      expect(result.current.open).toBe(points.length - measured.length);
      expect(result.current.isTrying).toBe(true);
      const users = real.context.schema.knobs.findIndex(({ id }) => id === 'virtualUsers');
      await waitFor(() => expect(result.current.narrow).toBe(0));
      expect(made[0]?.[0]?.values[users]).toBe(points.at(-2)?.over);
      expect(made).toHaveLength(result.current.open);
      const last = points.at(-1);
      if (last === undefined) throw new Error('no points');
      const band = (bands: ReturnType<typeof result.current.standingOf>) =>
        bands.bandOf(METRIC, { mean: 100, low: 99, high: 101 }, ['elsewhere']);
      const bare = sweepOf('', 'running').result.current;
      const [wide, narrow] = [result.current.standingOf(last), bare.standingOf(last)].map(band);
      expect((wide?.high ?? 0) - (wide?.low ?? 0)).toBeGreaterThan(
        (narrow?.high ?? 0) - (narrow?.low ?? 0),
      );
    });

    it('is not sought where nobody measured, and where there is no band', async () => {
      const far = sweptPoints(
        study,
        readSweep(study, new URLSearchParams('from=low-latency/20-A&over=virtualUsers:30..50/3'))
          .question,
        () => new Map([[0, report({ [METRIC]: 100 })]]),
      );
      const { question } = readSweep(study, new URLSearchParams(query));
      const ofSweep = { points: far, status: { kind: 'done' } } as unknown as SweepRuns;
      const hook = renderHook(() => useOpenBands(study, question, ofSweep, null)).result;
      expect(hook.current.open).toBe(0);
    });

    it('waits for its runs, and is not sought for a map or without other parameters', async () => {
      const running = sweepOf('', 'running').result.current;
      expect([running.isTrying, running.narrow]).toEqual([false, running.open]);
      expect(running.open).toBeGreaterThan(0);
      const map = sweepOf('&by=sendOnly:2..4/3', 'done').result.current;
      const fixed = sweepOf('', 'done', { ...study, ensemble: undefined }).result.current;
      await act(async () => {});
      expect(made).toEqual([]);
      expect(map.narrow).toBe(map.open);
      expect([fixed.open, fixed.narrow]).toEqual([0, 0]);
    });
  });
});

describe('a sweep in its address', () => {
  const studyIn = (query: string) => SWEEP_CODEC.studiesOf(new URLSearchParams(query));

  it('is about the study that it names, the nearest, or the first', () => {
    expect(studyIn('from=capacity/overdrive')).toEqual(['capacity']);
    expect(studyIn('from=capacty/overdrive')).toEqual(['capacity']);
    expect(studyIn('')).toEqual(['low-latency']);
  });

  it('is read and written again', () => {
    const query = new URLSearchParams('from=capacty/overdrive&over=ratePerSecond:100..200/5');
    const { question } = SWEEP_CODEC.read(studies, query);
    expect(question.from.base).toMatch(/^capacity\//);
    const link = SWEEP_CODEC.write(studies, question);
    expect(link).toMatch(/^\/explore\/sweep\?from=capacity\//);
    const again = new URLSearchParams(link.slice(link.indexOf('?')));
    expect(SWEEP_CODEC.read(studies, again)).toEqual({ question, problems: [] });
    expect(() => SWEEP_CODEC.read(new Map(), query)).toThrow('No study');
  });
});

describe('the book of a page', () => {
  const entries = anyBook(7);
  const other = anyBook(11);

  it('is packed into a link before anybody asks, anew once it changes', async () => {
    const { result, rerender } = renderHook((given) => useBookLink(given, '/explore/book'), {
      initialProps: entries,
    });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).not.toBeNull());
    const origin = window.location.origin;
    expect(result.current).toBe(`${origin}/explore/book${await bookFragment(entries)}`);
    rerender(other);
    expect(result.current, 'not the link of another book').toBeNull();
    await waitFor(() => expect(result.current).not.toBeNull());
    expect(result.current).toContain(await bookFragment(other));
  });

  it('is offered where the address holds one, also later, until it is closed', async () => {
    window.location.hash = await bookFragment(entries);
    const { result } = renderHook(useOffered);
    expect(result.current.offered).toBeNull();
    await waitFor(() => expect(result.current.offered?.entries).toEqual(entries));
    act(() => result.current.close());
    expect([result.current.offered, window.location.hash]).toEqual([null, '']);
    window.location.hash = await bookFragment(other);
    await act(async () => {
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await waitFor(() => expect(result.current.offered?.entries).toEqual(other));
    act(() => result.current.close());
  });

  it('offers nothing where the address has another fragment', async () => {
    window.location.hash = '#limits';
    const { result } = renderHook(useOffered);
    await act(async () => {});
    expect(result.current.offered).toBeNull();
    window.location.hash = '';
  });

  it('knows the studies that its entries are about, and no others', async () => {
    const load = vi.fn((id: string) => {
      const found = studies.get(id);
      return found && Promise.resolve(found);
    });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <StudiesContext.Provider value={load}>{children}</StudiesContext.Provider>
    );
    const entryOf = (link: string) => ({ link, name: '', note: '', models: {} });
    const kept = ['/capacity/lab?config=overdrive', '/explore/why?scenario=scale-up/L3'].map(
      entryOf,
    );
    const { result, rerender } = renderHook((given) => useStudiesOf(given), {
      initialProps: [] as typeof kept,
      wrapper,
    });
    expect([result.current.size, load.mock.calls.length]).toEqual([0, 0]);
    rerender([...kept, entryOf('/nowhere/lab?config=a')]);
    await waitFor(() => expect(result.current.size).toBe(2));
    expect([...result.current.keys()].sort()).toEqual(['capacity', 'scale-up']);
    load.mockClear();
    rerender([...kept, entryOf('/nowhere/lab?config=a')]);
    expect(load, 'the same studies').not.toHaveBeenCalled();
  });
});
