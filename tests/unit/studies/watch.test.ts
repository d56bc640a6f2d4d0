import { sum } from 'd3-array';
import { beforeAll, describe, expect, it } from 'vitest';
import { published } from '../../../src/scenario/scenario';
import type { Report } from '../../../src/simulator/report';
import part from '../../../src/studies/low-latency/pages/watch';
import { watched as study } from '../../../src/studies/low-latency/watch';
import { countsAt } from '../../../src/watch/page/counts';
import { endProblem, nearestProblem, neighbour } from '../../../src/watch/page/following';
import { layoutOf, MARK, marksOf } from '../../../src/watch/page/layout';
import { findingOf } from '../../../src/watch/page/texts';
import { readWatchLink, watchLinkOf } from '../../../src/watch/run/link';
import { momentAt, spanAt, stepFrom } from '../../../src/watch/run/moment';
import { populationOf } from '../../../src/watch/run/population';
import type { Read } from '../../../src/watch/run/read';
import { stillOf } from '../../../src/watch/run/still';
import type { Journey, WatchedRun } from '../../../src/watch/run/watched';
import { waterfallOf } from '../../../src/watch/run/waterfall';
import { watchedRun } from '../../support/watchedRun';

const STRETCH = { fromMs: 330_000, untilMs: 390_000 };
const FIRST_VIEW = { timeMs: 360_250, slowed: 100, message: null };

let read: Read;
let run: WatchedRun;
let report: Report;

beforeAll(async () => {
  const seen = await watchedRun('20-A');
  ({ run, report } = seen);
  read = seen;
}, 60_000);

/** Instants all over the stretch. */
const instants = Array.from(
  { length: 600 },
  (_, index) => STRETCH.fromMs + (index + 0.5) * ((STRETCH.untilMs - STRETCH.fromMs) / 600),
);
const RESOURCE_WAITS = ['databaseWait', 'publishWait', 'loadWait', 'queueLockWait'];
const idOf = (part: number) => run.stages[part]?.id;

describe('a moment', () => {
  it('has as many messages as the run says are in the system', () => {
    const counts = instants.map((time) => momentAt(run, time).length);
    const told = run.report.metrics['inSystem.mean'] ?? 0;
    // One minute of the thirty that count.
    expect(sum(counts) / counts.length / told).toBeGreaterThan(0.85);
    expect(sum(counts) / counts.length / told).toBeLessThan(1.15);
  });

  it.each(['20-A', '2-A'])(
    'agrees with the samples that the run of %s took itself',
    async (row) => {
      const one = await watchedRun(row);
      const { applicationQueue, spool, stepMs } = one.report.series as {
        applicationQueue: number[];
        spool: number[];
        stepMs: number;
      };
      const published = one.run.stages.findIndex(({ id }) => id === 'pollWait');
      for (let time = STRETCH.fromMs + stepMs; time < STRETCH.untilMs; time += stepMs) {
        const moment = momentAt(one.run, time);
        const sample = time / stepMs - 1;
        // The run counts answered messages, too, until they are deleted.
        const deleted = (spool[sample] ?? 0) - moment.length;
        expect(deleted).toBeGreaterThanOrEqual(-3);
        expect(deleted).toBeLessThan(15);
        // Its queue has whoever is published, a request as long as its response is not, and those being deleted.
        const queued = applicationQueue[sample] ?? 0;
        const seen = moment.filter(({ span }) => span.part >= published).length;
        expect(queued, `in the queue at ${time} ms`).toBeGreaterThanOrEqual(seen);
        expect(queued - seen, `deleted at ${time} ms`).toBeLessThan(15 + 0.25 * seen);
      }
    },
  );

  it('puts whoever waited longest first, and nobody twice', () => {
    for (const time of instants.slice(0, 100)) {
      const moment = momentAt(run, time);
      expect(new Set(moment.map(({ message }) => message)).size).toBe(moment.length);
      const since = moment.map(({ span }) => span.fromMs);
      expect(since).toEqual([...since].sort((a, b) => a - b));
    }
  });

  it('shows one transaction at a time at the publish lock, and only seven sending hosts', () => {
    for (const time of instants) {
      const moment = momentAt(run, time);
      const holders = moment.filter((one) => one.place === 'publishLock' && !one.isWaiting);
      // All messages of a transaction came to it together.
      expect(new Set(holders.map(({ span }) => span.fromMs)).size).toBeLessThanOrEqual(1);
      const hosts = new Set(moment.map(({ place }) => place).filter((p) => p.startsWith('send:')));
      expect(hosts.size).toBeLessThanOrEqual(7);
    }
  });

  it('has messages wait for a lock only while it is held', () => {
    // Deletions hold it, too, and are no messages: then nobody is seen at it.
    let waiting = 0;
    let unseen = 0;
    for (const time of instants) {
      const at = momentAt(run, time).filter(({ place }) => place === 'publishLock');
      if (!at.some(({ isWaiting }) => isWaiting)) continue;
      waiting += 1;
      if (at.every(({ isWaiting }) => isWaiting)) unseen += 1;
    }
    expect(waiting).toBeGreaterThan(100);
    expect(unseen / waiting).toBeLessThan(0.5);
  });
});

