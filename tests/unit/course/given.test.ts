import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  choices,
  isClearlyAbove,
  isClearlyBelow,
  largest,
} from '../../../src/course/chapter/given';
import { COURSE } from '../../../src/course/chapters/course';
import { workIdly } from '../../../src/course/figure/idle';
import { metersFit } from '../../../src/course/figure/metersFit';
import { mostServers } from '../../../src/course/figure/mostServers';
import type { Network } from '../../../src/course/network/shapes';

describe('the numbers of an exercise', () => {
  it('are all that fit together, in the order of their lists', () => {
    expect(
      choices([
        [1, 2],
        [3, 4],
      ]),
    ).toEqual([
      [1, 3],
      [1, 4],
      [2, 3],
      [2, 4],
    ]);
    expect(
      choices(
        [
          [1, 2],
          [1, 2],
        ],
        ([a = 0, b = 0]) => a < b,
      ),
    ).toEqual([[1, 2]]);
    expect(choices([])).toEqual([[]]);
  });

  it('lie a twentieth from a limit, so that chance decides nothing', () => {
    expect([94, 95, 96].map((value) => isClearlyBelow(value, 100))).toEqual([true, true, false]);
    expect([104, 105, 106].map((value) => isClearlyAbove(value, 100))).toEqual([false, true, true]);
  });

  it('are the largest that keeps a limit', () => {
    expect(largest(1, 10, (value) => value <= 7)).toBe(7);
    expect(largest(1, 10, () => true)).toBe(10);
    expect(largest(3, 10, () => false)).toBe(3);
    expect(largest(3, 10, (value) => value === 3)).toBe(3);
  });
});

describe.each(COURSE)('the exercises of $id', ({ knobs, exercises: [number, turned, choice] }) => {
  const each = <One>({
    given,
    with: pose,
  }: {
    given: { first: readonly number[]; others: readonly (readonly number[])[] };
    with: (one: readonly number[]) => One;
  }) => [given.first, ...given.others].map(pose);

  it('ask for a number that is one, and say why to each near miss', () => {
    for (const { answer, tolerance, slips, ask, why } of each(number)) {
      expect(Number.isFinite(answer) && tolerance > 0).toBe(true);
      for (const text of [ask, why, ...slips.map((slip) => slip.why)])
        expect(text).toMatch(/\w+ \w+/);
    }
  });

  it('let knobs of the chapter be moved, from where they do not pass', () => {
    const ids = knobs.map(({ id }) => id);
    for (const { knobs: moved, start, solution, hint } of each(turned)) {
      expect(moved.length).toBeGreaterThan(0);
      for (const id of [...moved, ...Object.keys(start), ...Object.keys(solution)])
        expect(ids).toContain(id);
      expect(solution).not.toEqual(start);
      expect(hint).toMatch(/\w+ \w+/);
    }
  });

  it('offer one right option and reason, and answer every reason', () => {
    for (const { options, reasons, right, answers } of each(choice)) {
      expect(options.map(({ id }) => id)).toContain(right.option);
      const ids = reasons.map(({ id }) => id);
      expect(ids).toContain(right.reason);
      expect(Object.keys(answers).sort()).toEqual([...ids].sort());
      for (const text of Object.values(answers)) expect(text).toMatch(/\w+ \w+/);
    }
  });
});

describe('the servers of a drawing', () => {
  const network = ({ servers = 1, others = 2 }) =>
    ({
      stations: [{ id: 'a', servers }, { id: 'b', servers: others }, { id: 'c' }],
    }) as unknown as Network;
  const knob = (id: string, start: number, max: number) => ({
    id,
    start,
    max,
    min: 1,
    label: id,
    step: 1,
  });
  const chapter = (servers: number) =>
    ({
      network,
      knobs: [knob('servers', 1, servers), knob('others', 2, 3)],
    }) as unknown as Parameters<typeof mostServers>[0];

  it('are the most that its knobs give each station', () => {
    expect(mostServers(chapter(8))).toEqual({ a: 8, b: 3, c: 0 });
  });

  it('leave room for the meters of a figure on a phone, or they stand below', () => {
    const [one] = COURSE;
    if (one === undefined) throw new Error('no chapter');
    const meters = (count: number) => ({ ...one, meters: Array(count).fill(one.meters[0]) });
    expect(metersFit(meters(0))).toBe(true);
    expect(metersFit(meters(20))).toBe(false);
    const first = Array.from({ length: 20 }, (_, count) => metersFit(meters(count))).indexOf(false);
    expect(Array.from({ length: 20 }, (_, count) => metersFit(meters(count)))).toEqual(
      Array.from({ length: 20 }, (_, count) => count < first),
    );
  });
});

describe('work between other tasks', () => {
  let nowMs = 0;
  let posted: (() => void)[] = [];
  /** Lets the page come back to the work as often as it has given way. */
  const comeBack = () => {
    for (const work of posted.splice(0)) work();
  };

  beforeEach(() => {
    nowMs = 0;
    posted = [];
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
    vi.stubGlobal(
      'MessageChannel',
      class {
        port1 = { onmessage: () => {}, isOpen: true, close: () => this.shut() };
        port2 = {
          postMessage: () => posted.push(() => this.port1.isOpen && this.port1.onmessage()),
        };
        shut() {
          this.port1.isOpen = false;
        }
      },
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Steps of 3 ms each. */
  function* counting(most: number, steps: (number | 'ended')[]) {
    try {
      for (let step = 1; step <= most; step += 1) {
        nowMs += 3;
        steps.push(step);
        yield undefined;
      }
      return most;
    } finally {
      steps.push('ended');
    }
  }

  it('gives way after some milliseconds, and is done with its result', () => {
    const steps: (number | 'ended')[] = [];
    const done = vi.fn();
    workIdly(counting(7, steps), done);
    expect(steps, 'not before the page has come to rest').toEqual([]);
    comeBack();
    expect(steps).toEqual([1, 2, 3]);
    comeBack();
    expect(steps).toHaveLength(6);
    expect(done).not.toHaveBeenCalled();
    comeBack();
    expect(done.mock.calls).toEqual([[7]]);
    expect(posted).toEqual([]);
  });

  it('that is stopped makes no further step, has no result, and frees what it holds', () => {
    const steps: (number | 'ended')[] = [];
    const done = vi.fn();
    const stop = workIdly(counting(7, steps), done);
    comeBack();
    stop();
    comeBack();
    expect(steps).toEqual([1, 2, 3, 'ended']);
    expect(done).not.toHaveBeenCalled();
  });
});
