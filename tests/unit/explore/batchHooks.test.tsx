// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { numberField } from '../../../src/address/number';
import { countText } from '../../../src/charts/frame/format';
import { useAfter } from '../../../src/explore/page/useAfter';
import { useBatch, type Work } from '../../../src/explore/page/useBatch';
import { useNumberBox } from '../../../src/explore/page/useNumberBox';
import { usePaced } from '../../../src/explore/sweep/page/usePaced';
import { RefusedScenarioError } from '../../../src/simulator/errors';

const pool = vi.hoisted(() => ({ made: 0, prepared: 0, disposed: 0 }));
vi.mock('../../../src/simulator/batch/runPool', () => ({
  RunPool: class {
    workers = 3;
    simulate = async () => [];
    constructor() {
      pool.made += 1;
    }
    prepare() {
      pool.prepared += 1;
    }
    dispose() {
      pool.disposed += 1;
    }
  },
}));

afterEach(cleanup);

describe('work on all processors', () => {
  beforeEach(() => Object.assign(pool, { made: 0, prepared: 0, disposed: 0 }));

  /** Work that ends when it is told to. */
  function openWork() {
    let end = () => {};
    let fail = (_: unknown) => {};
    let given: AbortSignal | undefined;
    const work: Work = (_, signal) => {
      given = signal;
      return new Promise((resolve, reject) => {
        end = resolve;
        fail = reject;
      });
    };
    return {
      work,
      end: () => act(async () => end()),
      fail: (why: unknown) => act(async () => fail(why)),
      isStopped: () => given?.aborted,
    };
  }
  const open = () => {
    const { result, unmount } = renderHook(useBatch);
    return { status: () => result.current.status, now: () => result.current, unmount };
  };

  it('is idle, runs, and is done, on one pool', async () => {
    const { status, now, unmount } = open();
    expect([status().kind, now().workers, pool.made]).toEqual(['idle', 0, 0]);
    const first = openWork();
    act(() => now().start(first.work));
    expect([status().kind, now().workers]).toEqual(['running', 3]);
    await first.end();
    expect(status()).toEqual({ kind: 'done', wallMs: expect.any(Number) });
    act(() => now().prepare());
    act(() => now().start(openWork().work));
    expect([pool.made, pool.prepared]).toEqual([1, 1]);
    unmount();
    expect(pool.disposed).toBe(1);
  });

  it('can be prepared before it is asked for', () => {
    const { now } = open();
    act(() => now().prepare());
    expect([pool.made, pool.prepared, now().workers]).toEqual([1, 1, 0]);
    act(() => now().start(openWork().work));
    expect(pool.made).toBe(1);
  });

  it('is stopped by the reader, and what ends later says nothing', async () => {
    const { status, now } = open();
    act(() => now().stop());
    expect(status().kind, 'nothing is under way').toBe('idle');
    const work = openWork();
    act(() => now().start(work.work));
    act(() => now().stop());
    expect([status().kind, work.isStopped()]).toEqual(['stopped', true]);
    await work.end();
    expect(status().kind).toBe('stopped');
  });

  it('is replaced by newer work, which alone is told of', async () => {
    const { status, now } = open();
    const [old, newer] = [openWork(), openWork()];
    act(() => now().start(old.work));
    act(() => now().start(newer.work));
    expect([old.isStopped(), newer.isStopped()]).toEqual([true, false]);
    await old.fail(new Error('aborted'));
    expect(status().kind).toBe('running');
    await newer.end();
    expect(status().kind).toBe('done');
  });

  it('fails with its reason, and can be started again', async () => {
    const { status, now } = open();
    const work = openWork();
    act(() => now().start(work.work));
    const refused = Object.assign(Object.create(RefusedScenarioError.prototype), {
      message: 'no such system',
    });
    await work.fail(refused);
    expect(status()).toEqual({ kind: 'failed', reason: 'no such system' });
    const other = openWork();
    act(() => now().start(other.work));
    await other.fail(new Error('out of memory'));
    expect(status()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/\w/) });
    act(() => now().stop());
    expect(status().kind, 'what failed is not stopped').toBe('failed');
  });

  it('ends with the page', () => {
    const { now, unmount } = open();
    const work = openWork();
    act(() => now().start(work.work));
    unmount();
    expect(work.isStopped()).toBe(true);
  });
});

describe('a box for a number of a question', () => {
  const field = numberField({ key: 'runs', title: 'Runs', least: 1, most: 20, otherwise: 2 });
  const onValue = vi.fn();
  function Box({ value, isWhole = true }: { value: number; isWhole?: boolean }) {
    const { box, remark } = useNumberBox({
      field: { ...field, isWhole },
      value,
      unit: 'runs',
      onValue,
    });
    return (
      <>
        <input {...box} />
        <p>{remark?.message}</p>
      </>
    );
  }
  const type = (text: string, value = 2) => {
    cleanup();
    onValue.mockReset();
    const { container } = render(<Box value={value} />);
    const box = container.querySelector('input') as HTMLInputElement;
    fireEvent.change(box, { target: { value: text } });
    fireEvent.blur(box);
    return {
      used: onValue.mock.calls.flat(),
      said: container.querySelector('p')?.textContent,
      box,
    };
  };

  it('uses what is accepted, without a word', () => {
    expect(type('7')).toMatchObject({ used: [7], said: '' });
    expect(type('7 runs')).toMatchObject({ used: [7], said: '' });
    expect(type('7', 7), 'nothing new').toMatchObject({ used: [], said: '' });
    expect(type('7').box.inputMode).toBe('numeric');
    const { container } = render(<Box value={2} isWhole={false} />);
    expect(container.querySelector('input')?.inputMode).toBe('decimal');
  });

  it('uses the nearest otherwise, and says so; of words it uses nothing', () => {
    expect(type('700')).toMatchObject({
      used: [20],
      said: 'Runs (runs) is “700”; accepted: whole numbers from 1 to 20. 20 is used.',
    });
    expect(type('many', 5)).toMatchObject({
      used: [],
      said: expect.stringContaining('5 is used.'),
    });
  });

  it('forgets what it said with the next number', () => {
    cleanup();
    const { container } = render(<Box value={2} />);
    const box = container.querySelector('input') as HTMLInputElement;
    for (const text of ['700', '7']) {
      fireEvent.change(box, { target: { value: text } });
      fireEvent.blur(box);
    }
    expect(container.querySelector('p')?.textContent).toBe('');
  });
});

describe('small hooks of questions', () => {
  it('news are counted at most so often, the first at once', () => {
    vi.useFakeTimers();
    const { result, unmount } = renderHook(() => usePaced(250));
    const tell = () => act(() => result.current[1]());
    tell();
    expect(result.current[0]).toBe(1);
    tell();
    tell();
    expect(result.current[0]).toBe(1);
    act(() => vi.advanceTimersByTime(250));
    expect(result.current[0]).toBe(2);
    tell();
    act(() => result.current[2]());
    expect(result.current[0], 'what waits is told where it is asked for').toBe(3);
    unmount();
    vi.useRealTimers();
  });

  it('a value comes after what was drawn before it, and functions are values, too', () => {
    const seen: unknown[] = [];
    const value = () => 1;
    const { result } = renderHook(() => {
      const later = useAfter(value);
      seen.push(later);
      return later;
    });
    expect(seen[0]).toBeNull();
    expect(result.current).toBe(value);
  });

  it('counts have their noun', () => {
    expect([0, 1, 2].map((count) => countText(count, 'entry', 'entries'))).toEqual([
      ...['0 entries', '1 entry', '2 entries'],
    ]);
  });
});
