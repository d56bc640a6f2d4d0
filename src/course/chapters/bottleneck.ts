import { formatNumber, formatShare } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices, isClearlyBelow } from '../chapter/given';
import type { Challenge, Chapter, FigureKnob, Knobs, Place } from '../chapter/types';
import { exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { meanValueAnalysis, mostPerSecond } from '../theory';

/** What the messages of users per second cannot exceed, the lower limit first. */
const limitsOf = (
  receive: number,
  database: number,
  send: number,
  count: number,
  pause: number,
): readonly [number, number] => {
  const free = (1000 * count) / (pause + receive + database + send);
  const full = 1000 / Math.max(receive, database, send);
  return free < full ? [free, full] : [full, free];
};

/** The places in their order. */
const PLACES = [
  { id: 'receive', label: 'Receive', at: 'receive' },
  { id: 'database', label: 'Database', at: 'messageBox' },
  { id: 'send', label: 'Send', at: 'send' },
] as const;
/** Their work on a message at the start, in ms. */
const START = { receive: 4, database: 9, send: 6 };
const WORK_MS = START.receive + START.database + START.send;
/** Users of the guess and of what follows it. */
const MANY = 30;
/** What sending takes after the guess. */
const FASTER_SEND_MS = START.send / 2;

/** Part of the most that is possible that the exercise asks for. */
const NEARLY = 0.985;

/** How long a user pauses between an answer and the next message. */
export const THINK_MS = 100;

const users = (knobs: Knobs): number => knobs.users ?? 0;
const worksMs = (knobs: Knobs): number[] => PLACES.map(({ id }) => knobs[id] ?? 0);
const perSecond = (report: Report): number => report.throughputPerSecond;
const stationOf = (report: Report, place: string) => report.stations.find(({ id }) => id === place);
const busyOf = (report: Report, place: string): number =>
  stationOf(report, place)?.utilisation ?? 0;
const inLineAt = (report: Report, place: string): number =>
  stationOf(report, place)?.meanInLine ?? 0;

/** What a team can make of two places, by where it takes some milliseconds away, and what the exercise asks of it. */
function improved(database: number, send: number, sparedMs: number) {
  const ways = Array.from({ length: sparedMs + 1 }, (_, fromSend) => {
    const works = { database: database - sparedMs + fromSend, send: send - fromSend };
    const all = worksMs({ ...START, ...works });
    return { ...works, through: meanValueAnalysis(MANY, THINK_MS, all) };
  });
  const best = ways.reduce((most, one) => (one.through > most.through ? one : most));
  return { ways, best, needed: Math.floor(NEARLY * best.through) };
}

function workKnob({ id, label }: (typeof PLACES)[number]): FigureKnob {
  return { id, label, unit: 'ms', min: 3, max: 12, step: 1, start: START[id], opensAt: 5 };
}

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: `170 messages/s or more with ${MANY} users`,
  of: ({ report }) => perSecond(report),
  unit: 'messages/s',
  limit: { at: 170, below: false },
  given: {
    of: ({ knobs }) => users(knobs) <= MANY,
    otherwise: `There are no more than ${MANY} users.`,
  },
  solution: { users: MANY, ...START, database: 4, send: 4 },
};

