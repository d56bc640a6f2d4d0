import { formatNumber, formatShare } from '../../charts/frame/format';
import { estimate } from '../../simulator/statistics';
import { goalOf } from '../chapter/challenge';
import { choices } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { arrivals, exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { waitMs } from '../theory';
import { ms } from './words';

const DATABASE = 'database';
/** What the database works on a message, in ms. */
export const WORK_MS = 8;
/** Operators who measure. */
export const COUNT = 10;
/** How far an interval may reach to each side of its mean. */
const NARROW = 0.1;
/** Setting of the guess. */
const BUSY = { load: 113, minutes: 1 };

const load = (knobs: Knobs): number => knobs.load ?? 0;
const minutes = (knobs: Knobs): number => knobs.minutes ?? 1;
const waitOf = (report: Report): number | null => report.stations[0]?.meanWaitMs ?? null;
const busyOf = (report: Report): number => report.stations[0]?.utilisation ?? 0;

/** How far the 95 % interval of short runs reaches to each side, as a share of their mean. */
function reach(values: readonly number[]): number {
  const { mean, high } = estimate(values);
  return values.length < 2 ? Number.POSITIVE_INFINITY : (high - mean) / mean;
}

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: `An interval of at most ${formatShare(NARROW, 0)} to each side, at ${BUSY.load}/s`,
  of: ({ replications = [] }) => (replications.length === 0 ? null : 100 * reach(replications)),
  unit: '%',
  limit: { at: 100 * NARROW, below: true },
  given: {
    of: ({ knobs }) => load(knobs) >= BUSY.load,
    otherwise: `The load has to stay at ${BUSY.load}/s.`,
  },
  solution: { ...BUSY, minutes: 31 },
};

