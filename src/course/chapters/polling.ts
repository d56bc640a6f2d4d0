import { formatNumber } from '../../charts/frame/format';
import type { Chapter, Knobs } from '../chapter/types';
import { arrivals, exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { wholePercent } from '../theory';
import { ms } from './words';

const SENDER = 'sender';
/** Mean work on a message, in ms. */
const WORK_MS = 8;
/** The pauses of the chapter's question, in ms. */
const LONG_MS = 200;
const SHORT_MS = 20;
const load = (knobs: Knobs): number => knobs.load ?? 0;
const pause = (knobs: Knobs): number => knobs.pause ?? LONG_MS;
const busyOf = (report: Report): number => report.stations[0]?.utilisation ?? 0;
const waitOf = (report: Report): number | null => report.stations[0]?.meanWaitMs ?? null;

/**
 * Mean wait before one server that looks away for a fixed pause whenever it finds nobody, messages
 * and work at random; null where it is full.
 */
export function pollingWaitMs(perSecond: number, workMs: number, pauseMs: number): number | null {
  const busy = (perSecond * workMs) / 1000;
  return busy < 1 ? (busy / (1 - busy)) * workMs + pauseMs / 2 : null;
}

/** Looks a second that find nobody: each begins a pause, and pauses fill the time without work. */
export const emptyLooks = (perSecond: number, pauseMs: number): number =>
  Math.max(0, 1000 - perSecond * WORK_MS) / pauseMs;
const looks = (knobs: Knobs): number => emptyLooks(load(knobs), pause(knobs));

/** A sender that looks for messages now and then: why they wait while nobody is busy. */
export const polling: Chapter = {
  id: 'polling',
  name: 'Polling',
  minutes: 8,
  model: 'A model of one sender',
  knobs: [
    {
      id: 'load',
      label: 'Load',
      unit: 'messages/s',
      min: 5,
      max: 115,
      step: 1,
      start: 50,
      opensAt: 1,
    },
    {
      id: 'pause',
      label: 'Pause between looks',
      unit: 'ms',
      min: 20,
      max: 400,
      step: 20,
      start: LONG_MS,
      opensAt: 2,
    },
  ],
  network: (knobs) => ({
    sources: [
      { kind: 'open', id: 'messages', interarrival: arrivals(load(knobs)), to: to(SENDER) },
    ],
    stations: [
      {
        id: SENDER,
        servers: 1,
        service: exponential(WORK_MS),
        // Pauses that do not grow: for these the wait is known exactly.
        poll: { firstMs: pause(knobs), growth: 1, longestMs: pause(knobs) },
        to: OUT,
      },
    ],
  }),
  drawing: [
    { kind: 'arrivals', source: 'messages', label: 'arriving' },
    { kind: 'line', station: SENDER, label: 'in the queue' },
    { kind: 'servers', station: SENDER, label: 'the sender', busy: 'sending' },
    { kind: 'out', label: 'sent' },
  ],
  finding: ({ knobs, report }) => {
    const inVain = looks(knobs);
    return `At ${load(knobs)}/s a message waits ${ms(waitOf(report) ?? 0)}, and the sender looks in vain ${formatNumber(inVain, inVain < 10 ? 1 : 0)} times a second`;
  },
  meters: [
    {
      label: 'The sender sends',
      of: ({ report }) => busyOf(report),
      note: () => `full at ${formatNumber(1000 / WORK_MS)}/s`,
    },
    {
      label: 'It looks away',
      of: ({ report }) => 1 - busyOf(report),
      note: (knobs) => `${formatNumber(looks(knobs), 1)} empty looks/s`,
    },
  ],
  curve: {
    knob: 'load',
    at: [5, 20, 40, 60, 75, 90, 100, 105, 110, 115],
    title: 'Mean time in the queue',
    unit: 'ms',
    of: waitOf,
    formula: (knobs) => pollingWaitMs(load(knobs), WORK_MS, pause(knobs)),
    top: 300,
    limit: () => ({ at: 1000 / WORK_MS, label: 'full' }),
  },
  steps: [
    {
      id: 'empty-the-queue',
      title: 'Try to end the waiting',
      goal: { text: 'Load at 10/s or less', met: ({ knobs }) => load(knobs) <= 10 },
    },
    {
      id: 'look-more-often',
      title: 'Look more often',
      state: { load: 10, pause: LONG_MS },
      goal: {
        text: 'Under 25 ms in the queue at 10/s',
        met: ({ knobs, report }) =>
          load(knobs) >= 10 && (waitOf(report) ?? Number.POSITIVE_INFINITY) < 25,
      },
    },
    {
      id: 'your-guess',
      title: 'Your guess, before you go on',
      state: { load: 110, pause: LONG_MS },
    },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-a-look-costs',
      title: 'What a look costs',
      state: { load: 30, pause: LONG_MS },
      goal: {
        text: 'Under 50 ms in the queue at 30/s, with at most 10 empty looks a second',
        met: ({ knobs, report }) =>
          load(knobs) >= 30 &&
          looks(knobs) <= 10 &&
          (waitOf(report) ?? Number.POSITIVE_INFINITY) < 50,
      },
    },
  ],
  guess: {
    step: 'your-guess',
    question: `Now 110 messages come each second. The sender is at work most of the time and seldom looks away. Once more the pause is cut from ${LONG_MS} to ${SHORT_MS} ms. How much of the wait does that save, compared with what it saved at 10 messages a second?`,
    options: [
      {
        id: 'none',
        text: 'Next to nothing: the sender hardly ever pauses',
        tempting:
          'pauses are rare now. But look at who has to wait for one: all the messages that come during it, and all who queue up behind them.',
      },
      {
        id: 'share',
        text: 'About a tenth of it: the sender pauses about a tenth of the time',
        tempting:
          'so few messages come while the sender looks away. The others wait all the same, behind those that did.',
      },
      {
        id: 'same',
        text: 'As many milliseconds as before',
        tempting: 'it is what happens.',
      },
    ],
    act: 'Cut the pause and see',
    before: { load: 110, pause: LONG_MS },
    after: { load: 110, pause: SHORT_MS },
    right: (before, after) => {
      const saved = (waitOf(before) ?? 0) - (waitOf(after) ?? 0);
      const share = saved / ((LONG_MS - SHORT_MS) / 2);
      return share < 0.05 ? 'none' : share < 0.5 ? 'share' : 'same';
    },
    outcome: (before, after) => {
      const [first, then] = [waitOf(before) ?? 0, waitOf(after) ?? 0];
      const quiet =
        (pollingWaitMs(10, WORK_MS, LONG_MS) ?? 0) - (pollingWaitMs(10, WORK_MS, SHORT_MS) ?? 0);
      return `From ${ms(first)} to ${ms(then)}: ${ms(first - then)} saved. At 10 messages a second it was ${ms(quiet)}.`;
    },
  },
  exercises: [
    {
      kind: 'number',
      title: 'A number',
      unit: 'ms',
      given: {
        first: [50, 10, 100],
        among: [
          [20, 30, 40, 50, 60, 75, 90, 100],
          [4, 5, 6, 8, 10, 12, 20],
          [40, 60, 80, 100, 150, 200, 250],
        ],
        fits: ([perSecond = 0, workMs = 0]) => wholePercent(perSecond, workMs, 30, 90),
      },
      ask: ([perSecond = 0, workMs = 0, pauseMs = 0]) =>
        `${perSecond} messages a second come at random to a sender that works ${workMs} ms on each, at random. When it finds none it looks away for ${pauseMs} ms. How long does a message wait, on average?`,
      answer: ([perSecond = 0, workMs = 0, pauseMs = 0]) =>
        pollingWaitMs(perSecond, workMs, pauseMs) ?? Number.NaN,
      tolerance: 0.03,
      why: ([perSecond = 0, workMs = 0, pauseMs = 0]) => {
        const line = pollingWaitMs(perSecond, workMs, 0) ?? 0;
        return `${ms(line)} in line as before any server, and ${ms(pauseMs / 2)} for the pause.`;
      },
      slips: [
        {
          of: ([perSecond = 0, workMs = 0, pauseMs = 0]) =>
            pollingWaitMs(perSecond, workMs, 2 * pauseMs) ?? Number.NaN,
          why: 'As if every message came when a pause begins. On average half of it is over.',
        },
        {
          of: ([perSecond = 0, workMs = 0]) => pollingWaitMs(perSecond, workMs, 0) ?? Number.NaN,
          why: 'That is the line before a sender that never looks away. The pause comes on top.',
        },
        {
          of: ([, , pauseMs = 0]) => pauseMs / 2,
          why: 'That is the pause alone. Others are in line as well.',
        },
      ],
    },
    {
      kind: 'knobs',
      title: 'Set the knobs',
      ask: 'The load is 40/s. Set the pause so that a message waits at most 60 ms, and that the sender asks the database in vain at most 7 times a second.',
      knobs: ['pause'],
      start: { load: 40, pause: 200 },
      measure: { label: 'Wait', unit: 'ms', of: waitOf, top: 160 },
      limit: { at: 60, below: true },
      allowed: {
        of: (knobs) => looks(knobs) <= 7,
        otherwise: 'The sender asks in vain more than 7 times a second.',
      },
      solution: { load: 40, pause: 100 },
      hint: 'At 40/s the sender works 320 ms of each second. The other 680 ms are pauses, one for each look in vain.',
    },
    {
      kind: 'choice',
      title: 'A choice, with its reason',
      ask: 'Another sender is slower than what comes: its queue has held messages all day. A colleague wants to cut its pause from 200 to 20 ms. Will they be sent sooner?',
      options: [
        { id: 'yes', text: 'Yes' },
        { id: 'no', text: 'No' },
      ],
      reasons: [
        { id: 'shorter', text: 'Each has to wait for a shorter pause only' },
        { id: 'never', text: 'A sender that always finds messages never pauses' },
        { id: 'cost', text: 'More looks would slow the sender down' },
      ],
      right: { option: 'no', reason: 'never' },
      answers: {
        shorter:
          'At any load that the sender can carry, yes: there its queue empties now and then, and it pauses. This one never empties.',
        never:
          'It looks, finds some, sends them and looks again. The knob has nothing left to turn.',
        cost: 'There would be no more looks than now: each of them finds messages, and no pause follows.',
      },
    },
  ],
};
