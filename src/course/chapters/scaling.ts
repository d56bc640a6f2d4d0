import { formatNumber, formatShare } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices, isClearlyAbove, isClearlyBelow } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { constant, exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';

const MASTER = 'master';
const SERVERS = 'servers';
/** What a server works on a message. */
export const WORK_MS = 10;
/** Messages under way: the next one is ready as soon as one has left, and there are enough to fill every place. */
const UNDER_WAY = 60;
/** Servers, work at the master and price of the guess. */
const THREE = { servers: 3, price: 0, shared: 2 };

const servers = (knobs: Knobs): number => knobs.servers ?? 1;
const price = (knobs: Knobs): number => knobs.price ?? 0;
const shared = (knobs: Knobs): number => knobs.shared ?? 0;
const busyOf = (report: Report, station: number): number =>
  report.stations[station]?.utilisation ?? 0;
const inLineOf = (report: Report, station: number): number =>
  report.stations[station]?.meanInLine ?? 0;
const passed = ({ throughputPerSecond }: Report): number => throughputPerSecond;

/** Work at the master for a message, which has a price for each server beyond the first. */
const atMasterMs = (count: number, sharedMs: number, priceMs: number): number =>
  sharedMs + priceMs * (count - 1);

/** Messages per second that so many servers and their master let through, at most. */
export function mostThrough(
  count: number,
  workMs: number,
  sharedMs: number,
  priceMs: number,
): number {
  return 1000 * Math.min(count / workMs, 1 / atMasterMs(count, sharedMs, priceMs));
}

/** The number of servers with which the most gets through. */
function best(sharedMs: number, priceMs: number): number {
  const through = (count: number) => mostThrough(count, WORK_MS, sharedMs, priceMs);
  return [1, 2, 3, 4, 5, 6, 7, 8].reduce((most, one) =>
    through(one) > through(most) ? one : most,
  );
}

/** Servers that fill the master: with more, less gets through wherever they have a price. */
function fillsMaster(workMs: number, sharedMs: number, priceMs: number): number {
  if (priceMs === 0) return workMs / sharedMs;
  const less = sharedMs - priceMs;
  return (Math.sqrt(less * less + 4 * priceMs * workMs) - less) / (2 * priceMs);
}

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: '350/s or more at a price of 0.5\u202fms',
  of: ({ report }) => passed(report),
  unit: 'messages/s',
  limit: { at: 350, below: false },
  given: {
    of: ({ knobs }) => price(knobs) >= 0.5,
    otherwise: 'The price has to stay at 0.5\u202fms.',
  },
  solution: { servers: 4, price: 0.5, shared: 1 },
};