/** One server that is measured for a short time, again and again. */
export const doubt: Chapter = {
  id: 'doubt',
  name: 'How to doubt a study',
  minutes: 10,
  model: 'A model of one database',
  knobs: [
    {
      id: 'load',
      label: 'Load',
      unit: 'messages/s',
      min: 50,
      max: 118,
      step: 1,
      start: 60,
      opensAt: 1,
    },
    {
      id: 'minutes',
      label: 'Measured for',
      unit: 'min',
      min: 1,
      max: 31,
      step: 5,
      start: BUSY.minutes,
      opensAt: 5,
    },
  ],
  network: (knobs) => ({
    sources: [
      { kind: 'open', id: 'messages', interarrival: arrivals(load(knobs)), to: to(DATABASE) },
    ],
    stations: [{ id: DATABASE, servers: 1, service: exponential(WORK_MS), to: OUT }],
  }),
  drawing: [
    {
      at: 'messageBox',
      name: 'the database',
      line: { of: 'station', id: DATABASE, words: 'in line' },
      servers: DATABASE,
      times: 'measurement',
    },
  ],
  finding: ({ knobs, report }) =>
    `At ${load(knobs)}/s the database is busy ${formatShare(busyOf(report), 0)} of the time, and in a long run a message waits ${ms(waitOf(report) ?? 0)}`,
  meters: [{ label: 'The database', of: ({ report }) => busyOf(report) }],
  curve: {
    knob: 'load',
    at: [50, 60, 70, 80, 90, 95, 100, 105, 109, 113],
    title: 'Mean time in line, long runs',
    unit: 'ms',
    of: waitOf,
    formula: (knobs) => waitMs(load(knobs), WORK_MS),
    top: 150,
  },
  replications: {
    count: COUNT,
    title: 'Mean time in line',
    unit: 'ms',
    of: waitOf,
    minutes,
    exact: (knobs) => waitMs(load(knobs), WORK_MS),
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'measure-it',
      title: 'Measure it',
      goal: { text: 'Load at 110/s or more', met: ({ knobs }) => load(knobs) >= 110 },
    },
    {
      id: 'the-true-value',
      title: 'Ask for the true value',
      goal: {
        text: 'A long run with 45 to 55\u202fms in line',
        met: ({ report }) => Math.abs((waitOf(report) ?? 0) - 50) <= 5,
      },
    },
    { id: 'your-guess', title: 'Your guess, before you go on', state: BUSY },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-narrows-it',
      title: 'What makes a measurement worth more',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question: `The database is busy nine tenths of the time. Each of ${COUNT} operators measures it for a minute of their own and without a mistake, and reports the mean time in line. By how much does the highest report exceed the lowest?`,
    options: [
      {
        id: 'percent',
        text: 'By a few percent: thousands of messages come in a minute',
        tempting:
          'thousands of independent messages would be enough. But these stand in one line, and all of them behind one long message wait longer together.',
      },
      {
        id: 'fifth',
        text: 'By about a fifth',
        tempting:
          'it is what one would allow for chance. But a line that has grown long stays long for many seconds, and a minute holds few such lines.',
      },
      { id: 'half', text: 'By more than half', tempting: 'it is what happens.' },
    ],
    act: `Let all ${COUNT} measure`,
    before: BUSY,
    after: BUSY,
    ofReplications: true,
    right: (lowest, highest) => {
      const ratio = (waitOf(highest) ?? 0) / (waitOf(lowest) ?? 1);
      return ratio < 1.1 ? 'percent' : ratio < 1.5 ? 'fifth' : 'half';
    },
    outcome: (lowest, highest) => {
      const [least, most] = [waitOf(lowest) ?? 0, waitOf(highest) ?? 0];
      return `${ms(least)} is the lowest report and ${ms(most)} the highest: ${formatNumber(most / least, 1)} times as long.`;
    },
  },
  exercises: [
    {
      // The first is 21-B, Tables 82 and 83.
      given: {
        first: [30, 0.5, 100],
        others: choices(
          [
            [12, 20, 30, 40, 60, 90],
            [0.25, 0.4, 0.5, 0.8, 1.2, 2],
            [40, 55, 64, 82, 100, 130, 150],
          ],
          ([users = 0, waitS = 1, printed = 0]) =>
            printed * waitS >= 1.1 * users && printed * waitS <= 1.8 * users,
        ),
      },
      with: ([users = 0, waitS = 1, printed = 0]) => ({
        kind: 'number',
        title: 'A limit',
        unit: 'messages/s',
        ask: `A table prints ${printed} messages/s for ${users} users. A footnote says that each waits ${waitS}\u202fs after every answer before sending again. How many messages a second can they send at most?`,
        answer: users / waitS,
        tolerance: 0.01,
        why: `${users} / ${waitS}\u202fs = ${formatNumber(users / waitS)} a second, even if every answer came at once. So ${printed} is misprinted, or the footnote is wrong.`,
        slips: [
          {
            answer: users * waitS,
            why: 'Times instead of divided by: the shorter the wait, the more often a user can send.',
          },
        ],
      }),
    },
    {
      // The first is 19-C.
      given: {
        first: [58, 119_002, 1800],
        others: [
          [58, 119_002, 1800],
          [64, 135_018, 1800],
          [82, 62_410, 900],
          [90, 92_420, 900],
          [79, 349_240, 3600],
          [88, 280_830, 3600],
          [102, 104_390, 1200],
          [71, 100_860, 1200],
        ],
      },
      with: ([printed = 0, counted = 0, seconds = 1]) => {
        const rate = counted / seconds;
        const side = Math.sign(rate - printed);
        return {
          kind: 'knobs',
          title: 'A count',
          ask: `A table prints a throughput of ${printed} messages/s, and ${formatNumber(counted)} roundtrips in ${formatNumber(seconds)}\u202fs. One of the two is wrong, and the rows beside it agree with the count. Set the load to what was counted, to one message a second.`,
          knobs: ['load'],
          start: { load: printed, minutes: 1 },
          measure: {
            label: 'Stored',
            unit: 'messages/s',
            of: (report) => report.throughputPerSecond,
            top: 120,
          },
          limit: { at: Math.round(rate) - side * 1, below: side < 0 },
          allowed: {
            of: (knobs) => Math.abs(load(knobs) - rate) <= 1,
            otherwise: 'The load is further than one message a second from what was counted.',
          },
          solution: { load: Math.round(rate), minutes: 1 },
          hint: 'A rate is a count over the time in which it was counted.',
        };
      },
    },
    {
      // The first is 9-A, Table 35.
      given: {
        first: [979, 1045, 1912],
        others: [
          [979, 1045, 1912],
          [412, 388, 800],
          [640, 515, 1155],
          [530, 610, 1040],
          [1210, 840, 2050],
          [1130, 720, 1580],
          [287, 301, 664],
          [298, 344, 642],
        ],
      },
      with: ([request = 0, response = 0, roundtrip = 0]) => {
        const sum = request + response;
        const fits = sum === roundtrip;
        return {
          kind: 'choice',
          title: 'A sum',
          ask: `A roundtrip is a request and then its response. A table prints these means: request ${formatNumber(request)}\u202fms, response ${formatNumber(response)}\u202fms, roundtrip ${formatNumber(roundtrip)}\u202fms. A colleague says that all three can be right. Do you agree?`,
          options: [
            { id: 'yes', text: 'Yes' },
            { id: 'no', text: 'No' },
          ],
          reasons: [
            { id: 'median', text: 'Such figures need not add: think of medians' },
            { id: 'mean', text: 'Means of parts add up to the mean of the whole' },
            { id: 'chance', text: 'Chance alone can do that in one run' },
          ],
          right: { option: fits ? 'yes' : 'no', reason: 'mean' },
          answers: {
            median: 'Medians need not add. These are means.',
            mean: `The parts add up to ${formatNumber(sum)}\u202fms, ${fits ? 'as the table says. That does not prove them right, but nothing speaks against them.' : 'so one of the three is not what was measured.'}`,
            chance:
              'Chance makes two runs differ. Within one run every roundtrip is the sum of its own parts, by chance or not.',
          },
        };
      },
    },
  ],
};