describe('steps', () => {
  it('go from event to event and back, and stay at the ends', () => {
    const events = [1, 4, 9];
    expect([0, 1, 3.9, 9, 12].map((time) => stepFrom(events, time, 1))).toEqual([1, 4, 4, 9, 12]);
    expect([0, 1, 3.9, 9, 12].map((time) => stepFrom(events, time, -1))).toEqual([0, 1, 1, 4, 9]);
  });

  it('stand where a message goes to another part', () => {
    const events = read.eventsMs;
    expect(events.length).toBeGreaterThan(10_000);
    const next = stepFrom(events, 360_000, 1);
    const parts = (time: number) =>
      momentAt(run, time)
        .map(({ message, span }) => `${message} ${span.part}`)
        .sort();
    expect(parts(next)).not.toEqual(parts(next - 1e-6));
    const between = (360_000 + next) / 2;
    expect(parts(between)).toEqual(parts(360_000 + 1e-9));
  });
});

describe('the way of a message', () => {
  const whole = () =>
    run.journeys.filter((one) => one.isWhole && one.beginMs > 331_000 && one.endMs < 389_000);

  it('leads through the places in order, from a receiver to a sender and back', () => {
    for (const { spans } of whole()) {
      const ids = spans.map(({ part }) => idOf(part));
      expect(ids[0]).toBe('receive');
      expect(ids.at(-1)).toBe('send');
      const backend = ids.indexOf('backendDelay');
      expect(ids.filter((id) => id === 'backendDelay')).toHaveLength(1);
      const locks = (from: number, to: number) =>
        spans.slice(from, to).filter(({ part }) => idOf(part) === 'publish');
      for (const half of [locks(0, backend), locks(backend, ids.length)]) {
        expect(half.length).toBeGreaterThan(0);
        expect(new Set(half.map(({ place }) => place))).toEqual(new Set(['publishLock']));
      }
      const dequeued = spans.slice(0, backend).filter(({ part }) => idOf(part) === 'dequeue');
      expect(dequeued.map(({ place }) => place)).toEqual(['queueLock', 'reading', 'publishLock']);
    }
    expect(whole().length).toBeGreaterThan(4000);
  });

  it.each([
    ['20-A', { loadWait: 'publishLock' }],
    ['19-A', { queueLockWait: 'queueLock' }],
  ])('of %s waits for a resource where it has it next', async (row, toRead) => {
    const { stages, journeys } = (await watchedRun(row)).run;
    const seen: Record<string, string> = {};
    for (const { spans } of journeys) {
      spans.forEach(({ part, place }, index) => {
        const id = stages[part]?.id ?? '';
        const next = spans[index + 1];
        if (!next || !RESOURCE_WAITS.includes(id)) return;
        // Reading is drawn apart from what else the processors do.
        expect(place, id).toBe(next.place === 'reading' ? 'processors' : next.place);
        seen[id] = place;
      });
    }
    expect(seen).toEqual({ databaseWait: 'processors', publishWait: 'publishLock', ...toRead });
  });

  it('has the mean of the run, as far as one minute can', () => {
    const means = whole().map((one) => one.endMs - one.beginMs);
    const told = run.report.metrics['roundtripTime.mean'] ?? 0;
    expect(sum(means) / means.length / told).toBeGreaterThan(0.9);
    expect(sum(means) / means.length / told).toBeLessThan(1.1);
  });

  it('grows in its waterfall by what has passed, to the whole roundtrip', () => {
    const journey = whole()[100] as Journey;
    for (const share of [0.1, 0.5, 0.9, 1]) {
      const time = journey.beginMs + share * (journey.endMs - journey.beginMs);
      const { rows, ageMs, isOver } = waterfallOf(journey, run.stages, time);
      expect(sum(rows, ({ passedMs }) => passedMs)).toBeCloseTo(time - journey.beginMs, 6);
      expect(ageMs).toBeCloseTo(time - journey.beginMs, 6);
      expect(isOver).toBe(share === 1);
      expect(rows.filter(({ isNow }) => isNow)).toHaveLength(share === 1 ? 0 : 1);
    }
  });

  it('has still to come what follows, at the means of the run and without a gap', () => {
    const journey = whole()[100] as Journey;
    const time = (journey.spans[2]?.fromMs ?? 0) + 0.01;
    const { rows, ageMs, endMs } = waterfallOf(journey, run.stages, time);
    const ahead = rows.flatMap(({ toCome }) => toCome ?? []);
    expect(ahead[0]?.fromMs).toBeCloseTo(ageMs, 9);
    ahead.slice(1).forEach((one, index) => {
      expect(one.fromMs).toBe(ahead[index]?.toMs);
    });
    expect(ahead.at(-1)?.toMs).toBe(endMs);
    const now = spanAt(journey, time)?.part ?? 0;
    const expected = run.stages.filter(({ meanMs }, part) => part > now && (meanMs ?? 0) >= 0.5);
    expect(endMs - ageMs).toBeCloseTo(
      sum(expected, ({ meanMs }) => meanMs),
      6,
    );
  });
});

