import { formatNumber } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices, isClearlyAbove, isClearlyBelow } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
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
/** The shortest pause of the knob with which a sender looks in vain no more than so often a second. */
const leastPause = (perSecond: number, most: number): number =>
  20 * Math.ceil((1000 - perSecond * WORK_MS) / most / 20);
const looks = (knobs: Knobs): number => emptyLooks(load(knobs), pause(knobs));

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: 'At most 50\u202fms in the queue at 30/s, with at most 10 empty looks a second',
  of: ({ report }) => waitOf(report),
  unit: 'ms',
  limit: { at: 50, below: true },
  given: {
    of: ({ knobs }) => load(knobs) >= 30 && looks(knobs) <= 10,
    otherwise: 'The load has to stay at 30/s, with at most 10 empty looks a second.',
  },
  solution: { load: 30, pause: 80 },
};

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
    {
      at: 'queue',
      name: 'application queue',
      line: { of: 'station', id: SENDER, words: 'in line' },
    },
    { at: 'send', name: 'the sender', servers: SENDER },
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
      note: ({ knobs }) => `${formatNumber(looks(knobs), 1)} empty looks/s`,
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
  challenge: CHALLENGE,
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
        text: 'Under 25\u202fms in the queue at 10/s',
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
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question: `Now 110 messages come each second. The sender is at work most of the time and seldom looks away. Once more the pause is cut from ${LONG_MS} to ${SHORT_MS}\u202fms. How much of the wait does that save, compared with what it saved at 10 messages a second?`,
    options: [
      {
        id: 'none',
        text: 'Next to nothing: the sender hardly ever pauses',
        tempting:
          'pauses are rare now. But look at what has to wait for one: all messages that come during it, and all that queue up behind them.',
      },
      {
        id: 'share',
        text: 'About a tenth of it: the sender pauses about a tenth of the time',
        tempting:
          'so few messages come while the sender looks away. But the others wait, too, behind those that did.',
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
      given: {
        first: [50, 10, 100],
        others: choices(
          [
            [20, 30, 40, 50, 60, 75, 90, 100],
            [4, 5, 6, 8, 10, 12, 20],
            [40, 60, 80, 100, 150, 200, 250],
          ],
          ([perSecond = 0, workMs = 0]) => wholePercent(perSecond, workMs, 30, 90),
        ),
      },
      with: ([perSecond = 0, workMs = 0, pauseMs = 0]) => {
        const waits = (paused: number) => pollingWaitMs(perSecond, workMs, paused) ?? Number.NaN;
        return {
          kind: 'number',
          title: 'A number',
          unit: 'ms',
          ask: `${perSecond} messages a second come at random to a sender that works ${workMs}\u202fms on each, at random. When it finds none it looks away for ${pauseMs}\u202fms. How long does a message wait, on average?`,
          answer: waits(pauseMs),
          tolerance: 0.03,
          why: `${ms(waits(0))} in line as before any server, and ${ms(pauseMs / 2)} for the pause.`,
          slips: [
            {
              answer: waits(2 * pauseMs),
              why: 'As if every message came when a pause begins. On average half of it is over.',
            },
            {
              answer: waits(0),
              why: 'That is the line before a sender that never looks away. The pause comes on top.',
            },
            {
              answer: pauseMs / 2,
              why: 'That is the pause alone. Others are in line as well.',
            },
          ],
        };
      },
    },
    {
      given: {
        first: [40, 200, 60, 7],
        others: choices(
          [
            [30, 40, 50, 60, 75],
            [20, 200],
            [35, 50, 60, 80],
            [4, 5, 7, 10],
          ],
          ([perSecond = 0, , limitMs = 0, most = 0]) => {
            const waits = (pauseMs: number) =>
              pollingWaitMs(perSecond, WORK_MS, pauseMs) ?? Number.POSITIVE_INFINITY;
            const pauseMs = leastPause(perSecond, most);
            return (
              pauseMs > 20 &&
              isClearlyBelow(waits(pauseMs), limitMs) &&
              isClearlyAbove(waits(pauseMs + 20), limitMs)
            );
          },
        ),
      },
      with: ([perSecond = 0, paused = 0, limitMs = 0, most = 0]) => {
        const busyMs = perSecond * WORK_MS;
        return {
          kind: 'knobs',
          title: 'Set the knobs',
          ask: `The load is ${perSecond}/s. Set the pause so that a message waits at most ${limitMs}\u202fms, and that the sender asks the database in vain at most ${most} times a second.`,
          knobs: ['pause'],
          start: { load: perSecond, pause: paused },
          measure: { label: 'Wait', unit: 'ms', of: waitOf, top: 160 },
          limit: { at: limitMs, below: true },
          allowed: {
            of: (knobs) => looks(knobs) <= most,
            otherwise: `The sender asks in vain more than ${most} times a second.`,
          },
          solution: { load: perSecond, pause: leastPause(perSecond, most) },
          hint: `At ${perSecond}/s the sender works ${busyMs}\u202fms of each second. The other ${1000 - busyMs}\u202fms are pauses, one for each look in vain.`,
        };
      },
    },
    {
      given: {
        first: [200, 20],
        others: choices([
          [100, 200, 300, 400, 500],
          [20, 40, 50],
        ]),
      },
      with: ([fromMs = 0, toMs = 0]) => ({
        kind: 'choice',
        title: 'A choice, with its reason',
        ask: `Another sender is slower than what comes: its queue has held messages all day. A colleague wants to cut its pause from ${fromMs} to ${toMs}\u202fms. Will its messages be sent sooner?`,
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
          shorter: `At any load that the sender can carry, yes, by ${formatNumber((fromMs - toMs) / 2)}\u202fms on average: there its queue empties now and then, and it pauses. This one never empties.`,
          never:
            'It looks, finds some, sends them and looks again. The knob has nothing left to turn.',
          cost: 'There would be no more looks than now: each of them finds messages, and no pause follows.',
        },
      }),
    },
  ],
};
