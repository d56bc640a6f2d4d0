import { sum } from 'd3-array';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../../src/simulator/report';
import { watched as study } from '../../../src/studies/low-latency/watch';
import { endProblem, nearestProblem, neighbour } from '../../../src/watch/page/following';
import { momentAt, spanAt, stepFrom } from '../../../src/watch/run/moment';
import { populationOf } from '../../../src/watch/run/population';
import type { Read } from '../../../src/watch/run/read';
import { stillOf } from '../../../src/watch/run/still';
import type { Journey, WatchedRun } from '../../../src/watch/run/watched';
import { waterfallOf } from '../../../src/watch/run/waterfall';
import { watchedRun } from '../../support/watchedRun';

const STRETCH = { fromMs: 330_000, untilMs: 390_000 };
const FIRST_VIEW = { timeMs: 340_750, slowed: 50, message: null };

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

  it.each(['20-A', '9-A'])(
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

  it('stand where a message begins another step of its way, and nowhere else', () => {
    const events = read.eventsMs;
    expect(events.length).toBeGreaterThan(10_000);
    const where = (time: number) =>
      momentAt(run, time)
        .map(({ message, span }) => `${message} ${span.part} ${span.fromMs}`)
        .sort();
    for (let time = 360_000; time < 360_200; time = stepFrom(events, time, 1)) {
      const next = stepFrom(events, time, 1);
      expect(where(next)).not.toEqual(where(next - 1e-6));
      expect(where((time + next) / 2)).toEqual(where(time));
    }
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
    // Of a journey that began before the stretch the reader does not know where its dequeue was.
    for (const { spans } of journeys.filter(({ isWhole }) => isWhole)) {
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
    expect(followed?.isWaiting).toBe(moment.some(({ isWaiting }) => isWaiting));
    const whole = run.journeys.find(({ message }) => message === still.view.message);
    expect(still.run.journeys).toContainEqual(whole);
  });
});