describe('the population', () => {
  it('counts every message once, now and in the mean', () => {
    for (const time of instants.slice(0, 50)) {
      const moment = momentAt(run, time);
      expect(sum(populationOf(moment, run, study.groups), ({ now }) => now)).toBe(moment.length);
    }
    const mean = sum(populationOf([], run, study.groups), (row) => row.mean);
    expect(mean / (report.metrics['inSystem.mean'] ?? 0)).toBeCloseTo(1, 2);
  });
});

describe('the drawing', () => {
  it('has every message once, within the box of its place, or counts it as one more', () => {
    const places = study.placesOf(run.report, {});
    expect(places.map(({ id }) => id)).toEqual(expect.arrayContaining(['receive:1', 'send:6']));
    for (const width of [700, 1080]) {
      const { boxes } = layoutOf(places, study.columns, width);
      for (const time of instants.slice(0, 200)) {
        const moment = momentAt(run, time);
        const placed = boxes.map((box) => ({ box, ...marksOf(box, moment) }));
        const more = sum(placed, (one) => one.more);
        expect(sum(placed, ({ marks }) => marks.length) + more).toBe(moment.length);
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

  it('has room beside the marks for the number of those that do not fit', () => {
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
            const { marks, more, moreAt } = marksOf(box, crowd);
            expect(marks.length + more).toBe(count);
            if (more === 0) continue;
            const textWidth = 6.4 * `and ${more} more`.length;
            const left = moreAt.anchor === 'end' ? moreAt.x - textWidth : moreAt.x;
            const text = {
              left,
              right: left + textWidth,
              top: moreAt.y - 10,
              bottom: moreAt.y + 3,
            };
            expect(text.bottom).toBeLessThanOrEqual(box.y + height);
            // Where a line is too narrow for both, it keeps the one that is served next.
            const hit = marks.filter(
              ({ x, y }) =>
                x + MARK > text.left &&
                x - MARK < text.right &&
                y + MARK > text.top &&
                y - MARK < text.bottom,
            );
            if (width >= 180) expect(hit, `${shape} ${width} ${height} ${count}`).toEqual([]);
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
    const reasons = findingOf(moment, study, places).split(': ')[1]?.match(/\d+/g) ?? [];
    expect(sum(reasons, Number)).toBe(Number(waiting));
    expect(findingOf([], study, places)).toBe('0 messages under way, none of them waits');
  });
});

describe('who is followed next', () => {
  it('is the next or previous number under way, round at the ends', () => {
    const moment = momentAt(run, FIRST_VIEW.timeMs);
    const numbers = moment.map(({ message }) => message).sort((a, b) => a - b);
    const [first = 0, second = 0] = numbers;
    const last = numbers.at(-1) ?? 0;
    expect(neighbour(moment, null, 1)).toBe(first);
    expect(neighbour(moment, first, 1)).toBe(second);
    expect(neighbour(moment, last, 1)).toBe(first);
    expect(neighbour(moment, first, -1)).toBe(last);
    expect(neighbour([], 5, 1)).toBeNull();
  });

  it('is the nearest where a link names a message that the run does not have', () => {
    const { message = 0 } = run.journeys[0] ?? {};
    expect(nearestProblem(run, message)).toBeNull();
    const near = nearestProblem(run, 1);
    expect(near?.message).toBe(Math.min(...run.journeys.map((one) => one.message)));
    expect(near?.problem?.message).toContain('(follow) is “1”; accepted: numbers of this stretch');
  });
});

describe('an instant behind the end', () => {
  it('is named with what is accepted', () => {
    expect(endProblem(run, 389_000)).toBeNull();
    expect(endProblem(run, null)).toBeNull();
    const { field, message } = endProblem(run, 9_000_000) ?? {};
    expect(field).toBe('at');
    expect(message).toContain('(at) is “9000”; accepted: numbers from 0 to 2,100');
    expect(message).toContain('390 is used');
  });
});

describe('sights', () => {
  it('are the checkpoint, the longest wait and the most messages at once', () => {
    const { sights } = read;
    expect(sights.map(({ id }) => id).sort()).toEqual(['crowd', 'incident', 'longestWait']);
    expect(sights.find(({ id }) => id === 'incident')?.timeMs).toBe(360_000);
    const wait = sights.find(({ id }) => id === 'longestWait');
    const journey = run.journeys.find(({ message }) => message === wait?.message) as Journey;
    const span = spanAt(journey, wait?.timeMs ?? 0);
    expect((span?.toMs ?? 0) - (span?.fromMs ?? 0)).toBe(wait?.size);
    const waits = run.journeys.flatMap(({ spans }) =>
      spans.filter(
        ({ part, fromMs, toMs }) =>
          run.stages[part]?.kind === 'wait' && fromMs >= STRETCH.fromMs && toMs <= STRETCH.untilMs,
      ),
    );
    expect(wait?.size).toBe(Math.max(...waits.map(({ fromMs, toMs }) => toMs - fromMs)));
    const crowd = sights.find(({ id }) => id === 'crowd');
    expect(momentAt(run, crowd?.timeMs ?? 0)).toHaveLength(crowd?.size ?? -1);
    for (const time of instants) {
      expect(momentAt(run, time).length).toBeLessThanOrEqual(crowd?.size ?? 0);
    }
  });
});

describe('the still', () => {
  it('shows the same moment as the whole run, and follows one message that waits', () => {
    const still = stillOf(read, FIRST_VIEW);
    const moment = momentAt(run, FIRST_VIEW.timeMs);
    expect(momentAt(still.run, FIRST_VIEW.timeMs)).toEqual(moment);
    const followed = moment.find(({ message }) => message === still.view.message);
    expect(followed?.isWaiting).toBe(true);
    const whole = run.journeys.find(({ message }) => message === still.view.message);
    expect(still.run.journeys).toContainEqual(whole);
  });
});

describe('a link', () => {
  const { context } = part;
  const read = (query: string) => readWatchLink(study, context, new URLSearchParams(query));

  it('with a study alone opens its first scenario', () => {
    for (const query of ['', 'scenario=low-latency']) {
      const { scenario, problems } = read(query);
      expect([scenario.base, problems]).toEqual([study.firstScenario, []]);
    }
  });

  it('lands where it was made', () => {
    const scenario = { ...published('low-latency/20-A'), changes: { virtualUsers: 9 }, seed: 4 };
    const view = { timeMs: 361_234.567, slowed: 250, message: 30_117 };
    const link = watchLinkOf(study, context, scenario, view);
    const { search } = new URL(link, 'https://example.org');
    expect(read(search)).toEqual({ scenario, view, problems: [] });
    // An event in the middle of a microsecond has happened there, however often the link is read.
    const event = { ...view, timeMs: 361_234.567_8 };
    const once = readWatchLink(
      study,
      context,
      new URLSearchParams(watchLinkOf(study, context, scenario, event).split('?')[1]),
    );
    expect(once.view.timeMs).toBe(361_234.568);
    expect(watchLinkOf(study, context, scenario, once.view)).toBe(
      watchLinkOf(study, context, scenario, event),
    );
    expect(watchLinkOf(study, context, published('low-latency/2-A'), FIRST_VIEW)).toBe(
      '/explore/watch?scenario=low-latency/2-A&at=360.25',
    );
    expect(read('')).toEqual({
      scenario: published('low-latency/20-A'),
      view: FIRST_VIEW,
      problems: [],
    });
  });

  it.each([
    [
      'at=12',
      'at',
      'Time in seconds (at) is “12”; accepted: numbers from 330 to 390. 330 is used.',
      { timeMs: 330_000 },
    ],
    ['at=soon', 'at', 'numbers from 330 to 390', { timeMs: FIRST_VIEW.timeMs }],
    ['slowed=5000', 'slowed', 'whole numbers from 1 to 1000. 1000 is used.', { slowed: 1000 }],
    ['slowed=2.6', 'slowed', 'whole numbers from 1 to 1000. 3 is used.', { slowed: 3 }],
    ['follow=me', 'follow', 'whole numbers from 1', { message: null }],
    ['scenario=low-latency/2A', 'scenario', 'low-latency/2-A is used.', {}],
    ['virtualUsers=600', 'virtualUsers', '60', {}],
  ])('%s names field, value and what is accepted', (query, field, words, view) => {
    const link = read(query);
    expect(link.problems.map((problem) => problem.field)).toEqual([field]);
    expect(link.problems[0]?.message).toContain(words);
    expect(link.problems[0]?.message).toContain(query.split('=')[1]);
    expect(link.view).toMatchObject(view);
  });
});
