// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { simulateOpen } from '../../../src/lab/bands/excess';
import type { ScenarioBands } from '../../../src/lab/bands/scenarioBands';
import { useOpen } from '../../../src/lab/bands/useOpen';
import { mostWidening } from '../../../src/lab/bands/widening';
import { usePreviews } from '../../../src/lab/curve/usePreviews';
import { useRun } from '../../../src/lab/handle/useRun';
import type { LabContext } from '../../../src/lab/types';
import type { BatchOptions } from '../../../src/simulator/batch/simulate';
import type { RunListener } from '../../../src/simulator/client';
import type { Report } from '../../../src/simulator/report';
import type { Run } from '../../../src/simulator/types';
import { context, summaryWith } from './fixture';

const load = vi.hoisted(() => ({ client: vi.fn() }));
vi.mock('../../../src/simulator/loadClient', () => ({ loadClient: load.client }));
const pool = vi.hoisted(() => ({ simulate: vi.fn(), disposed: 0 }));
vi.mock('../../../src/simulator/batch/runPool', () => ({
  RunPool: class {
    workers = 1;
    simulate = pool.simulate;
    prepare() {}
    dispose() {
      pool.disposed += 1;
    }
  },
}));
vi.mock('../../../src/simulator/batch/remembered', () => ({
  remembered: (simulate: unknown) => simulate,
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a run for a figure', () => {
  const client = { run: vi.fn(), cancel: vi.fn(), dispose: vi.fn() };
  const settle = () => act(async () => {});
  const listener = (run: number) => client.run.mock.calls[run]?.[1] as RunListener;
  const request = {} as Parameters<ReturnType<typeof useRun>['run']>[0];
  beforeEach(() => {
    vi.clearAllMocks();
    load.client.mockReset().mockResolvedValue(client);
  });
  const open = () => {
    const { result, unmount } = renderHook(useRun);
    const onDone = vi.fn();
    const run = async () => {
      act(() => result.current.run(request, onDone));
      await settle();
    };
    return {
      status: () => result.current.status,
      cancel: () => act(() => result.current.cancel()),
      run,
      onDone,
      unmount,
    };
  };

  it('tells how far it is, and what it found', async () => {
    const { status, run, onDone } = open();
    expect([status().kind, load.client.mock.calls.length]).toEqual(['idle', 0]);
    await run();
    expect(status()).toEqual({ kind: 'running', progress: 0 });
    act(() => listener(0).onProgress?.(0.5));
    expect(status()).toEqual({ kind: 'running', progress: 0.5 });
    const summary = summaryWith(101);
    act(() => listener(0).onDone(summary));
    expect([status().kind, onDone.mock.calls]).toEqual(['idle', [[summary]]]);
  });

  it('is fetched once, and a newer run takes the place of an older', async () => {
    const { status, run, onDone } = open();
    await run();
    await run();
    expect(load.client).toHaveBeenCalledTimes(1);
    act(() => listener(0).onProgress?.(0.9));
    act(() => listener(0).onDone(summaryWith(1)));
    expect([status(), onDone.mock.calls]).toEqual([{ kind: 'running', progress: 0 }, []]);
    act(() => listener(0).onFailed({ reason: 'old' } as never));
    expect(status().kind).toBe('running');
    act(() => listener(1).onDone(summaryWith(2)));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('is cancelled by the reader, also before it was fetched', async () => {
    const { status, run, cancel, onDone } = open();
    cancel();
    await run();
    cancel();
    await settle();
    expect([status().kind, client.cancel.mock.calls.length]).toEqual(['idle', 1]);
    act(() => listener(0).onDone(summaryWith(1)));
    expect(onDone).not.toHaveBeenCalled();
    const { result } = renderHook(useRun);
    act(() => {
      result.current.run(request, onDone);
      result.current.cancel();
    });
    await settle();
    expect(client.run, 'nothing is begun').toHaveBeenCalledTimes(1);
  });

  it('fails with its reason, and what did not arrive is fetched again', async () => {
    const { status, run } = open();
    load.client.mockRejectedValueOnce(new Error('offline'));
    await run();
    expect(status()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/\w/) });
    await run();
    expect([load.client.mock.calls.length, status().kind]).toEqual([2, 'running']);
    act(() => listener(0).onFailed({ reason: 'no memory' } as never));
    expect(status()).toEqual({ kind: 'failed', reason: 'no memory' });
  });

  it('ends with its figure', async () => {
    const { run, unmount, onDone } = open();
    await run();
    unmount();
    await settle();
    expect(client.dispose).toHaveBeenCalledTimes(1);
    listener(0).onDone(summaryWith(1));
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('the points of a curve', () => {
  const runs = (count: number, seed = 1) =>
    Array.from({ length: count }, (_, replication) => ({ seed, replication }) as unknown as Run);
  const asked = (call: number) => pool.simulate.mock.calls[call] as [Run[], Required<BatchOptions>];
  const finish = (call: number, ...indices: number[]) =>
    act(() => {
      for (const index of indices) asked(call)[1].onFinished(index, { index } as unknown as Report);
    });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    pool.simulate.mockReset().mockReturnValue(new Promise(() => {}));
    pool.disposed = 0;
  });
  const open = (first: Run[]) => {
    const { result, rerender, unmount } = renderHook(({ now }) => usePreviews(now), {
      initialProps: { now: first },
    });
    return {
      shown: () => result.current.shown,
      failure: () => result.current.failure,
      turn: (now: Run[]) => rerender({ now }),
      unmount,
    };
  };

  it('are run coarsely first, each once, and shown at the places they were asked at', () => {
    const all = runs(7);
    const { shown } = open(all);
    const [ordered] = asked(0);
    expect([...ordered].sort((a, b) => a.replication - b.replication)).toEqual(all);
    expect(ordered).not.toEqual(all);
    finish(0, 0, 1);
    expect(shown(), 'two tell no shape').toBeNull();
    finish(0, 2);
    expect([...(shown()?.reports.keys() ?? [])].sort()).toEqual(
      ordered
        .slice(0, 3)
        .map(({ replication }) => replication)
        .sort(),
    );
    expect(shown()?.runs).toBe(all);
  });

  it('are drawn now and then while they come, and at once where all are there', () => {
    const { shown } = open(runs(7));
    finish(0, 0, 1, 2);
    finish(0, 3, 4);
    expect(shown()?.reports.size).toBe(3);
    act(() => vi.advanceTimersByTime(120));
    expect(shown()?.reports.size).toBe(5);
    finish(0, 5, 6);
    expect(shown()?.reports.size).toBe(7);
    const few = open(runs(2, 2));
    finish(1, 0, 1);
    expect(few.shown()?.reports.size, 'fewer are all there are').toBe(2);
  });

  it('stay until those of newer runs tell a shape', () => {
    const [first, next] = [runs(3), runs(3, 2)];
    const { shown, turn } = open(first);
    finish(0, 0, 1, 2);
    turn(next);
    expect(asked(0)[1].signal.aborted).toBe(true);
    expect(shown()?.runs).toBe(first);
    act(() => vi.advanceTimersByTime(1000));
    finish(1, 0, 1, 2);
    expect(shown()?.runs).toBe(next);
  });

  it('say why they do not come, unless nobody waits for them', async () => {
    pool.simulate.mockRejectedValueOnce(new Error('no memory'));
    const { failure, turn } = open(runs(3));
    await act(async () => {});
    expect(failure()).toMatch(/\w/);
    turn(runs(3, 2));
    expect(failure()).toBe('');
    let fail = (_: Error) => {};
    pool.simulate.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject;
      }),
    );
    turn(runs(3, 3));
    turn(runs(3, 4));
    await act(async () => fail(new Error('aborted')));
    expect(failure()).toBe('');
  });

  it('end with the figure', () => {
    const { unmount } = open(runs(3));
    unmount();
    expect([asked(0)[1].signal.aborted, pool.disposed]).toEqual([true, 1]);
  });
});

