import { formatNumber, formatShare, shortNumber } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { arrivals, exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { ms } from './words';

const DATABASE = 'database';
/** What a transaction costs whatever is in it, and what each message in it adds, in ms. */
export const FIXED_MS = 6;
export const EACH_MS = 2;

const load = (knobs: Knobs): number => knobs.load ?? 0;
const size = (knobs: Knobs): number => knobs.size ?? 1;
const longestWait = (knobs: Knobs): number => knobs.wait ?? 0;
const timeOf = (report: Report): number | null => report.stations[0]?.meanVisitMs ?? null;
const waitOf = (report: Report): number | null => report.stations[0]?.meanWaitMs ?? null;
const busyOf = (report: Report): number => report.stations[0]?.utilisation ?? 0;

/** Work on a batch, in ms: a fixed part, and a part for each message. */
export const workMs = (messages: number, fixedMs = FIXED_MS, eachMs = EACH_MS): number =>
  fixedMs + eachMs * messages;
/** Most messages a second that batches of a size carry. */
export const mostPerSecond = (messages: number, fixedMs = FIXED_MS, eachMs = EACH_MS): number =>
  (1000 * messages) / workMs(messages, fixedMs, eachMs);

/** Mean time of a message without batches, in ms; null where it has no end. */
function timeAloneMs(perSecond: number): number | null {
  const busy = perSecond / mostPerSecond(1);
  return busy < 1 ? workMs(1) / (1 - busy) : null;
}

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: 'At most 60\u202fms at 250/s',
  of: ({ report }) => timeOf(report),
  unit: 'ms',
  limit: { at: 60, below: true },
  given: { of: ({ knobs }) => load(knobs) >= 250, otherwise: 'The load has to stay at 250/s.' },
  solution: { load: 250, size: 6, wait: 100 },
};

