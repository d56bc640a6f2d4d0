import { describe, expect, it } from 'vitest';
import { crowdOf, fromRows, longerThan, longestOf, toRows } from '../../../src/story/run/crowd';
import { excerptOf, taleNear, taleOf } from '../../../src/story/run/tale';
import { typicalOf } from '../../../src/story/run/typical';
import { momentAt } from '../../../src/watch/run/moment';
import type { WatchedRun } from '../../../src/watch/run/watched';
import { journeyOf, MEANS, taleWith } from './madeUp';

const slow = journeyOf(3, 5200, { ...MEANS, 'request dispatchWait': 200 });
const typical = journeyOf(2, 5100, { ...MEANS, 'request dispatchWait': 32 });
const quick = journeyOf(1, 5000, { ...MEANS, 'request dispatchWait': 1 });
const early = journeyOf(9, 1000, MEANS);
const partly = { ...journeyOf(8, 5050, { ...MEANS, 'request dispatchWait': 900 }), isWhole: false };
const { run } = taleWith([typical, slow, quick, early, partly]);
const watched = { ...run, stretch: { fromMs: 4000, untilMs: 9000 } } as unknown as WatchedRun;

describe('the messages of the minute', () => {
  const crowd = crowdOf(watched);

  it('are those whose whole way lies in it', () => {
    expect(crowd.map(({ message }) => message)).toEqual([1, 2, 3]);
    expect(crowd[1]).toEqual({ message: 2, atS: 5.1, totalMs: 271, waitedMs: 88 });
  });

  it('have one that waited longest', () => {
    expect(longestOf(crowd)?.message).toBe(3);
    const [first, second, third] = crowd;
    if (!first || !second || !third) throw new Error('nobody');
    expect([first, second, third].map((one) => longerThan(crowd, one))).toEqual([2, 1, 0]);
  });

  it('are the same after they were kept', () => {
    expect(fromRows(JSON.parse(JSON.stringify(toRows(crowd))))).toEqual(crowd);
  });
});

describe('the message of the story', () => {
  it('is the one whose time is split most like the mean, of those who meet all', () => {
    const span = { fromMs: 4000, untilMs: 9000 };
    expect(typicalOf(run, span, ['request publishWait'])).toBe(2);
    const { 'request publishWait': _, ...free } = MEANS;
    const other = taleWith([journeyOf(7, 5000, free), quick, slow]);
    expect(typicalOf(other.run, span, ['request publishWait'])).toBe(1);
    expect(() => typicalOf(run, span, ['request never'])).toThrow();
  });

  it('of another run is the one that knocks nearest to the same instant', () => {
    expect(taleNear(run, 5110)?.journey.message).toBe(2);
    expect(taleNear(run, 5049)?.journey.message, 'not one that is known in part').not.toBe(8);
    expect(taleNear({ ...run, journeys: [partly] }, 5050)).toBeNull();
    expect(taleOf(run, 8)).toBeNull();
    expect(taleOf(run, 3)?.journey).toBe(slow);
  });

  it('is kept with everybody who is there while it lasts', () => {
    const tale = { run, journey: typical };
    const kept = excerptOf(tale);
    expect(kept.run.journeys.map(({ message }) => message)).not.toContain(9);
    for (const at of [5100.5, 5150, 5201, 5300, 5370]) {
      const who = (one: typeof run) =>
        momentAt(one, at).map(({ message, place, isWaiting }) => [message, place, isWaiting]);
      expect(who(kept.run)).toEqual(who(run));
    }
    expect(kept.journey.spans).toHaveLength(typical.spans.length);
  });
});

it('leaves out whoever is answered after the minute', () => {
  const short = { ...watched, stretch: { fromMs: 4000, untilMs: 5400 } };
  expect(crowdOf(short).map(({ message }) => message)).toEqual([1, 2]);
});