/** Three places in a row: only the busiest decides how much gets through. */
export const bottleneck: Chapter = {
  id: 'bottleneck',
  name: 'Bottleneck',
  minutes: 8,
  model: 'A model of three computers in a row',
  knobs: [
    { id: 'users', label: 'Users', unit: '', min: 1, max: 40, step: 1, start: 5, opensAt: 1 },
    ...PLACES.map(workKnob),
  ],
  network: (knobs) => ({
    sources: [
      {
        kind: 'closed',
        id: 'users',
        users: users(knobs),
        think: exponential(THINK_MS),
        to: to(PLACES[0].id),
      },
    ],
    stations: PLACES.map(({ id }, index) => {
      const next = PLACES[index + 1];
      return { id, servers: 1, service: exponential(knobs[id] ?? 0), to: next ? to(next.id) : OUT };
    }),
  }),
  drawing: [
    { at: 'users', name: 'Users', pausing: { of: 'users', words: 'pausing' } },
    ...PLACES.map(
      ({ id, at, label }): Place => ({
        at,
        name: label,
        line: { of: 'station', id, words: 'in line' },
        servers: id,
      }),
    ),
  ],
  back: 'answered: they pause again',
  finding: ({ knobs, report }) => {
    const [first, ...others] = PLACES;
    const busiest = others.reduce<(typeof PLACES)[number]>(
      (most, one) => (busyOf(report, one.id) > busyOf(report, most.id) ? one : most),
      first,
    );
    const count = users(knobs);
    return `${count} ${count === 1 ? 'user sends' : 'users send'} ${formatNumber(perSecond(report))} messages a second. Busiest: ${busiest.id}, ${formatShare(busyOf(report, busiest.id), 0)}`;
  },
  meters: PLACES.map(({ id, label }) => ({
    label,
    of: ({ report }) => busyOf(report, id),
    note: ({ knobs }) => `full at ${formatNumber(1000 / (knobs[id] ?? 0))}/s`,
  })),
  curve: {
    knob: 'users',
    at: [1, 3, 6, 9, 12, 15, 18, 21, 25, 30, 35, 40],
    title: 'Throughput',
    unit: 'messages/s',
    of: perSecond,
    formula: (knobs) => meanValueAnalysis(users(knobs), THINK_MS, worksMs(knobs)),
    bound: (knobs) => mostPerSecond(users(knobs), THINK_MS, worksMs(knobs)),
    top: 200,
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'cause-it',
      title: 'Let users come',
      goal: { text: '100 messages/s or more', met: ({ report }) => perSecond(report) >= 100 },
    },
    {
      id: 'where-they-stand',
      title: 'Look where the users stand',
      goal: {
        text: 'More than half of the users in one line',
        met: ({ knobs, report }) =>
          PLACES.some(({ id }) => inLineAt(report, id) > users(knobs) / 2),
      },
    },
    {
      id: 'your-guess',
      title: 'Your guess, before you go on',
      state: { users: MANY, ...START },
    },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-raises-it',
      title: 'What raises the throughput',
      state: { users: MANY, ...START },
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question: `${MANY} users. A better program sends a message in ${FASTER_SEND_MS}\u202fms instead of ${START.send}: ${WORK_MS - START.send + FASTER_SEND_MS}\u202fms of work in all, where it was ${WORK_MS}. What happens to the messages per second?`,
    options: [
      {
        id: 'work',
        text: 'About a fifth more: the work on each is shorter by a sixth',
        tempting:
          'for one user alone, the time saved would count. Among many users it is spent in another line.',
      },
      {
        id: 'some',
        text: 'Some percent more: one place of three is faster',
        tempting:
          'an improvement should improve something. It did: send now has more time in which it does nothing.',
      },
      { id: 'same', text: 'The same as before', tempting: 'it is what happens.' },
    ],
    act: 'Send faster and see',
    before: { users: MANY, ...START },
    after: { users: MANY, ...START, send: FASTER_SEND_MS },
    right: (before, after) => {
      const more = perSecond(after) / perSecond(before) - 1;
      return more < 0.02 ? 'same' : more < 0.1 ? 'some' : 'work';
    },
    outcome: (before, after) => {
      const line = (report: Report, place: string) => formatNumber(inLineAt(report, place), 1);
      return `${formatNumber(perSecond(before))} messages a second before, ${formatNumber(perSecond(after))} after. The line for send went from ${line(before, 'send')} to ${line(after, 'send')}, the one for the database from ${line(before, 'database')} to ${line(after, 'database')}.`;
    },
  },
  exercises: [
    {
      given: {
        first: [4, 9, 6, 40, 100],
        others: choices(
          [
            [2, 4, 5, 8, 12],
            [3, 6, 8, 9, 14],
            [3, 4, 6, 10],
            [4, 8, 10, 20, 40],
            [100, 200, 300, 500],
          ],
          ([receive = 0, database = 0, send = 0, count = 0, pause = 0]) => {
            const [least, most] = limitsOf(receive, database, send, count, pause);
            return most >= 1.15 * least;
          },
        ),
      },
      with: ([receive = 0, database = 0, send = 0, count = 0, pause = 0]) => {
        const slowest = Math.max(receive, database, send);
        const around = receive + database + send + pause;
        return {
          kind: 'number',
          title: 'A number',
          unit: 'messages/s',
          ask: `Three places work ${receive}, ${database} and ${send}\u202fms on each message, one at a time. ${count} users pause ${pause}\u202fms between an answer and the next message. How many messages a second can there be at most?`,
          answer: mostPerSecond(count, pause, [receive, database, send]),
          tolerance: 0.02,
          why: `The slowest place lets 1,000 / ${slowest} = ${formatNumber(1000 / slowest, 1)} through; users who never wait would send ${count} × 1,000 / ${around} = ${formatNumber((1000 * count) / around, 1)}. The smaller one counts.`,
          slips: [
            {
              answer: limitsOf(receive, database, send, count, pause)[1],
              why: 'That is one limit. There is another one, and it is lower.',
            },
            {
              answer: 1000 / (receive + database + send),
              why: 'As if one place stood still while another works. While one works on a message, the others work on other messages.',
            },
          ],
        };
      },
    },
    {
      given: {
        first: [START.database, START.send, 4],
        others: choices(
          [
            [6, 8, 9],
            [6, 7, 8, 10],
            [3, 4],
          ],
          ([database = 0, send = 0, spared = 0]) => {
            const { ways, needed } = improved(database, send, spared);
            const enough = ways.filter(({ through }) => through >= needed);
            const others = ways.filter(({ through }) => through < needed);
            return (
              database !== send &&
              enough.length <= 2 &&
              others.every(({ through }) => isClearlyBelow(through, needed))
            );
          },
        ),
      },
      with: ([database = 0, send = 0, spared = 0]) => {
        const start = { users: MANY, ...START, database, send };
        const sum = (knobs: Knobs) => worksMs(knobs).reduce((all, work) => all + work, 0);
        const { best, needed } = improved(database, send, spared);
        return {
          kind: 'knobs',
          title: 'Set the knobs',
          ask: `${MANY} users need ${needed} messages a second. Your team can take ${spared}\u202fms away in all, from the database, from sending, or from both. Where?`,
          knobs: ['database', 'send'],
          start,
          measure: { label: 'Throughput', unit: 'messages/s', of: perSecond, top: 200 },
          limit: { at: needed, below: false },
          allowed: {
            of: (knobs) => sum(knobs) >= sum(start) - spared,
            otherwise: `That takes more than ${spared}\u202fms away.`,
          },
          solution: { ...start, database: best.database, send: best.send },
          hint: 'Improve the slowest place until another is as slow. Then it is no longer the only one that counts.',
        };
      },
    },
    {
      given: {
        first: [45, 97, 60],
        others: [
          [45, 97, 60],
          [60, 98, 35],
          [50, 96, 70],
          [97, 45, 60],
          [98, 70, 50],
          [96, 55, 65],
        ],
      },
      with: ([receive = 0, database = 0, send = 0]) => {
        const inVain = database > receive;
        const least = ['Receiving', 'The database', 'Sending'][
          [receive, database, send].indexOf(Math.min(receive, database, send))
        ];
        return {
          kind: 'choice',
          title: 'A choice, with its reason',
          ask: `Many users, and the database is busy ${database}\u202f% of the time, receiving ${receive}\u202f%, sending ${send}\u202f%. A colleague offers a program that needs half of the time to receive a message. Will noticeably more messages pass per second?`,
          options: [
            { id: 'yes', text: 'Yes' },
            { id: 'no', text: 'No' },
          ],
          reasons: [
            { id: 'sum', text: 'Each message needs less work in all' },
            { id: 'idle', text: `${least} is the least busy of the three` },
            {
              id: 'limit',
              text: `${inVain ? 'The database' : 'Receiving'} has next to no time left`,
            },
          ],
          right: { option: inVain ? 'no' : 'yes', reason: 'limit' },
          answers: {
            sum: inVain
              ? 'A message comes to the database sooner, and stands in line there for longer.'
              : 'It would need less in all if another place were made faster, too, and no more would pass. What counts is where the work is saved.',
            idle: inVain
              ? 'How busy the others are does not matter. If the database had time left, faster receiving would help.'
              : 'That says how much more it could take. More can pass because receiving was the limit.',
            limit: inVain
              ? `At best it is busy 100\u202f% instead of ${database}\u202f%: ${formatNumber(10_000 / database - 100)}\u202f% more, whatever the others do.`
              : 'Every message has to be received, and no time was left for more. Now the busier one of the other two is the next limit.',
          },
        };
      },
    },
  ],
};
