import { formatNumber, formatShare } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices, isClearlyAbove, isClearlyBelow, largest } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { arrivals, exponential, OUT, ofTwoKinds, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { meanInside } from '../theory';
import { ms } from './words';

const RECEIVE = 'receive';
const DATABASE = 'database';
const RECEIVE_MS = 6;
const load = (knobs: Knobs): number => knobs.load ?? 0;
const variation = (knobs: Knobs): number => knobs.variation ?? 0;
const work = (knobs: Knobs): number => knobs.work ?? 0;
const insideOf = (report: Report): number => report.meanInNetwork;
const timeOf = (report: Report): number => report.timeMs.mean ?? 0;
const busyOf =
  (station: string) =>
  (report: Report): number =>
    report.stations.find(({ id }) => id === station)?.utilisation ?? 0;
/** Rate times work, the share that the second law says; what chance makes of it in a run where that is told apart. */
const product = (perSecond: number, workMs: number, busy: number): string => {
  const lawful = (perSecond * workMs) / 1000;
  const [law, run] = [lawful, busy].map((share) => formatShare(share, 0));
  const chance = law === run ? '' : `; in this run, by chance, ${run}`;
  return `${perSecond}/s × ${workMs}\u202fms = ${law}${lawful > 1 ? ', more than it has' : chance}`;
};
const count = (value: number): string => formatNumber(value, value < 10 ? 1 : 0);

/** Mean number inside both stations: what leaves the first one comes to the second at random, too. */
export function insideBoth(knobs: Knobs): number | null {
  const first = meanInside(load(knobs), RECEIVE_MS, 1);
  const second = meanInside(load(knobs), work(knobs), variation(knobs));
  return first === null || second === null ? null : first + second;
}

const BEFORE = { load: 75, variation: 1, work: 10 };
const AFTER = { ...BEFORE, variation: 4 };
/** Inside where the work is irregular. */
const insideAt = (perSecond: number, workMs: number): number =>
  insideBoth({ ...AFTER, load: perSecond, work: workMs }) ?? Number.POSITIVE_INFINITY;
/** The longest work in whole ms with which no more than so many are inside. */
const longestWork = (perSecond: number, limit: number): number =>
  largest(4, 12, (workMs) => insideAt(perSecond, workMs) <= limit);
/** By the law, from the number inside. */
const timeAt = (knobs: Knobs & { load: number }): number =>
  (1000 * (insideBoth(knobs) ?? Number.NaN)) / knobs.load;

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: 'Two or fewer inside, on average, at 75/s',
  of: ({ report }) => insideOf(report),
  unit: 'inside',
  limit: { at: 2, below: true },
  given: { of: ({ knobs }) => load(knobs) >= 75, otherwise: 'The load has to stay at 75/s.' },
  solution: { load: 75, variation: 1, work: 6 },
};

