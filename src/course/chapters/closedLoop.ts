import { formatNumber, formatShare } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices, isClearlyAbove, isClearlyBelow } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { meanValueAnalysis } from '../theory';
import { ms } from './words';

const RECEIVE = 'receive';
const users = (knobs: Knobs): number => knobs.users ?? 0;
const think = (knobs: Knobs): number => knobs.think ?? 0;
const work = (knobs: Knobs): number => knobs.work ?? 0;
const busyOf = (report: Report): number => report.stations[0]?.utilisation ?? 0;
const rateOf = (report: Report): number => report.throughputPerSecond;
const answerOf = (report: Report): number => report.sources[0]?.answerMs ?? 0;
const rateText = (report: Report): string => `${formatNumber(rateOf(report), 1)}/s`;

const NEARLY_FULL = { users: 12, think: 200, work: 20 };
/** What passes the exercise on knobs. */
const ENOUGH = { think: 100, work: 15 };
/** Throughput by the exact theory. */
const perSecond = (knobs: Knobs): number =>
  meanValueAnalysis(users(knobs), think(knobs), [work(knobs)]);

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: '30 users, answered within 100\u202fms, at 38/s or more',
  of: ({ report }) => answerOf(report),
  unit: 'ms',
  limit: { at: 100, below: true },
  given: {
    of: ({ knobs, report }) => users(knobs) >= 30 && rateOf(report) >= 38,
    otherwise: 'There have to be 30 users, and 38 requests a second.',
  },
  solution: { users: 30, think: 600, work: 15 },
};

