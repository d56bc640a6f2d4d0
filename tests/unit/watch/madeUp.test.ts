import { describe, expect, it } from 'vitest';
import type { Notes } from '../../../src/simulator/watch/notes';
import { neighbour } from '../../../src/watch/page/following';
import { findingOf, sightText } from '../../../src/watch/page/texts';
import { answeredBy, journeysOf } from '../../../src/watch/run/journeys';
import { momentAt } from '../../../src/watch/run/moment';
import { countedPlaces, hostPlaces } from '../../../src/watch/run/places';
import { populationOf } from '../../../src/watch/run/population';
import { sightsOf } from '../../../src/watch/run/sights';
import type { NamedPlace, WatchedStudy } from '../../../src/watch/run/study';
import type { WatchedRun, WatchedStage } from '../../../src/watch/run/watched';
import { waterfallOf } from '../../../src/watch/run/waterfall';
import { thereAndBack } from '../../../src/watch/run/ways';

const stage = (id: string, kind: WatchedStage['kind'], label: string, meanMs: number | null) =>
  ({ id, kind, label, path: null, meanMs }) as const;

const STAGES = [
  stage('wait', 'wait', 'Wait for a thread', 10),
  stage('work', 'work', 'Work', 20),
  stage('answer', 'wait', 'Wait to be answered', 30),
];

/** A row for each part of the way of each message: number, part, from, to. */
const ROWS = [
  [7, 0, 100, 120],
  [7, 1, 120, 150],
  [7, 2, 150, 200],
  [8, 0, 110, 150],
  [8, 1, 150, 170],
  [9, 0, 40, 60],
  [9, 1, 60, 260],
  [10, 0, 190, 400],
] as const;
const column = (index: 0 | 1 | 2 | 3) => ROWS.map((row) => row[index]);
const NOTES = {
  message: column(0),
  part: column(1),
  host: ROWS.map(() => 3),
  fromMs: column(2),
  toMs: column(3),
} as unknown as Notes;

const journeys = journeysOf(NOTES, 50, () => (part, host) => `${STAGES[part]?.id}:${host}`);
const happening = (text: string, startMs: number) => ({ text, startMs });
const RUN: WatchedRun = {
  report: {} as WatchedRun['report'],
  incidents: [],
  stages: STAGES,
  stretch: { fromMs: 100, untilMs: 300 },
  journeys,
  longestMs: 220,
  lines: {},
  meanCounts: [3, 1, 2],
};
const STUDY = { noun: { one: 'message', many: 'messages' } } as WatchedStudy;

describe('the ways of messages', () => {
  it('begin and end with the rows that tell of them, by when they begin', () => {
    expect(
      journeys.map(({ message, beginMs, endMs, lastPart }) => [message, beginMs, endMs, lastPart]),
    ).toEqual([
      [9, 40, 260, 1],
      [7, 100, 200, 2],
      [8, 110, 170, 1],
      [10, 190, 400, 0],
    ]);
    expect(journeys.map(({ isWhole }) => isWhole)).toEqual([false, true, true, true]);
    expect(journeys[1]?.spans).toEqual([
      { part: 0, place: 'wait:3', fromMs: 100, toMs: 120 },
      { part: 1, place: 'work:3', fromMs: 120, toMs: 150 },
      { part: 2, place: 'answer:3', fromMs: 150, toMs: 200 },
    ]);
  });

  it('are answered when they leave the last part, from the beginning of the stretch on', () => {
    expect([199, 200].map((timeMs) => answeredBy(RUN, timeMs))).toEqual([0, 1]);
    expect(answeredBy({ ...RUN, stretch: { fromMs: 201, untilMs: 300 } }, 250)).toBe(0);
  });

  it('show who waits and who is at work at an instant', () => {
    expect(
      momentAt(RUN, 125).map(({ message, place, isWaiting }) => [message, place, isWaiting]),
    ).toEqual([
      [9, 'work:3', false],
      [8, 'wait:3', true],
      [7, 'work:3', false],
    ]);
  });
});

describe('what is worth seeing', () => {
  it('is the longest wait of the stretch just before its end, and the most at once', () => {
    const sights = sightsOf(RUN, NOTES);
    expect(sights).toEqual([
      { id: 'crowd', timeMs: 110, size: 3, message: null, text: null },
      { id: 'longestWait', timeMs: 199.5, message: 7, size: 50, text: 'Wait to be answered' },
    ]);
    expect(sights.map((sight) => sightText(sight, STUDY))).toEqual([
      'The most at once: 3 messages',
      'The longest wait: 50\u202fms to be answered',
    ]);
  });

  it('has no wait where nobody waits', () => {
    const busy = { ...RUN, stages: STAGES.map((one) => ({ ...one, kind: 'work' as const })) };
    expect(sightsOf(busy, NOTES).map(({ id }) => id)).toEqual(['crowd']);
  });

  it('is three incidents of the stretch, ends included, and the first of each kind beyond', () => {
    const incidents = [
      happening('checkpoint', 50),
      happening('checkpoint', 100),
      happening('restart', 300),
      happening('restart', 301),
      happening('deadlock', 400),
      happening('deadlock', 500),
    ];
    const shown = sightsOf({ ...RUN, incidents, journeys: [] }, { ...NOTES, part: [] } as never);
    expect(shown.map(({ text, timeMs }) => [text, timeMs])).toEqual([
      ['checkpoint', 50],
      ['checkpoint', 100],
      ['restart', 300],
      ['deadlock', 400],
    ]);
    const many = Array.from({ length: 9 }, (_, index) => happening('checkpoint', 110 + index));
    const crowded = sightsOf({ ...RUN, incidents: many, journeys: [] }, {
      ...NOTES,
      part: [],
    } as never);
    expect(crowded).toHaveLength(3);
    expect(sightText(crowded[0] as never, STUDY)).toBe('checkpoint');
  });
});