describe('what the parameters leave open', () => {
  const METRIC = context.study.outcomes('median').at(-1)?.metric ?? '';
  const NEAREST = 'low-latency/20-A';
  /** 30 sets of parameters, the spread of which is `there` at the nearest measured configuration. */
  const withEnsemble = (there: number, modelVersion = context.schema.modelVersion): LabContext => ({
    ...context,
    study: {
      ...context.study,
      ensemble: async () =>
        ({
          modelVersion,
          parameters: [],
          sets: Array.from({ length: 30 }, (_, set) => [set]),
          spreads: { [NEAREST]: { [METRIC]: there } },
        }) as never,
    },
  });
  /** Reports of the sets whose metric spreads so much. */
  const spreading = (spread: number) =>
    pool.simulate.mockReset().mockImplementation(async (runs: Run[]) =>
      runs.map((run) => ({
        status: 'done',
        metrics: {
          [METRIC]: 100 * Math.exp(spread * (((run.parameters?.[0] ?? 0) % 2) * 2 - 1)),
        },
      })),
    );
  const { signal } = new AbortController();
  const ask = (of: LabContext) => simulateOpen(of, [], 1, NEAREST, signal);

  it('is told where it is more than at the nearest measured configuration', async () => {
    spreading(0.2);
    pool.disposed = 0;
    const open = await ask(withEnsemble(0.1));
    expect(open?.reason).toMatch(
      /^Parameters that the study allows as well move the roundtrip.* by some 20 % here and 10 % at the nearest measured/,
    );
    expect(open?.excess[METRIC]).toBeCloseTo(Math.sqrt(0.2 ** 2 - 0.1 ** 2), 1);
    expect(pool.disposed, 'its worker ends').toBe(1);
    spreading(0.1);
    expect((await ask(withEnsemble(0.1)))?.reason).toBe('');
  });

  it('is nothing where a study has no such sets, or those of another model', async () => {
    expect(await ask({ ...context, study: { ...context.study, ensemble: undefined } })).toBeNull();
    expect(await ask(withEnsemble(0.1, 'another'))).toBeNull();
  });

  it('is tried once the reader rests, and then stands in the bands', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    spreading(0.2);
    const bands = {
      bands: {},
      nearest: '20-A',
      place: { distance: 1, regimes: [], isOutside: false },
      excess: null,
      reason: 'It is far.',
    } as unknown as ScenarioBands;
    const studied = withEnsemble(0.1);
    const values = context.configurations.A ?? {};
    const { result, rerender } = renderHook(
      ({ isDone, users, own }) =>
        useOpen(studied, { ...values, virtualUsers: users }, 1, own, isDone),
      { initialProps: { isDone: false, users: 5, own: bands as ScenarioBands | null } },
    );
    const rest = async (ms: number) => {
      await act(async () => vi.advanceTimersByTime(ms));
      await act(async () => vi.dynamicImportSettled());
    };
    await rest(800);
    expect(pool.simulate, 'its runs are not done').not.toHaveBeenCalled();
    rerender({ isDone: true, users: 5, own: bands });
    await rest(799);
    expect(result.current).toBe(bands);
    expect(pool.simulate).not.toHaveBeenCalled();
    await rest(1);
    expect(result.current?.reason).toMatch(/^It is far\. Parameters that the study allows/);
    expect(result.current?.excess).not.toBeNull();
    rerender({ isDone: true, users: 6, own: bands });
    expect(result.current, 'of another scenario').toBe(bands);
    rerender({ isDone: true, users: 6, own: null });
    await rest(800);
    expect([result.current, pool.simulate.mock.calls.length]).toEqual([null, 1]);
  });

  it('widens bands with the distance, each from its least, and the one that widens most is told', () => {
    const metrics = {
      a: { widths: { elsewhere: { halfWidth: 0.1, least: 0.15 } } },
      b: { widths: { elsewhere: { halfWidth: 0.1, least: 0 } } },
    };
    const of = (some: object, distance: number) =>
      mostWidening(
        { metrics: some, widening: 0.5 } as unknown as Parameters<typeof mostWidening>[0],
        { distance, regimes: ['elsewhere'], isOutside: false },
      );
    expect(of(metrics, 2)).toBeCloseTo(2);
    expect(of({ a: metrics.a }, 2)).toBeCloseTo(0.2 / 0.15);
    expect([of(metrics, 0), of({}, 2)]).toEqual([1, 1]);
  });
});
