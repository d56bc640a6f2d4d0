import { sum } from 'd3-array';
import { beforeAll, describe, expect, it } from 'vitest';
import { watched as study } from '../../../src/studies/low-latency/watch';
import { countsAt } from '../../../src/watch/page/counts';
import { layoutOf, marksOf } from '../../../src/watch/page/layout';
import { findingOf } from '../../../src/watch/page/texts';
import { momentAt } from '../../../src/watch/run/moment';
import type { WatchedRun } from '../../../src/watch/run/watched';
import { watchedRun } from '../../support/watchedRun';

const STRETCH = { fromMs: 330_000, untilMs: 390_000 };
const FIRST_VIEW = { timeMs: 340_750, slowed: 50, message: null };

let run: WatchedRun;

beforeAll(async () => {
  ({ run } = await watchedRun('20-A'));
}, 60_000);

/** Instants all over the stretch. */
const instants = Array.from(
  { length: 600 },
  (_, index) => STRETCH.fromMs + (index + 0.5) * ((STRETCH.untilMs - STRETCH.fromMs) / 600),
);

describe('the drawing', () => {
  it('has every message once, within the box of its place', () => {
    const places = study.placesOf(run.report, {});
    expect(places.map(({ id }) => id)).toEqual(expect.arrayContaining(['receive:1', 'send:6']));
    for (const width of [700, 1080]) {
      const { boxes } = layoutOf(places, study.columns, width);
      for (const time of instants.slice(0, 200)) {
        const moment = momentAt(run, time);
        const placed = boxes.map((box) => ({ box, marks: marksOf(box, moment) }));
        expect(sum(placed, ({ marks }) => marks.length)).toBe(moment.length);
        for (const { box, marks } of placed) {
          const spots = new Set(marks.map(({ x, y }) => `${x} ${y}`));
          expect(spots.size).toBe(marks.length);
          for (const { x, y } of marks) {
            expect(x).toBeGreaterThan(box.x);
            expect(x).toBeLessThan(box.x + box.width);
            expect(y).toBeGreaterThan(box.y);
            expect(y).toBeLessThan(box.y + box.height);
          }
        }
      }
    }
  });

  it('holds any number of messages in a place of any shape and size', () => {
    const shapes = ['rows', 'line', 'lock'] as const;
    const kinds = ['request', 'response'] as const;
    const [someone] = momentAt(run, FIRST_VIEW.timeMs);
    if (someone === undefined) throw new Error('nobody is under way');
    for (const shape of shapes) {
      for (const width of [130, 180, 300, 420]) {
        for (const height of [48, 66, 140, 440]) {
          const place = { id: 'here', name: 'here', note: '', column: 0, shape };
          const box = { x: 10, y: 20, width, height, place };
          for (const count of [1, 8, 20, 60, 2000]) {
            const crowd = Array.from({ length: count }, (_, message) => ({
              ...someone,
              message,
              place: 'here',
              kind: kinds[message % 2] ?? 'request',
              isWaiting: message > 0,
            }));
            const marks = marksOf(box, crowd);
            expect(marks).toHaveLength(count);
            for (const { x, y, radius } of marks) {
              expect(x - radius).toBeGreaterThanOrEqual(box.x);
              expect(x + radius).toBeLessThanOrEqual(box.x + width);
              expect(y + radius).toBeLessThanOrEqual(box.y + height);
              expect(y - radius, 'below the name').toBeGreaterThanOrEqual(box.y + 19);
            }
          }
        }
      }
    }
  });

  it('counts in its title those that the places count', () => {
    const places = study.placesOf(run.report, {});
    for (const time of instants.slice(0, 400)) {
      const moment = momentAt(run, time);
      const [first] = findingOf(moment, study, places).split(': ')[1]?.match(/\d+/g) ?? [];
      if (first === undefined) continue;
      const lines = places.map(({ id }) => countsAt(moment, id).waiting);
      expect(Number(first)).toBeGreaterThanOrEqual(Math.max(...lines));
    }
    const [one] = momentAt(run, FIRST_VIEW.timeMs).filter(({ isWaiting }) => isWaiting);
    if (one === undefined) throw new Error('nobody waits');
    const stand = (label: string) => ({
      ...one,
      place: 'workers',
      stage: { ...one.stage, label },
    });
    const workers = [
      { id: 'workers', name: 'wait for a worker', note: '', column: 0, shape: 'rows' as const },
    ];
    const threads = { noun: { one: 'thread', many: 'threads' } };
    expect(
      findingOf(
        [stand('Wait for a worker'), stand('Wait for a worker to commit')],
        threads,
        workers,
      ),
    ).toBe('2 threads under way, 2 of them wait: 2 for a worker');
    expect(findingOf([stand('Wait for a lock'), stand('Wait to commit')], threads, workers)).toBe(
      '2 threads under way, 2 of them wait: 2 at “wait for a worker”',
    );
  });

  it('says in its title how many wait, and what for', () => {
    const places = study.placesOf(run.report, {});
    const moment = momentAt(run, FIRST_VIEW.timeMs);
    const [, under, waiting] =
      /^(\d+) messages under way, (\d+) of them/.exec(findingOf(moment, study, places)) ?? [];
    expect(Number(under)).toBe(moment.length);
    expect(Number(waiting)).toBe(moment.filter(({ isWaiting }) => isWaiting).length);
    const reasons = findingOf(moment, study, places).split(': ')[1]?.split(', ') ?? [];
    expect(sum(reasons, (reason) => Number.parseInt(reason, 10))).toBe(Number(waiting));
    expect(findingOf([], study, places)).toBe('0 messages under way, none of them waits');
  });
});
