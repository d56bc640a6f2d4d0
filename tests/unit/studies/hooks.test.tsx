// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfigurationsOf } from '../../../scripts/dataFiles';
import type { RunListener } from '../../../src/simulator/client';
import type { SimulationRequest } from '../../../src/simulator/job';
import type { Summary } from '../../../src/simulator/types';
import { useProcedure } from '../../../src/studies/capacity/lab/maximum/useProcedure';
import { useHours } from '../../../src/studies/capacity/pages/valve/useHours';
import { useDrawing } from '../../../src/studies/low-latency/lab/useDrawing';
import { useEdge } from '../../../src/studies/worker-threads/pages/edge/useEdge';
import { exploredNamed } from '../../support/explored';

const load = vi.hoisted(() => ({ client: vi.fn() }));
vi.mock('../../../src/simulator/loadClient', () => ({ loadClient: load.client }));
vi.mock('../../../src/studies/low-latency/lab/drawnAtOnce', () => ({ drawnAtOnce: null }));
vi.mock('../../../src/studies/low-latency/lab/ChartDrawing', () => ({
  ChartDrawing: () => <p>drawn</p>,
}));

const client = { run: vi.fn(), cancel: vi.fn(), dispose: vi.fn() };
const settle = () => act(async () => {});
const asked = (run: number) => client.run.mock.calls[run]?.[0] as SimulationRequest;
const listener = (run: number) => client.run.mock.calls[run]?.[1] as RunListener;
const knobOf = (study: string, run: number, id: string) =>
  asked(run).values[exploredNamed(study).context.schema.knobs.findIndex((one) => one.id === id)];

beforeEach(() => {
  vi.clearAllMocks();
  load.client.mockReset().mockResolvedValue(client);
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const estimate = (mean: number) => ({ mean, low: mean - 1, high: mean + 1 });

describe('the search for the maximum', () => {
  const sustainable = readConfigurationsOf('capacity').configurations.find(
    ({ id }) => id === 'sustainable',
  );
  if (sustainable === undefined) throw new Error('There is no sustainable configuration.');
  const steps = Array.from({ length: 360 }, (_, index) => index);
  /** An hour in which everything is received and the spool grows by so many rows. */
  const hour = (rate: number, growth = 0) =>
    ({
      status: 'done',
      metrics: { receivedPerSecond: estimate(rate) },
      series: {
        stepMs: 10_000,
        spoolRows: steps.map((step) => (growth * step) / 360),
        offeredPerSecond: steps.map(() => rate),
      },
      protocol: { rampUpMs: 0, steadyMs: 3_600_000, rampDownMs: 0, rampsCount: false },
    }) as unknown as Summary;
  const open = () => {
    const { result, unmount } = renderHook(() => useProcedure(sustainable));
    const start = async () => {
      act(() => result.current.start());
      await settle();
    };
    return { now: () => result.current, start, unmount };
  };

  it('runs an hour at each load, and ends with the highest that held', async () => {
    const { now, start } = open();
    expect([now().status.kind, now().steps]).toEqual(['idle', []]);
    await start();
    expect(load.client).toHaveBeenCalledWith({ workers: 1 });
    expect(now().status).toEqual({ kind: 'running', ratePerSecond: 100 });
    for (let run = 0; now().status.kind === 'running' && run < 99; run += 1) {
      const { status } = now();
      const rate = status.kind === 'running' ? status.ratePerSecond : 0;
      expect(knobOf('capacity', run, 'ratePerSecond')).toBe(rate);
      expect(asked(run)).toMatchObject({ study: 'capacity', replications: 1 });
      act(() => listener(run).onDone(hour(rate, rate > 120 ? 1e6 : 0)));
    }
    expect(now().status).toEqual({ kind: 'done' });
    expect(now().steps.map(({ ratePerSecond }) => ratePerSecond)).toEqual([
      ...[100, 110, 120, 130, 122],
    ]);
    expect(now().steps.at(-1)?.verdict).toBe('spool grows');
    expect(client.dispose, 'its worker ends with it').toHaveBeenCalled();
  });

  it('keeps what it found where a reader stops it, and hears no more of it', async () => {
    const { now, start } = open();
    await start();
    act(() => listener(0).onDone(hour(100)));
    act(() => now().cancel());
    expect([now().status.kind, now().steps.length]).toEqual(['cancelled', 1]);
    expect(client.dispose).toHaveBeenCalledTimes(1);
    act(() => listener(1).onDone(hour(110)));
    act(() => listener(1).onFailed({ reason: 'late' } as never));
    expect([now().status.kind, now().steps.length]).toEqual(['cancelled', 1]);
    await start();
    expect([now().status.kind, now().steps.length], 'from the beginning').toEqual(['running', 0]);
  });

  it('says why it failed, also where no simulator can be had', async () => {
    const { now, start } = open();
    await start();
    act(() => listener(0).onFailed({ reason: 'out of memory' } as never));
    expect(now().status).toEqual({ kind: 'failed', reason: 'out of memory' });
    load.client.mockReset().mockRejectedValue(new Error('no worker'));
    await start();
    expect(now().status).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/\w{3}/) });
  });

  it('begins nothing once its page is left', async () => {
    const { now, unmount } = open();
    act(() => now().start());
    unmount();
    await settle();
    expect(client.run).not.toHaveBeenCalled();
  });
});