/** Several messages in one transaction: cheaper for all, later for the first. */
export const batches: Chapter = {
  id: 'batches',
  name: 'Batches',
  minutes: 8,
  model: 'A model of one database',
  knobs: [
    {
      id: 'load',
      label: 'Load',
      unit: 'messages/s',
      min: 5,
      max: 300,
      step: 5,
      start: 50,
      opensAt: 1,
    },
    { id: 'size', label: 'Batch size', unit: '', min: 1, max: 10, step: 1, start: 1, opensAt: 4 },
    {
      id: 'wait',
      label: 'Longest wait',
      unit: 'ms',
      min: 0,
      max: 200,
      step: 10,
      start: 100,
      opensAt: 4,
    },
  ],
  network: (knobs) => ({
    sources: [
      { kind: 'open', id: 'messages', interarrival: arrivals(load(knobs)), to: to(DATABASE) },
    ],
    stations: [
      {
        id: DATABASE,
        servers: 1,
        service: exponential(workMs(size(knobs))),
        batch: { size: size(knobs), waitMs: longestWait(knobs) },
        to: OUT,
      },
    ],
  }),
  drawing: [
    {
      at: 'publishLock',
      name: 'transactions',
      line: { of: 'station', id: DATABASE, words: 'in line' },
      servers: DATABASE,
    },
  ],
  finding: ({ knobs, report }) => {
    const how = size(knobs) === 1 ? 'one by one' : `in batches of ${size(knobs)}`;
    if (report.status === 'unstable')
      return `At ${load(knobs)}/s the database cannot keep up: the line has no end`;
    return `At ${load(knobs)}/s, ${how}, a message takes ${ms(timeOf(report) ?? 0)}, ${ms(waitOf(report) ?? 0)} of it waiting`;
  },
  meters: [
    {
      label: 'The database',
      of: ({ report }) => busyOf(report),
      note: ({ knobs }) =>
        `${workMs(size(knobs))}\u202fms a batch, full at ${formatNumber(mostPerSecond(size(knobs)))}/s`,
    },
  ],
  curve: {
    knob: 'load',
    at: [5, 10, 20, 40, 60, 80, 100, 110, 120, 150, 200, 250, 300],
    title: 'Mean time of a message',
    unit: 'ms',
    of: timeOf,
    formula: (knobs) => (size(knobs) === 1 ? timeAloneMs(load(knobs)) : null),
    top: 150,
    limit: (knobs) => ({ at: mostPerSecond(size(knobs)), label: 'full' }),
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'cause-it',
      title: 'Fill the database',
      goal: {
        text: 'More messages than can be stored',
        met: ({ knobs }) => load(knobs) >= mostPerSecond(size(knobs)),
      },
    },
    {
      id: 'where-the-time-goes',
      title: 'See what the time goes into',
      state: { load: 50, size: 1, wait: 100 },
      goal: {
        text: 'A message waits at least as long as it is worked on',
        met: ({ knobs, report }) => (waitOf(report) ?? 0) >= workMs(size(knobs)),
      },
    },
    {
      id: 'your-guess',
      title: 'Your guess, before you go on',
      state: { load: 10, size: 1, wait: 100 },
    },
    {
      id: 'what-happened',
      title: 'What happened',
      goal: {
        text: `Under 40\u202fms at 10/s, in batches of up to 5`,
        met: ({ knobs, report }) =>
          load(knobs) <= 10 && size(knobs) >= 5 && (timeOf(report) ?? 1e9) < 40,
      },
    },
    {
      id: 'when-it-pays',
      title: 'See when batches pay',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question:
      'At night 10 messages come in a second, each is stored on its own, and the database is idle most of the time. Now it gathers up to 5 messages for one transaction, and waits up to 100\u202fms for the batch to fill. What happens to the time of a message?',
    options: [
      {
        id: 'shorter',
        text: 'It gets shorter: beginning and end are paid once for five',
        tempting:
          'with full batches the database would have less to do. But it was idle anyway: what it saves is worth nothing to a message that could have been stored at once.',
      },
      {
        id: 'work',
        text: 'It gets a little longer: by the work on the other four',
        tempting:
          'that work is added, and it is only a few milliseconds. The larger part is the time until the others are there.',
      },
      {
        id: 'timer',
        text: 'It gets many times as long, not far from the longest wait',
        tempting: 'it is what happens.',
      },
    ],
    act: 'Gather them and see',
    before: { load: 10, size: 1, wait: 100 },
    after: { load: 10, size: 5, wait: 100 },
    right: (before, after) => {
      const times = (timeOf(after) ?? 0) / (timeOf(before) ?? 1);
      return times < 1 ? 'shorter' : times < 4 ? 'work' : 'timer';
    },
    outcome: (before, after) =>
      `${ms(timeOf(before) ?? 0)} before, ${ms(timeOf(after) ?? 0)} after, ${ms(waitOf(after) ?? 0)} of it waiting. The database was busy ${formatShare(busyOf(before), 0)} of the time before and is busy ${formatShare(busyOf(after), 0)} after.`,
  },
  exercises: [
    {
      given: {
        first: [6, 2, 5],
        others: choices([
          [4, 6, 8, 10, 15, 20],
          [1, 2, 3, 5],
          [4, 5, 6, 8, 10, 20],
        ]),
      },
      with: ([fixedMs = 0, eachMs = 0, messages = 0]) => {
        const work = workMs(messages, fixedMs, eachMs);
        return {
          kind: 'number',
          title: 'A number',
          unit: 'messages/s',
          ask: `A transaction costs ${fixedMs}\u202fms, and ${eachMs}\u202fms more for each message in it. At most how many messages a second are stored in batches of ${messages}?`,
          answer: mostPerSecond(messages, fixedMs, eachMs),
          tolerance: 0.02,
          why: `A batch takes ${fixedMs} + ${messages} × ${eachMs} = ${work}\u202fms, and ${messages} messages in ${work}\u202fms are ${formatNumber((1000 * messages) / work)} in a second.`,
          slips: [
            {
              answer: 1000 / work,
              why: 'So many batches are stored in a second. Each holds more than one message.',
            },
            {
              answer: 1000 / (fixedMs + eachMs),
              why: 'That is one by one. A batch pays what a transaction costs only once.',
            },
          ],
        };
      },
    },
    {
      // No formula: the tests hold each to its runs.
      given: {
        first: [200, 100, 45, 5],
        others: [
          [200, 100, 45, 5],
          [140, 100, 31, 3],
          [160, 100, 35, 3],
          [180, 100, 40, 4],
          [220, 100, 52, 5],
          [240, 100, 58, 6],
          [260, 100, 68, 7],
        ],
      },
      with: ([perSecond = 0, waitMs = 0, limitMs = 0, best = 0]) => {
        const start = { load: perSecond, size: 1, wait: waitMs };
        return {
          kind: 'knobs',
          title: 'Set the knobs',
          ask: `The load is ${perSecond}/s and cannot be lowered. A batch waits for its last message at most ${waitMs}\u202fms. Set the batch size so that a message takes at most ${limitMs}\u202fms on average.`,
          knobs: ['size'],
          start,
          measure: { label: 'Time of a message', unit: 'ms', of: timeOf, top: 150 },
          limit: { at: limitMs, below: true },
          solution: { ...start, size: best },
          hint: 'Too small a batch cannot carry the load. Too large a batch carries it, and everybody waits for its last message. Look between.',
        };
      },
    },
    {
      given: {
        first: [10, 2, 300, 1],
        others: choices(
          [
            [10, 20, 50],
            [1, 2, 4, 5],
            [200, 300, 500],
            [1, 2],
          ],
          ([size = 0, perSecond = 1, , timerS = 0]) => size / perSecond >= 2 * timerS,
        ),
      },
      with: ([size = 0, perSecond = 1, limitMs = 0, timerS = 0]) => ({
        kind: 'choice',
        title: 'A choice, with its reason',
        ask: `In a load test with the database full, batches of ${size} instead of 1 carried far more messages. The real service gets ${perSecond} ${perSecond === 1 ? 'request' : 'requests'} a second and has to answer each within ${limitMs}\u202fms. A batch may wait for ${timerS}\u202fs. Would you take the batches over?`,
        options: [
          { id: 'yes', text: 'Yes' },
          { id: 'no', text: 'No' },
        ],
        reasons: [
          { id: 'throughput', text: 'More messages per second can do no harm' },
          {
            id: 'timer',
            text: `At ${perSecond} a second a batch does not fill, and the timer is the answer time`,
          },
          { id: 'work', text: `The work on ${size} messages takes too long` },
        ],
        right: { option: 'no', reason: 'timer' },
        answers: {
          throughput:
            'It does where it is bought with waiting. The load test had enough messages to fill a batch at once, the service has not.',
          timer: `${size} messages take ${shortNumber(size / perSecond)}\u202fs to come, so every batch leaves when its timer is over. The first message in it has waited for all of that.`,
          work: `It is only some milliseconds more. Look at how long the ${size} take to arrive.`,
        },
      }),
    },
  ],
};