describe('the numbers of a moment', () => {
  it('are in each stage now and in the mean, the largest mean first, without empty lines', () => {
    const rows = populationOf(momentAt(RUN, 125), { ...RUN, meanCounts: [1, 3, 0] }, null);
    expect(rows).toEqual([
      { label: 'Work', isWaiting: false, now: 2, mean: 3 },
      { label: 'Wait for a thread', isWaiting: true, now: 1, mean: 1 },
    ]);
    const group = { label: 'All', stages: ['wait', 'work'], isWaiting: false };
    expect(populationOf(momentAt(RUN, 125), RUN, [group])).toEqual([
      { label: 'All', isWaiting: false, now: 3, mean: 4 },
    ]);
  });

  it('are told with the two reasons that most wait for, and how many wait elsewhere', () => {
    const labels = [
      'for a lock',
      'for a lock',
      'for a lock',
      'to commit',
      'to commit',
      'for a disk',
    ];
    const [one] = momentAt(RUN, 115).filter(({ isWaiting }) => isWaiting);
    if (one === undefined) throw new Error('nobody waits');
    const waiting = labels.map((label, message) => ({
      ...one,
      message,
      place: label,
      stage: { ...one.stage, label: `Wait ${label}` },
    }));
    expect(findingOf(waiting, STUDY, [])).toBe(
      '6 messages under way, 6 of them wait: 3 for a lock, 2 to commit, 1 elsewhere',
    );
    expect(findingOf(waiting.slice(0, 5), STUDY, [])).toBe(
      '5 messages under way, 5 of them wait: 3 for a lock, 2 to commit',
    );
    expect(findingOf(waiting.slice(5), STUDY, [])).toBe(
      '1 message under way, 1 of them waits: 1 for a disk',
    );
    const together = waiting.map((present) => ({ ...present, place: 'here' }));
    const place = { id: 'here', name: 'publish lock', note: '', column: 0 };
    const places = (shape: NamedPlace['shape']) => [{ ...place, shape }];
    expect(findingOf(together, STUDY, places('lock'))).toContain(': 6 before the publish lock');
    expect(findingOf(together, STUDY, places('rows'))).toContain(': 6 at “publish lock”');
    expect(findingOf(together, STUDY, []), 'a place without a name').toContain(': 6 at “here”');
  });

  it('lead from one message under way to the next, round at the ends', () => {
    const moment = momentAt(RUN, 125);
    expect([null, 7, 8, 9].map((one) => neighbour(moment, one, 1))).toEqual([7, 8, 9, 7]);
    expect([null, 9, 8, 7].map((one) => neighbour(moment, one, -1))).toEqual([9, 8, 7, 9]);
    expect(neighbour([], 7, 1)).toBeNull();
  });
});

describe('the way of one message', () => {
  const [, seven] = journeys;
  if (seven === undefined) throw new Error('no message');

  it('has what has passed since it began, and what is to come at the means', () => {
    const { rows, ageMs, endMs, isOver } = waterfallOf(seven, STAGES, 130);
    expect([ageMs, endMs, isOver]).toEqual([30, 60, false]);
    expect(
      rows.map(({ passed, passedMs, toCome, isNow }) => [passed, passedMs, toCome, isNow]),
    ).toEqual([
      [[{ fromMs: 0, toMs: 20 }], 20, null, false],
      [[{ fromMs: 20, toMs: 30 }], 10, null, true],
      [[], 0, { fromMs: 30, toMs: 60 }, false],
    ]);
  });

  it('is over when its last part ends, and is not yet before its first', () => {
    const over = waterfallOf(seven, STAGES, 200);
    expect([over.isOver, over.ageMs, over.endMs]).toEqual([true, 100, 100]);
    const before = waterfallOf(seven, STAGES, 90);
    expect([before.ageMs, before.endMs]).toEqual([0, 60]);
    expect(before.rows.every(({ passed, isNow }) => passed.length === 0 && !isNow)).toBe(true);
  });

  it('leaves out parts that hardly take any time, unless it was in them', () => {
    const quick = STAGES.map((one) => ({ ...one, meanMs: one.id === 'answer' ? 0.4 : one.meanMs }));
    expect(waterfallOf(seven, quick, 130).rows).toHaveLength(2);
    expect(waterfallOf(seven, quick, 160).rows).toHaveLength(3);
  });
});

it('places of a drawing are named and numbered, and ways lead through the columns and back', () => {
  expect(countedPlaces(2, [['a', 'Area']])).toEqual([
    { id: 'a', name: 'Area', note: '', column: 2, shape: 'facts' },
  ]);
  const hosts = hostPlaces(
    1,
    [
      ['in', 'receives'],
      ['out', 'sends'],
    ],
    { in: 2, out: 1 },
  );
  expect(hosts.map(({ id, name }) => [id, name])).toEqual([
    ['host:0', 'Host 1 receives'],
    ['host:1', 'Host 2 receives'],
    ['host:2', 'Host 3 sends'],
  ]);
  expect(thereAndBack(3)).toEqual([
    { from: 0, to: 1, level: 'top' },
    { from: 1, to: 2, level: 'top' },
    { from: 2, to: 1, level: 'low' },
  ]);
});