/** Servers beside each other, and the part that all of them share. */
export const scaling: Chapter = {
  id: 'scaling',
  name: 'Scaling up and out',
  minutes: 9,
  model: 'A model of a master and its servers',
  knobs: [
    {
      id: 'servers',
      label: 'Servers',
      unit: '',
      min: 1,
      max: 8,
      step: 1,
      start: 1,
      opensAt: 1,
    },
    {
      id: 'price',
      label: 'Price per further server',
      unit: 'ms',
      min: 0,
      max: 1,
      step: 0.1,
      start: THREE.price,
      opensAt: 4,
    },
    {
      id: 'shared',
      label: 'Work at the master',
      unit: 'ms',
      min: 1,
      max: 4,
      step: 0.5,
      start: THREE.shared,
      opensAt: 5,
    },
  ],
  network: (knobs) => ({
    sources: [
      { kind: 'closed', id: 'drivers', users: UNDER_WAY, think: constant(0), to: to(MASTER) },
    ],
    stations: [
      {
        id: MASTER,
        servers: 1,
        service: exponential(atMasterMs(servers(knobs), shared(knobs), price(knobs))),
        to: to(SERVERS),
      },
      { id: SERVERS, servers: servers(knobs), service: exponential(WORK_MS), to: OUT },
    ],
  }),
  drawing: [
    {
      at: 'messageBox',
      name: 'the master',
      line: { of: 'station', id: MASTER, words: 'in line' },
      servers: MASTER,
    },
    {
      at: 'messageBox',
      name: 'servers',
      line: { of: 'station', id: SERVERS, words: 'in line' },
      servers: SERVERS,
    },
  ],
  back: 'as soon as one has left, the next one comes',
  finding: ({ knobs, report }) => {
    const count = servers(knobs) === 1 ? 'one server' : `${servers(knobs)} servers`;
    const where = inLineOf(report, 0) > inLineOf(report, 1) ? 'the master' : 'a server';
    return `With ${count} ${formatNumber(passed(report))} messages pass each second, and most wait for ${where}`;
  },
  meters: [
    {
      label: 'The master',
      of: ({ report }) => busyOf(report, 0),
      note: ({ knobs }) =>
        `full at ${formatNumber(1000 / atMasterMs(servers(knobs), shared(knobs), price(knobs)))}/s`,
    },
    {
      label: 'Each server',
      of: ({ report }) => busyOf(report, 1),
      note: ({ knobs }) => `all full at ${formatNumber((1000 * servers(knobs)) / WORK_MS)}/s`,
    },
  ],
  curve: {
    knob: 'servers',
    at: [1, 2, 3, 4, 5, 6, 7, 8],
    title: 'Throughput',
    unit: 'messages/s',
    of: passed,
    formula: (knobs) => mostThrough(servers(knobs), WORK_MS, shared(knobs), price(knobs)),
    top: 600,
    limit: (knobs) => ({
      at: fillsMaster(WORK_MS, shared(knobs), price(knobs)),
      label: 'master full',
    }),
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'cause-it',
      title: 'Add servers',
      goal: {
        text: 'Four times the throughput of one server, or nearly',
        met: ({ report }) => passed(report) >= 390,
      },
    },
    {
      id: 'where-they-stand',
      title: 'See where the line goes',
      goal: {
        text: 'Most messages wait for the master',
        met: ({ report }) => inLineOf(report, 0) > inLineOf(report, 1),
      },
    },
    { id: 'your-guess', title: 'Your guess, before you go on', state: THREE },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-is-worth-it',
      title: 'Scale up, or out',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question: `There are ${THREE.servers} servers, and the master, which every message passes, is busy 60\u202f% of the time. You double the servers. Now a transaction spans several of them, and the master needs 0.5\u202fms more for each server beyond the first. What happens to the throughput?`,
    options: [
      {
        id: 'twice',
        text: 'It doubles, or nearly: there are twice as many servers',
        tempting:
          'so it did with few servers and no price. But every message also passes the master, and there is still only one.',
      },
      {
        id: 'more',
        text: 'It grows until the master is full: by a half, perhaps',
        tempting:
          'the master has time left, and more servers could use it. They would, if the price did not use it up first.',
      },
      { id: 'less', text: 'It falls', tempting: 'it is what happens.' },
    ],
    act: 'Double them and see',
    before: THREE,
    after: { ...THREE, servers: 2 * THREE.servers, price: 0.5 },
    right: (before, after) => {
      const ratio = passed(after) / passed(before);
      return ratio > 1.8 ? 'twice' : ratio > 1 ? 'more' : 'less';
    },
    outcome: (before, after) => {
      const rate = (report: Report) => `${formatNumber(passed(report))}/s`;
      const busy = (report: Report, station: number) => formatShare(busyOf(report, station), 0);
      return `${rate(before)} before, ${rate(after)} after. The master was busy ${busy(before, 0)} of the time and is now busy ${busy(after, 0)}. Each server was busy ${busy(before, 1)} of the time and is now busy ${busy(after, 1)}.`;
    },
  },
  exercises: [
    {
      given: {
        first: [4, 10, 2, 0.4],
        others: choices(
          [
            [2, 3, 4, 5, 6, 8],
            [6, 8, 10, 12, 20],
            [1, 1.5, 2, 2.5],
            [0.2, 0.4, 0.5, 0.7, 1],
          ],
          ([count = 0, workMs = 0, sharedMs = 0, priceMs = 0]) => {
            const [servers, master] = [
              (1000 * count) / workMs,
              1000 / atMasterMs(count, sharedMs, priceMs),
            ];
            return Math.abs(servers - master) >= 0.15 * Math.min(servers, master);
          },
        ),
      },
      with: ([count = 0, workMs = 0, sharedMs = 0, priceMs = 0]) => {
        const masterMs = atMasterMs(count, sharedMs, priceMs);
        const limits = [(1000 * count) / workMs, 1000 / masterMs] as const;
        return {
          kind: 'number',
          title: 'A number',
          unit: 'messages/s',
          ask: `A server works ${workMs}\u202fms on a message. Before that the master needs ${sharedMs}\u202fms, and ${priceMs}\u202fms more for each server beyond the first. How many messages a second can pass with ${count} servers, at most?`,
          answer: mostThrough(count, workMs, sharedMs, priceMs),
          tolerance: 0.02,
          why: `The servers could take ${count} × 1000 / ${workMs} = ${formatNumber(limits[0])}, the master 1000 / ${formatNumber(masterMs, 1)} = ${formatNumber(limits[1])}. The smaller one counts.`,
          slips: [
            {
              answer: Math.max(...limits),
              why: 'That is one limit. There is another one, and it is lower.',
            },
            {
              answer: 1000 / sharedMs,
              why: 'The master needs longer than that as soon as there is a second server.',
            },
          ],
        };
      },
    },
    {
      given: {
        first: [8, 0.4, 2, 290],
        others: choices(
          [[8], [0.3, 0.4, 0.5, 0.6, 0.8], [1.5, 2, 2.5], [200, 220, 240, 260, 290]],
          ([count = 0, priceMs = 0, sharedMs = 0, needed = 0]) => {
            const passes = (servers: number) => mostThrough(servers, WORK_MS, sharedMs, priceMs);
            return (
              isClearlyBelow(passes(count), needed) &&
              isClearlyAbove(passes(best(sharedMs, priceMs)), needed) &&
              !isClearlyAbove(passes(best(sharedMs, priceMs)), 1.1 * needed)
            );
          },
        ),
      },
      with: ([count = 0, priceMs = 0, sharedMs = 0, needed = 0]) => {
        const start = { servers: count, price: priceMs, shared: sharedMs };
        return {
          kind: 'knobs',
          title: 'Set the knobs',
          ask: `Somebody bought ${count} servers. Each beyond the first costs the master ${priceMs}\u202fms, and it has no time left. Let at least ${needed}/s through without touching the master.`,
          knobs: ['servers'],
          start,
          measure: { label: 'Throughput', unit: '/s', of: passed, top: 400 },
          limit: { at: needed, below: false },
          solution: { ...start, servers: best(sharedMs, priceMs) },
          hint: 'The master is full, the servers are not. What would give it time back?',
        };
      },
    },
    {
      given: {
        first: [40],
        others: [[40], [25], [30], [35], [45], [20]],
      },
      with: ([busy = 0]) => ({
        kind: 'choice',
        title: 'A choice, with its reason',
        ask: `Two users send a message each and wait until it is accepted. The database is busy ${busy}\u202f% of the time, and next to nobody waits for it. A colleague wants three databases in place of one, so that messages are accepted sooner. Do you agree?`,
        options: [
          { id: 'yes', text: 'Yes' },
          { id: 'no', text: 'No' },
        ],
        reasons: [
          { id: 'three', text: 'Three databases share the work, so it takes a third of the time' },
          { id: 'price', text: 'There is no line to be shared, and a price for spanning several' },
          { id: 'full', text: 'The database is full' },
        ],
        right: { option: 'no', reason: 'price' },
        answers: {
          three:
            'Three messages at a time, yes. Each one takes as long as before, and two users have two under way.',
          price:
            'Servers beside each other shorten a line. A message that meets none gains nothing and pays the price.',
          full: `It is idle ${100 - busy}\u202f% of the time.`,
        },
      }),
    },
  ],
};