describe('a run with a load for each hour', () => {
  const base = exploredNamed('capacity').context.configurations.sustainable ?? {};
  const open = (first: readonly number[] | null) =>
    renderHook(({ loads }) => useHours(base, loads), { initialProps: { loads: first } });

  it('is not made without one, is made of one, and stays until the next is there', async () => {
    const { result, rerender } = open(null);
    await settle();
    expect([client.run.mock.calls.length, result.current.summary]).toEqual([0, null]);
    rerender({ loads: [150, 170] });
    await settle();
    expect(asked(0)).toMatchObject({ study: 'capacity', replications: 1 });
    expect(knobOf('capacity', 0, 'durationHours')).toBe(2);
    const summary = { digest: 'a' } as unknown as Summary;
    act(() => listener(0).onDone(summary));
    expect([result.current.summary, result.current.stale]).toEqual([summary, false]);
    rerender({ loads: [150, 190] });
    await settle();
    expect([result.current.summary, result.current.stale]).toEqual([summary, true]);
    expect(client.run).toHaveBeenCalledTimes(2);
    rerender({ loads: [150, 190] });
    await settle();
    expect(client.run, 'the same load is not run twice').toHaveBeenCalledTimes(2);
  });

  it('is tried again where a reader wants it', async () => {
    const { result } = open([150]);
    await settle();
    act(() => listener(0).onFailed({ reason: 'out of memory' } as never));
    expect(result.current.status).toEqual({ kind: 'failed', reason: 'out of memory' });
    expect(result.current.stale, 'there is nothing yet').toBe(false);
    act(() => result.current.retry());
    await settle();
    expect(client.run).toHaveBeenCalledTimes(2);
  });
});

