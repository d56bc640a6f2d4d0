import { formatNumber, formatShare } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices, isClearlyAbove, isClearlyBelow, largest } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { arrivals, exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { waitMs, wholePercent } from '../theory';
import { ms } from './words';

const DATABASE = 'database';
/** What the database works on a message at the start, in ms. */
const START_MS = 8;
const busyOf = (report: Report): number => report.stations[0]?.utilisation ?? 0;
const waitOf = (report: Report): number | null => report.stations[0]?.meanWaitMs ?? null;
const load = (knobs: Knobs): number => knobs.load ?? 0;
const work = (knobs: Knobs): number => knobs.work ?? 0;

/** The longest work in whole ms with which a message waits no longer than a limit. */
const longestWork = (perSecond: number, limitMs: number): number =>
  largest(
    2,
    START_MS,
    (workMs) => (waitMs(perSecond, workMs) ?? Number.POSITIVE_INFINITY) <= limitMs,
  );

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: 'At most 20\u202fms in line at 113/s',
  of: ({ report }) => waitOf(report),
  unit: 'ms',
  limit: { at: 20, below: true },
  given: { of: ({ knobs }) => load(knobs) >= 113, otherwise: 'The load has to stay at 113/s.' },
  solution: { load: 113, work: 6 },
};

