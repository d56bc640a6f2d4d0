import { describe, expect, it } from 'vitest';
import { segmentsOf } from '../../../src/story/run/ruler';
import { meanMs, spentMs, splitOf, stopsOf } from '../../../src/story/run/stops';
import { journeyOf, MEANS, taleWith } from './madeUp';

const whole = taleWith([journeyOf(1, 5000, MEANS)]);
const at = Object.fromEntries(stopsOf(whole).map(({ id, atMs }) => [id, atMs]));

describe('the stops of a message', () => {
  it('are where it begins to wait or to be worked on', () => {
    // 2 + 10 received, 3 prepared; 4 + 3 at the lock; 5 + 2 in the queue; 30 + 12 + 18 at the sender; 100 assumed, 8 taken in.
    expect(at).toEqual({
      receive: 0,
      lock: 15,
      poll: 22,
      dispatch: 29,
      backend: 89,
      again: 197,
      answer: 269,
    });
  });

  it('of a message that need not wait are where its work begins', () => {
    const { 'request publishWait': _, 'request dispatchWait': __, ...times } = MEANS;
    const stops = stopsOf(taleWith([journeyOf(1, 5000, times)]));
    expect(stops.find(({ id }) => id === 'lock')?.atMs).toBe(15);
    expect(stops.find(({ id }) => id === 'dispatch')?.atMs).toBe(25);
  });

  it('never go back, whatever a run leaves out', () => {
    const few = { 'request receive': 10, 'response reply': 5, 'response send': 3 };
    const times = stopsOf(taleWith([journeyOf(1, 0, few)])).map(({ atMs }) => atMs);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBe(18);
  });
});

describe('the time of a message', () => {
  it('is work, waiting, and what is assumed', () => {
    expect(splitOf(whole)).toEqual({ work: 83, wait: 86, assumed: 100 });
  });

  it('is told by path and stage', () => {
    expect(spentMs(whole, 'request', ['publishWait', 'publish'])).toBe(7);
    expect(spentMs(whole, 'response', ['publishWait'])).toBe(9);
    const lucky = taleWith([journeyOf(1, 0, { ...MEANS, 'response publishWait': 1 })]);
    expect(spentMs(lucky, 'response', ['publishWait'])).toBe(1);
    expect(meanMs(lucky, 'response', ['publishWait']), 'of all messages').toBe(9);
  });
});

describe('the bar of the way', () => {
  const segments = segmentsOf(whole);

  it('has no gap from the knock to the answer', () => {
    let until = 0;
    for (const { fromMs, toMs } of segments) {
      expect(fromMs).toBeCloseTo(until);
      expect(toMs).toBeGreaterThan(fromMs);
      until = toMs;
    }
    expect(until).toBe(269);
  });

  it('tells work, waiting and what is assumed apart, and joins what is one thing', () => {
    const told = segments.map(({ label, kind, fromMs, toMs }) => [label, kind, toMs - fromMs]);
    expect(told.slice(0, 5)).toEqual([
      ['receive', 'wait', 2],
      ['receive', 'work', 10],
      ['store', 'work', 3],
      ['lock', 'wait', 4],
      ['lock', 'work', 3],
    ]);
    expect(told).toContainEqual(['assumed', 'assumed', 100]);
    const joined = taleWith([
      journeyOf(1, 0, { 'response reply': 2, 'request receive': 1, 'response publish': 4 }),
    ]);
    expect(segmentsOf(joined)).toHaveLength(3);
  });
});