describe('the edge of the pools', () => {
  const base = exploredNamed('worker-threads').context.configurations['100'] ?? {};
  const bracket = { low: 100, high: 104 };
  const open = () => {
    const { result } = renderHook(() => useEdge(base, bracket));
    return () => result.current;
  };
  /** Ends the latest run: pools above 102 complete hardly anything. */
  const finish = async (now: () => ReturnType<typeof useEdge>) => {
    const run = client.run.mock.calls.length - 1;
    const completed = estimate((now().size ?? 0) > 102 ? 5 : 1000);
    act(() => listener(run).onDone({ metrics: { completed } } as unknown as Summary));
    await settle();
  };

  it('is looked for once a reader has guessed, from both ends of the bracket to the middle', async () => {
    const now = open();
    await settle();
    expect([now().size, client.run.mock.calls.length]).toEqual([null, 0]);
    act(() => now().turn(75));
    act(() => now().guess('skipped'));
    await settle();
    const sizes: (number | null)[] = [];
    for (let round = 0; round < 4; round += 1) {
      sizes.push(now().size);
      const run = client.run.mock.calls.length - 1;
      expect(knobOf('worker-threads', run, 'maxWorkerThreads')).toBe(now().size);
      expect(asked(run)).toMatchObject({ study: 'worker-threads', replications: 4 });
      await finish(now);
    }
    expect(sizes).toEqual([100, 104, 102, 103]);
    expect(now().size, 'then where the handle rests').toBe(75);
    await finish(now);
    expect(now().size).toBeNull();
    expect(now().tried.map(({ threads }) => threads)).toEqual([...sizes, 75]);
    expect(now().tried[1]).toEqual({ threads: 104, completed: 5, low: 4, high: 6 });
    expect(window.location.search).toContain('guess=skip');
  });

  it('follows the handle once that rests, and begins anew', async () => {
    const now = open();
    act(() => now().guess(101));
    await settle();
    for (let round = 0; round < 5; round += 1) await finish(now);
    vi.useFakeTimers();
    act(() => now().turn(140));
    expect(now().size).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect([now().state.threads, now().size]).toEqual([140, 140]);
    act(() => now().again());
    expect([now().tried, now().state.guess, now().size]).toEqual([[], null, null]);
    expect(client.run.mock.calls.length).toBe(6);
  });

  it('is tried again where a run failed', async () => {
    const now = open();
    act(() => now().guess(101));
    await settle();
    act(() => listener(0).onFailed({ reason: 'out of memory' } as never));
    expect(now().status).toEqual({ kind: 'failed', reason: 'out of memory' });
    act(() => now().retry());
    await settle();
    expect([client.run.mock.calls.length, now().size]).toEqual([2, 100]);
    act(() => listener(1).onDone({ metrics: {} } as unknown as Summary));
    expect(now().tried, 'a run that completed nothing tells nothing').toEqual([]);
  });
});

describe('what draws the charts of a lab', () => {
  let come = (_: boolean) => {};
  const watched = { margin: '', disconnected: 0 };
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(told: (entries: unknown[]) => void, { rootMargin }: { rootMargin: string }) {
          watched.margin = rootMargin;
          come = (isIntersecting) => told([{ isIntersecting }]);
        }
        observe() {}
        disconnect() {
          watched.disconnected += 1;
        }
      },
    );
    watched.disconnected = 0;
  });
  function Place({ isOutdated, isDrawn }: { isOutdated: boolean; isDrawn: boolean }) {
    const place = useRef<HTMLDivElement | null>(null);
    const Drawing = useDrawing(place, isOutdated) as React.ComponentType | null;
    return (
      <div ref={place}>
        {isDrawn && <figure />}
        {Drawing && <Drawing />}
      </div>
    );
  }
  const open = async (isOutdated: boolean, isDrawn: boolean) => {
    const page = render(<Place isOutdated={isOutdated} isDrawn={isDrawn} />);
    await act(() => vi.dynamicImportSettled());
    return page;
  };
  const isDrawn = ({ container }: { container: HTMLElement }) =>
    container.textContent?.includes('drawn');

  it('is fetched as they come near the window, and not before', async () => {
    const page = await open(false, true);
    expect([isDrawn(page), watched.margin]).toEqual([false, '200px']);
    act(() => come(false));
    await act(() => vi.dynamicImportSettled());
    expect(isDrawn(page)).toBe(false);
    act(() => come(true));
    await act(() => vi.dynamicImportSettled());
    expect(isDrawn(page)).toBe(true);
    page.unmount();
    expect(watched.disconnected).toBe(1);
  });

  it('is fetched at once where they differ from those in the page, or none are', async () => {
    expect(isDrawn(await open(true, true))).toBe(true);
    cleanup();
    expect(isDrawn(await open(false, false))).toBe(true);
  });
});