/** One server: why a busy one makes everybody wait. */
export const queue: Chapter = {
  id: 'queue',
  name: 'Queue',
  minutes: 8,
  model: 'A model of one database',
  knobs: [
    {
      id: 'load',
      label: 'Load',
      unit: 'messages/s',
      min: 10,
      max: 140,
      step: 1,
      start: 50,
      opensAt: 1,
    },
    {
      id: 'work',
      label: 'Work per message',
      unit: 'ms',
      min: 2,
      max: 16,
      step: 1,
      start: START_MS,
      opensAt: 5,
    },
  ],
  network: (knobs) => ({
    sources: [
      { kind: 'open', id: 'messages', interarrival: arrivals(load(knobs)), to: to(DATABASE) },
    ],
    stations: [{ id: DATABASE, servers: 1, service: exponential(work(knobs)), to: OUT }],
  }),
  drawing: [
    {
      at: 'messageBox',
      name: 'the database',
      line: { of: 'station', id: DATABASE, words: 'in line' },
      servers: DATABASE,
    },
  ],
  finding: ({ knobs, report }) => {
    const wait = waitOf(report);
    const busy = busyOf(report);
    if (report.status === 'unstable')
      return `At ${load(knobs)}/s the database cannot keep up: the line has no end`;
    return `At ${load(knobs)}/s the database is busy ${formatShare(busy, 0)} of the time and a message waits ${ms(wait ?? 0)}`;
  },
  meters: [
    {
      label: 'The database',
      of: ({ report }) => busyOf(report),
      note: ({ knobs }) => `full at ${formatNumber(1000 / work(knobs))}/s`,
    },
  ],
  curve: {
    knob: 'load',
    at: [10, 25, 40, 55, 70, 80, 90, 100, 105, 110, 115, 118, 120],
    title: 'Mean time in line',
    unit: 'ms',
    of: waitOf,
    formula: (knobs) => waitMs(load(knobs), work(knobs)),
    top: 150,
    limit: (knobs) => ({ at: 1000 / work(knobs), label: 'full' }),
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'cause-it',
      title: 'Cause a line',
      goal: { text: 'Load at 110/s or more', met: ({ knobs }) => load(knobs) >= 110 },
    },
    {
      id: 'where-the-time-goes',
      title: 'See where the time goes',
      goal: {
        text: 'A wait at least three times as long as the work',
        met: ({ knobs, report }) => (waitOf(report) ?? 0) >= 3 * work(knobs),
      },
    },
    {
      id: 'your-guess',
      title: 'Your guess, before you go on',
      state: { load: 63, work: START_MS },
    },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-shortens-it',
      title: 'What shortens the line',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question:
      'The database is busy half of the time. The load grows by four fifths, so that it is busy nine tenths of the time. How much longer does a message wait in line?',
    options: [
      {
        id: 'proportional',
        text: 'Not quite twice as long: the load has not doubled',
        tempting:
          'most things grow in step with their cause. A line does not: the less time the server has left, the faster the line grows.',
      },
      {
        id: 'few',
        text: 'About four times as long',
        tempting:
          'it feels like a lot already. But what counts is not the time that is used. It is the time that is left.',
      },
      { id: 'nine', text: 'About nine times as long', tempting: 'it is what happens.' },
    ],
    act: 'Raise the load and see',
    before: { load: 63, work: START_MS },
    after: { load: 113, work: START_MS },
    right: (before, after) => {
      const times = (waitOf(after) ?? 0) / (waitOf(before) ?? 1);
      return times < 2.5 ? 'proportional' : times < 6 ? 'few' : 'nine';
    },
    outcome: (before, after) => {
      const [first, then] = [waitOf(before) ?? 0, waitOf(after) ?? 0];
      return `${formatNumber(then / first)} times as long: ${ms(first)} in line before, ${ms(then)} after.`;
    },
  },
  exercises: [
    {
      given: {
        first: [100, 8],
        others: choices(
          [
            [30, 45, 50, 60, 75, 80, 90, 100, 120, 150, 180],
            [3, 4, 5, 6, 8, 10, 12, 15, 20],
          ],
          ([perSecond = 0, workMs = 0]) => wholePercent(perSecond, workMs, 50, 95),
        ),
      },
      with: ([perSecond = 0, workMs = 0]) => {
        const busy = (perSecond * workMs) / 1000;
        const wait = waitMs(perSecond, workMs) ?? Number.NaN;
        return {
          kind: 'number',
          title: 'A number',
          unit: 'ms',
          ask: `${perSecond} messages a second come at random to a server that works ${workMs}\u202fms on each. How long does a message wait in line, on average?`,
          answer: wait,
          tolerance: 0.03,
          why: `Busy ${formatNumber(busy, 2)} of the time: ${workMs} × ${formatNumber(busy, 2)} / ${formatNumber(1 - busy, 2)}.`,
          slips: [
            {
              answer: wait + workMs,
              why: 'That is the whole time, work included. Only the line was asked for.',
            },
            {
              answer: busy * workMs,
              why: 'That is the wait for the message at the server alone. Those in line take their turn, too.',
            },
          ],
        };
      },
    },
    {
      given: {
        first: [120, 10],
        others: choices(
          [
            [90, 100, 110, 120],
            [8, 10, 12, 15, 20],
          ],
          ([perSecond = 0, limitMs = 0]) => {
            const workMs = longestWork(perSecond, limitMs);
            return (
              workMs < START_MS &&
              isClearlyBelow(waitMs(perSecond, workMs) ?? Number.NaN, limitMs) &&
              isClearlyAbove(waitMs(perSecond, workMs + 1) ?? Number.NaN, limitMs)
            );
          },
        ),
      },
      with: ([perSecond = 0, limitMs = 0]) => {
        const enough = longestWork(perSecond, limitMs);
        return {
          kind: 'knobs',
          title: 'Set the knobs',
          ask: `The load is ${perSecond}/s and cannot be lowered. Set the work so that the wait in line is at most ${limitMs}\u202fms, with as little improvement as will do.`,
          knobs: ['work'],
          start: { load: perSecond, work: START_MS },
          measure: { label: 'Wait in line', unit: 'ms', of: waitOf, top: 80 },
          limit: { at: limitMs, below: true },
          allowed: {
            of: (knobs) => work(knobs) >= enough,
            otherwise: 'The wait is short enough, but less improvement would do.',
          },
          solution: { load: perSecond, work: enough },
          hint: 'Each millisecond less leaves more of each second free. Look at the free part, not at the busy one.',
        };
      },
    },
    {
      given: {
        first: [95, 10],
        others: [
          [95, 10],
          [90, 15],
          [92, 10],
          [85, 20],
          [96, 5],
          [80, 30],
          [90, 20],
        ],
      },
      with: ([busy = 0, more = 0]) => ({
        kind: 'choice',
        title: 'A choice, with its reason',
        ask: `A server is busy ${busy}\u202f% of the time. A colleague calls that well used and wants to send it ${more}\u202f% more. Do you agree?`,
        options: [
          { id: 'yes', text: 'Yes' },
          { id: 'no', text: 'No' },
        ],
        reasons: [
          {
            id: 'left',
            text: `${100 - busy}\u202f% of its time is left, so ${100 - busy}\u202f% more fits`,
          },
          { id: 'full', text: 'It would need more time than there is' },
          { id: 'slow', text: `Its messages would wait ${more}\u202f% longer` },
        ],
        right: { option: 'no', reason: 'full' },
        answers: {
          left: `With no time left at all, messages wait without end. And ${more}\u202f% more of ${busy}\u202f% does not even fit.`,
          full: `${more}\u202f% more is ${formatNumber(busy * (1 + more / 100), 1)}\u202f% of its time. Already now a message waits ${formatNumber(busy / (100 - busy))} times as long as it is worked on.`,
          slow: 'The wait does not grow in step with the load. It grows as the time that is left shrinks, and nothing would be left.',
        },
      }),
    },
  ],
};