/** Users who wait for their answer: why a slow system gets fewer requests. */
export const closedLoop: Chapter = {
  id: 'closed-loop',
  name: 'Closed loop',
  minutes: 8,
  model: 'A model of users and one receiver',
  knobs: [
    {
      id: 'users',
      label: 'Users',
      unit: 'in the loop',
      min: 1,
      max: 30,
      step: 1,
      start: 5,
      opensAt: 1,
    },
    {
      id: 'think',
      label: 'Think time',
      unit: 'ms',
      min: 20,
      max: 1000,
      step: 20,
      start: 180,
      opensAt: 4,
    },
    {
      id: 'work',
      label: 'Work per request',
      unit: 'ms',
      min: 15,
      max: 40,
      step: 1,
      start: 20,
      opensAt: 5,
    },
  ],
  network: (knobs) => ({
    sources: [
      {
        kind: 'closed',
        id: 'users',
        users: users(knobs),
        think: exponential(think(knobs)),
        to: to(RECEIVE),
      },
    ],
    stations: [{ id: RECEIVE, servers: 1, service: exponential(work(knobs)), to: OUT }],
  }),
  drawing: [
    { at: 'users', name: 'Users', pausing: { of: 'users', words: 'thinking' } },
    {
      at: 'receive',
      name: 'Receive',
      line: { of: 'station', id: RECEIVE, words: 'in line' },
      servers: RECEIVE,
    },
  ],
  back: 'answered: they think again',
  finding: ({ knobs, report }) =>
    `${users(knobs) === 1 ? '1 user sends' : `${users(knobs)} users send`} ${rateText(report)}, and an answer takes ${ms(answerOf(report))}`,
  meters: [
    {
      label: 'The receiver',
      of: ({ report }) => busyOf(report),
      note: ({ knobs }) => `full at ${formatNumber(1000 / work(knobs))}/s`,
    },
  ],
  curve: {
    knob: 'users',
    at: [1, 2, 4, 6, 8, 10, 12, 15, 18, 21, 24, 27, 30],
    title: 'Throughput',
    unit: 'requests/s',
    of: rateOf,
    formula: perSecond,
    top: 70,
    // so many users in perfect turn keep the receiver busy without anybody waiting
    limit: (knobs) => ({ at: (think(knobs) + work(knobs)) / work(knobs), label: 'N*' }),
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'cause-it',
      title: 'Make them wait',
      goal: { text: '20 users or more', met: ({ knobs }) => users(knobs) >= 20 },
    },
    {
      id: 'where-they-are',
      title: 'See where the users are',
      goal: {
        text: '45/s or more, answered within 100\u202fms',
        met: ({ report }) => rateOf(report) >= 45 && answerOf(report) <= 100,
      },
    },
    { id: 'your-guess', title: 'Your guess, before you go on', state: NEARLY_FULL },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'many-like-two',
      title: 'Many users who act like two',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question: `${NEARLY_FULL.users} users keep the receiver busy ${formatShare((perSecond(NEARLY_FULL) * NEARLY_FULL.work) / 1000, 0)} of the time. From now on each thinks half as long before the next request. What becomes of the throughput, the requests that are answered in a second?`,
    options: [
      {
        id: 'doubles',
        text: 'It nearly doubles: everybody comes back in half the time',
        tempting:
          'each user wants to come twice as often. But a user’s time is thinking and waiting, and only the thinking has become shorter.',
      },
      {
        id: 'little',
        text: 'It grows a little',
        tempting: 'a server that is not quite full has a little time left.',
      },
      {
        id: 'stays',
        text: 'It stays exactly as it is: the receiver sets the pace',
        tempting:
          'the receiver does set the pace once it is never idle. Here it still is, now and then.',
      },
    ],
    act: 'Halve it and see',
    before: NEARLY_FULL,
    after: { ...NEARLY_FULL, think: NEARLY_FULL.think / 2 },
    right: (before, after) => {
      const times = rateOf(after) / rateOf(before);
      return times > 1.5 ? 'doubles' : times > 1.02 ? 'little' : 'stays';
    },
    outcome: (before, after) =>
      `From ${rateText(before)} to ${rateText(after)}, ${formatShare(rateOf(after) / rateOf(before) - 1, 0)} more. An answer took ${ms(answerOf(before))} and now takes ${ms(answerOf(after))}.`,
  },
  exercises: [
    {
      given: {
        first: [40, 500, 64],
        others: choices(
          [
            [8, 12, 20, 30, 40, 50, 60],
            [100, 180, 250, 300, 400, 500],
            [20, 25, 40, 48, 50, 60, 64, 75, 80],
          ],
          ([count = 0, thinkMs = 0, rate = 1]) => {
            const aroundMs = (1000 * count) / rate;
            return Number.isInteger(aroundMs) && aroundMs >= thinkMs + 40 && aroundMs <= 1500;
          },
        ),
      },
      with: ([count = 0, thinkMs = 0, rate = 1]) => {
        const aroundMs = (1000 * count) / rate;
        return {
          kind: 'number',
          title: 'A number',
          unit: 'ms',
          ask: `${count} users think for ${thinkMs}\u202fms after each answer. The counter shows ${rate} requests a second. Nobody has measured how long an answer takes. How long does it take, on average?`,
          answer: aroundMs - thinkMs,
          tolerance: 0.03,
          why: `Each user comes back every ${count} / ${rate}\u202fs = ${formatNumber(aroundMs)}\u202fms, and thinks for ${thinkMs} of them.`,
          slips: [
            {
              answer: aroundMs,
              why: 'That is the time from one request of a user to the next. The user thinks for a part of it.',
            },
            {
              answer: aroundMs + thinkMs,
              why: 'The user thinks within the time from one request to the next: take it away, do not add it.',
            },
          ],
        };
      },
    },
    {
      given: {
        first: [10, 20, 55],
        others: choices(
          [
            [8, 10, 15],
            [20, 25, 30],
            [45, 50, 55],
          ],
          ([count = 0, workMs = 0, needed = 0]) =>
            isClearlyBelow(1000 / workMs, needed) &&
            isClearlyAbove(perSecond({ users: count, ...ENOUGH }), needed),
        ),
      },
      with: ([count = 0, workMs = 0, needed = 0]) => {
        const start = { users: count, think: NEARLY_FULL.think, work: workMs };
        return {
          kind: 'knobs',
          title: 'Set the knobs',
          ask: `${count} users get about ${formatNumber(perSecond(start))} requests a second through. They need ${needed}. You may change how long they think and how long the receiver works on a request.`,
          knobs: ['think', 'work'],
          start,
          measure: { label: 'Throughput', unit: 'requests/s', of: rateOf, top: 70 },
          limit: { at: needed, below: false },
          solution: { users: count, ...ENOUGH },
          hint: 'What is the most that the receiver can carry, however hard the users try? Look at that first.',
        };
      },
    },
    {
      given: {
        first: [20, 50],
        others: choices([
          [10, 15, 20, 25, 30, 40],
          [30, 50, 80],
        ]),
      },
      with: ([count = 0, rate = 0]) => ({
        kind: 'choice',
        title: 'A choice, with its reason',
        ask: `A shop is tested with ${count} users who each order again as soon as they are answered. It takes ${rate} orders a second, and there are never more than ${count} in line. The tester says that the line cannot grow beyond that on the day of the sale, either. Do you agree?`,
        options: [
          { id: 'yes', text: 'Yes' },
          { id: 'no', text: 'No' },
        ],
        reasons: [
          { id: 'measured', text: 'It was measured under full load' },
          { id: 'open', text: 'The tested users waited for their answers; customers will not' },
          { id: 'short', text: 'The test was too short for the line to grow' },
        ],
        right: { option: 'no', reason: 'open' },
        answers: {
          measured:
            'The shop was full, but the line had no way to grow: everybody who could stand in it already did.',
          open: `${count} users make a line of at most ${count}. Customers come at their own rate: at more than ${rate} a second the line grows as long as they keep coming.`,
          short: `It could have lasted a week. A line of ${count} users cannot be longer than ${count} users.`,
        },
      }),
    },
  ],
};