/** Number inside, rate and time: two laws that every measurement must obey. */
export const littlesLaw: Chapter = {
  id: 'littles-law',
  name: 'Little’s law',
  minutes: 8,
  model: 'A model of a receiver and a database',
  knobs: [
    {
      id: 'load',
      label: 'Load',
      unit: 'messages/s',
      min: 10,
      max: 110,
      step: 1,
      start: 40,
      opensAt: 1,
    },
    {
      id: 'variation',
      label: 'Variation of work',
      unit: '',
      min: 0,
      max: 4,
      step: 1,
      start: 1,
      opensAt: 4,
    },
    {
      id: 'work',
      label: 'Work in the database',
      unit: 'ms',
      min: 4,
      max: 12,
      step: 1,
      start: 10,
      opensAt: 5,
    },
  ],
  network: (knobs) => ({
    sources: [
      { kind: 'open', id: 'messages', interarrival: arrivals(load(knobs)), to: to(RECEIVE) },
    ],
    stations: [
      { id: RECEIVE, servers: 1, service: exponential(RECEIVE_MS), to: to(DATABASE) },
      { id: DATABASE, servers: 1, service: ofTwoKinds(work(knobs), variation(knobs)), to: OUT },
    ],
  }),
  drawing: [
    {
      at: 'receive',
      name: 'Receive',
      line: { of: 'station', id: RECEIVE, words: 'in line' },
      servers: RECEIVE,
    },
    {
      at: 'messageBox',
      name: 'the database',
      line: { of: 'station', id: DATABASE, words: 'in line' },
      servers: DATABASE,
    },
  ],
  finding: ({ knobs, report }) =>
    report.status === 'unstable'
      ? `At ${load(knobs)}/s the database cannot keep up: the number inside has no end`
      : `${load(knobs)}/s pass, each stays ${ms(timeOf(report))}, and ${count(insideOf(report))} are inside`,
  meters: [
    {
      label: 'The receiver',
      of: ({ report }) => busyOf(RECEIVE)(report),
      note: ({ knobs, report }) => product(load(knobs), RECEIVE_MS, busyOf(RECEIVE)(report)),
    },
    {
      label: 'The database',
      of: ({ report }) => busyOf(DATABASE)(report),
      note: ({ knobs, report }) => product(load(knobs), work(knobs), busyOf(DATABASE)(report)),
    },
  ],
  curve: {
    knob: 'load',
    at: [10, 20, 30, 40, 50, 60, 65, 70, 75, 80, 85, 90],
    title: 'Inside, on average',
    unit: 'messages',
    of: insideOf,
    formula: insideBoth,
    top: 10,
    limit: (knobs) => ({ at: 1000 / Math.max(work(knobs), RECEIVE_MS), label: 'full' }),
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'count-them',
      title: 'Count what is inside',
      goal: {
        text: 'Three or more inside, on average',
        met: ({ report }) => insideOf(report) >= 3,
      },
    },
    {
      id: 'rate-and-time',
      title: 'Multiply rate and time',
      goal: {
        text: 'A message that stays for 28 to 32\u202fms',
        met: ({ report }) => timeOf(report) >= 28 && timeOf(report) <= 32,
      },
    },
    { id: 'your-guess', title: 'Your guess, before you go on', state: BEFORE },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'fewer-inside',
      title: 'Have fewer inside',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question: `${BEFORE.load} messages a second come in, and ${BEFORE.load} go out. Now the work in the database becomes irregular: short for most messages, very long for a few, and the same on average. The rate stays, and a message stays inside for ${ms(timeAt(AFTER))} instead of ${ms(timeAt(BEFORE))}. How many are inside, on average?`,
    options: [
      {
        id: 'same',
        text: 'As many as before: as many come in as go out',
        tempting:
          'what comes in and what goes out tells whether the number changes, not how large it is. Two car parks with the same traffic hold different numbers of cars if people stay longer in one.',
      },
      {
        id: 'step',
        text: 'More, in step with the time',
        tempting: 'it is what happens.',
      },
      {
        id: 'more',
        text: 'More than in step: a few long ones hold up everybody',
        tempting:
          'they do, and that is why the time became longer. It is already counted in the time.',
      },
    ],
    act: 'Make it irregular and see',
    before: BEFORE,
    after: AFTER,
    right: (before, after) => {
      const number = insideOf(after) / insideOf(before);
      const time = timeOf(after) / timeOf(before);
      return number < 1.1 ? 'same' : number < 1.05 * time ? 'step' : 'more';
    },
    outcome: (before, after) =>
      `${count(insideOf(before))} inside before, ${count(insideOf(after))} after: ${formatNumber(insideOf(after) / insideOf(before), 2)} times as many. The time is ${formatNumber(timeOf(after) / timeOf(before), 2)} times as long.`,
  },
  exercises: [
    {
      given: {
        first: [24, 80],
        others: choices(
          [
            [6, 9, 12, 18, 24, 36, 50, 90],
            [20, 30, 45, 60, 80, 120, 150, 200],
          ],
          ([inside = 0, perSecond = 1]) => {
            const stayMs = (1000 * inside) / perSecond;
            return Number.isInteger(stayMs) && stayMs <= 1200;
          },
        ),
      },
      with: ([inside = 1, perSecond = 1]) => ({
        kind: 'number',
        title: 'A number',
        unit: 'ms',
        ask: `An operator looks again and again: on average ${inside} messages are inside. ${perSecond} a second are delivered. How long does a message stay, on average?`,
        answer: (1000 * inside) / perSecond,
        tolerance: 0.02,
        why: `The number inside is rate times time, so the time is ${inside} / ${perSecond}\u202fs.`,
        slips: [
          {
            answer: (1000 * perSecond) / inside,
            why: 'Upside down: the number inside is rate times time, so divide by the rate.',
          },
        ],
      }),
    },
    {
      given: {
        first: [75, 40],
        others: choices(
          [
            [40, 50, 60, 70, 75, 80, 90, 100],
            [20, 25, 30, 40, 50, 60, 80],
          ],
          ([perSecond = 0, stayMs = 0]) => {
            const limit = (perSecond * stayMs) / 1000;
            const enough = longestWork(perSecond, limit);
            const inside = (workMs: number) => insideAt(perSecond, workMs);
            return (
              Number.isInteger(2 * limit) &&
              limit <= 6 &&
              enough > 4 &&
              enough < AFTER.work &&
              isClearlyBelow(inside(enough), limit) &&
              isClearlyAbove(inside(enough + 1), limit)
            );
          },
        ),
      },
      with: ([perSecond = 0, stayMs = 0]) => {
        const limit = (perSecond * stayMs) / 1000;
        const enough = longestWork(perSecond, limit);
        const start = { ...AFTER, load: perSecond };
        return {
          kind: 'knobs',
          title: 'Set the knobs',
          ask: `The load is ${perSecond}/s, the work irregular, and neither can be helped. A message may stay ${stayMs}\u202fms at most, on average, but the strip below counts only what is inside. Set the work in the database, with as little improvement as will do.`,
          knobs: ['work'],
          start,
          measure: { label: 'Inside', unit: 'messages', of: insideOf, top: 8 },
          limit: { at: limit, below: true },
          allowed: {
            of: (knobs) => work(knobs) >= enough,
            otherwise: 'Less improvement would do.',
          },
          solution: { ...start, work: enough },
          hint: `${perSecond} a second that stay ${stayMs}\u202fms each: how many are that?`,
        };
      },
    },
    {
      given: {
        first: [50, 400, 5],
        others: [
          [50, 400, 5],
          [50, 400, 20],
          [80, 250, 20],
          [80, 250, 32],
          [120, 500, 60],
          [120, 500, 24],
          [40, 150, 6],
          [40, 150, 27],
          [200, 30, 6],
          [200, 30, 15],
        ],
      },
      with: ([perSecond = 0, stayMs = 0, inside = 0]) => {
        const lawful = (perSecond * stayMs) / 1000;
        const fits = inside === lawful;
        return {
          kind: 'choice',
          title: 'A choice, with its reason',
          ask: `A monitor has watched a system for a day. It carried ${perSecond} messages a second, each stayed ${stayMs}\u202fms, and ${inside} were inside, all on average. Can all three numbers be right?`,
          options: [
            { id: 'yes', text: 'Yes' },
            { id: 'no', text: 'No' },
          ],
          reasons: [
            { id: 'law', text: 'The number inside must be rate times time' },
            { id: 'chance', text: 'Messages come at random, so such things differ' },
            { id: 'servers', text: 'It depends on how many servers are inside' },
          ],
          right: { option: fits ? 'yes' : 'no', reason: 'law' },
          answers: {
            law: `${perSecond} a second that stay ${formatNumber(stayMs / 1000, 2)}\u202fs each are ${formatNumber(lawful)}. ${fits ? 'That is what was counted.' : 'At least one of the three numbers is not what it is called.'}`,
            chance:
              'A single look differs. Averages of a whole day leave no room for it: the law holds for every order and every kind of chance.',
            servers:
              'The law does not look inside. Whatever is there, what stays longer adds up to more.',
          },
        };
      },
    },
  ],
};
