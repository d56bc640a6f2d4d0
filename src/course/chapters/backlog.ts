import { formatNumber, formatShare } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices, isClearlyAbove, isClearlyBelow } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { constant, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { time, times } from './words';

const DATABASE = 'database';
/** Seconds from one burst to the next. */
export const BETWEEN_S = 20;
/** Load, messages of a burst and capacity of the guess. */
const CALM = { load: 120, burst: 90, capacity: 150 };

const load = (knobs: Knobs): number => knobs.load ?? 0;
const burst = (knobs: Knobs): number => knobs.burst ?? 0;
const capacity = (knobs: Knobs): number => knobs.capacity ?? 0;
const busyOf = (report: Report): number => report.stations[0]?.utilisation ?? 0;

/**
 * Seconds until the line that a burst leaves is gone; null where the next burst comes first. The line falls evenly from the
 * length of the burst, so its mean is half of what as many messages a second, each in line for so long, would make it.
 */
export function goneAfterOf({ status, sources, stations }: Report): number | null {
  const [[, bursts], [database]] = [sources, stations];
  if (status === 'unstable' || !bursts || !database) return null;
  const gone = (2 * database.meanInLine) / bursts.ratePerSecond;
  return gone < BETWEEN_S ? gone : null;
}

/** The same, and the time from one burst to the next where that is shorter. */
const goneOf = (report: Report): number => goneAfterOf(report) ?? BETWEEN_S;

/** Seconds until a backlog is gone while load goes on; null where nothing is left of the capacity. */
export function goneAfter(backlog: number, perSecond: number, atMost: number): number | null {
  return perSecond < atMost ? backlog / (atMost - perSecond) : null;
}

/** The least capacity of the knob with which a burst is worked off in time. */
const leastCapacity = (perSecond: number, messages: number, limitS: number): number =>
  perSecond + 5 * Math.ceil(messages / limitS / 5);

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: `A burst of ${CALM.burst} worked off in 5\u202fs at 144/s`,
  of: ({ report }) => goneOf(report),
  unit: 's',
  limit: { at: 5, below: true },
  given: {
    of: ({ knobs }) => load(knobs) >= 144 && burst(knobs) >= CALM.burst,
    otherwise: `The load has to stay at 144/s, and the burst at ${CALM.burst}.`,
  },
  solution: { ...CALM, load: 144, capacity: 165 },
};

/** What a system can take for good, and how long it needs to recover from more. */
export const backlog: Chapter = {
  id: 'backlog',
  name: 'Backlog and recovery',
  minutes: 8,
  model: 'A model of one database',
  knobs: [
    {
      id: 'load',
      label: 'Load',
      unit: 'messages/s',
      min: 20,
      max: 180,
      step: 1,
      start: 100,
      opensAt: 1,
    },
    {
      id: 'burst',
      label: 'Burst',
      unit: 'messages',
      min: 30,
      max: 150,
      step: 10,
      start: CALM.burst,
      opensAt: 5,
    },
    {
      id: 'capacity',
      label: 'Capacity',
      unit: '/s',
      min: 120,
      max: 200,
      step: 5,
      start: CALM.capacity,
      opensAt: 5,
    },
  ],
  // Nothing is left to chance: a line is a backlog here and nothing else.
  network: (knobs) => ({
    sources: [
      {
        kind: 'open',
        id: 'messages',
        interarrival: constant(1000 / load(knobs)),
        to: to(DATABASE),
      },
      {
        kind: 'open',
        id: 'bursts',
        interarrival: constant(1000 * BETWEEN_S),
        batch: burst(knobs),
        to: to(DATABASE),
      },
    ],
    stations: [{ id: DATABASE, servers: 1, service: constant(1000 / capacity(knobs)), to: OUT }],
  }),
  drawing: [
    {
      at: 'queue',
      name: 'backlog',
      line: { of: 'station', id: DATABASE, words: 'in line' },
      servers: DATABASE,
    },
  ],
  overTime: { station: DATABASE, title: 'Backlog, messages', top: 100 },
  finding: ({ knobs, report }) => {
    const at = `At ${load(knobs)}/s`;
    if (report.status !== 'unstable')
      return `${at} a burst of ${burst(knobs)} messages is worked off after ${time(1000 * goneOf(report))}`;
    const growth = load(knobs) + burst(knobs) / BETWEEN_S - capacity(knobs);
    const grows = `the backlog grows by ${formatNumber(growth, 1)} messages every second`;
    return load(knobs) >= capacity(knobs)
      ? `${at} ${grows}, without end`
      : `${at} each burst comes before the last is worked off: ${grows}`;
  },
  meters: [
    {
      label: 'The database',
      of: ({ report }) => busyOf(report),
      note: ({ knobs }) => `full at ${formatNumber(capacity(knobs))}/s`,
    },
  ],
  curve: {
    knob: 'load',
    at: [20, 50, 80, 100, 110, 120, 126, 130, 134, 138, 140, 142, 144, 145],
    title: 'Time to work off a burst',
    unit: 's',
    of: goneAfterOf,
    formula: (knobs) => goneAfter(burst(knobs), load(knobs), capacity(knobs)),
    top: BETWEEN_S,
    limit: (knobs) => ({ at: capacity(knobs), label: 'full' }),
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'cause-it',
      title: 'Ask for too much',
      goal: {
        text: 'More load than can be stored',
        met: ({ knobs }) => load(knobs) > capacity(knobs),
      },
    },
    {
      id: 'how-long-it-stays',
      title: 'See how long a backlog stays',
      goal: {
        text: 'A burst that takes from 6 to 20\u202fs to work off',
        met: ({ report }) => (goneAfterOf(report) ?? 0) >= 6,
      },
    },
    { id: 'your-guess', title: 'Your guess, before you go on', state: CALM },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-shortens-it',
      title: 'What shortens the recovery',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question: `The database can store ${CALM.capacity}/s. At a load of ${CALM.load}/s a burst is worked off after the time that the figure shows. The load grows by a fifth, to 144/s, which is still less than can be stored. How long does the same burst take now?`,
    options: [
      {
        id: 'fifth',
        text: 'A fifth longer',
        tempting:
          'the load grew by so much. But a burst is not worked off by the load. It is worked off by what the load leaves free.',
      },
      {
        id: 'double',
        text: 'About twice as long',
        tempting:
          'it allows for some surprise. But what is left free shrank far more than the load grew.',
      },
      { id: 'five', text: 'About five times as long', tempting: 'it is what happens.' },
    ],
    act: 'Raise the load and see',
    before: CALM,
    after: { ...CALM, load: 144 },
    right: (before, after) => {
      const ratio = goneOf(after) / goneOf(before);
      return ratio < 1.5 ? 'fifth' : ratio < 3.5 ? 'double' : 'five';
    },
    outcome: (before, after) => {
      const gone = (report: Report) => time(1000 * goneOf(report));
      const free = (report: Report) => formatShare(1 - busyOf(report), 0);
      return `${times(goneOf(after) / goneOf(before))} as long: gone after ${gone(before)} before, after ${gone(after)} now. The database was idle ${free(before)} of the time and now is ${free(after)}.`;
    },
  },
  exercises: [
    {
      given: {
        first: [125, 150, 10, 120],
        others: choices(
          [
            [100, 120, 125, 140, 150],
            [130, 150, 160, 175, 200],
            [5, 8, 10, 12, 20],
            [60, 75, 90, 100, 110, 120, 130],
          ],
          ([atMost = 0, over = 0, minutes = 0, after = 0]) => {
            const gone = goneAfter((over - atMost) * minutes, after, atMost);
            return (
              over >= atMost + 10 &&
              after <= atMost - 5 &&
              (over - atMost) * minutes <= 300 &&
              gone !== null &&
              gone >= 2 &&
              gone <= 90
            );
          },
        ),
      },
      with: ([atMost = 1, over = 0, minutes = 0, after = 0]) => {
        const left = (over - atMost) * minutes;
        const gone = goneAfter(left, after, atMost) ?? Number.NaN;
        return {
          kind: 'number',
          title: 'A number',
          unit: 'minutes',
          ask: `A system that can take ${atMost} messages a second gets ${over} a second for ${minutes} minutes, and ${after} a second from then on. For how many minutes from then is there still a backlog?`,
          answer: gone,
          tolerance: 0.02,
          why: `The line grows by ${over - atMost} a second for ${minutes} minutes and shrinks by ${atMost - after} a second: ${minutes} × ${over - atMost} / ${atMost - after} = ${formatNumber(gone, 1)}.`,
          slips: [
            {
              answer: left / atMost,
              why: 'As if nothing came any more. Only what the new messages leave works the backlog off.',
            },
            {
              answer: minutes + gone,
              why: 'Counted from the start of the overload. Asked is the time from its end.',
            },
          ],
        };
      },
    },
    {
      given: {
        first: [140, 120, 7],
        others: choices(
          [
            [120, 130, 140, 150, 160],
            [80, 90, 120],
            [4, 5, 6, 7],
          ],
          ([perSecond = 0, messages = 0, limitS = 0]) => {
            const enough = leastCapacity(perSecond, messages, limitS);
            const gone = (atMost: number) => goneAfter(messages, perSecond, atMost) ?? BETWEEN_S;
            return (
              enough > perSecond + 10 &&
              enough + 5 <= 200 &&
              isClearlyBelow(gone(enough), limitS) &&
              isClearlyAbove(gone(enough - 5), limitS)
            );
          },
        ),
      },
      with: ([perSecond = 0, messages = 0, limitS = 0]) => {
        const enough = leastCapacity(perSecond, messages, limitS);
        const start = { load: perSecond, burst: messages, capacity: perSecond + 10 };
        return {
          kind: 'knobs',
          title: 'Set the knobs',
          ask: `The load is ${perSecond}/s, and bursts of ${messages} messages cannot be kept out. Each must be worked off within ${limitS}\u202fs. Capacity is expensive: ${enough + 5}/s is the most that will be paid for.`,
          knobs: ['capacity'],
          start,
          measure: { label: 'Time to work off a burst', unit: 's', of: goneAfterOf, top: 20 },
          limit: { at: limitS, below: true },
          allowed: {
            of: (knobs) => capacity(knobs) <= enough + 5,
            otherwise: 'That is more capacity than will be paid for.',
          },
          solution: { ...start, capacity: enough },
          hint: `What counts is the difference between capacity and load. How large must it be for ${messages} messages in ${limitS}\u202fs?`,
        };
      },
    },
    {
      given: {
        first: [150, 175, 148],
        others: [
          [150, 175, 148],
          [200, 230, 197],
          [120, 150, 118],
          [100, 130, 98],
          [150, 175, 50],
          [200, 230, 130],
          [120, 150, 40],
          [100, 120, 30],
        ],
      },
      with: ([atMost = 0, over = 0, after = 0]) => {
        const left = 3600 * (over - atMost);
        const free = atMost - after;
        const hours = left / free / 3600;
        const soon = hours <= 1;
        return {
          kind: 'choice',
          title: 'A choice, with its reason',
          ask: `A system that can take ${atMost}/s was offered ${over}/s from noon to one. A colleague lets ${after}/s through from then on: that is below what it can take, so by five in the afternoon all should be well. Do you agree?`,
          options: [
            { id: 'yes', text: 'Yes' },
            { id: 'no', text: 'No' },
          ],
          reasons: [
            { id: 'below', text: 'Below its capacity a system recovers' },
            {
              id: 'free',
              text: `What works off the backlog is what the load leaves, and that is ${free}/s`,
            },
            { id: 'never', text: 'A backlog does not go as long as there is load' },
          ],
          right: { option: soon ? 'yes' : 'no', reason: 'free' },
          answers: {
            below: `It does, but when? ${formatNumber(left)} messages are there, and ${free}/s of them go.`,
            free: soon
              ? `${formatNumber(left)} messages at ${free}/s are ${formatNumber(60 * hours)} minutes.`
              : `${formatNumber(left)} messages at ${free}/s are ${formatNumber(hours, 1)} hours. At a load of ${2 * atMost - over}/s it would be one.`,
            never:
              'It does as long as there is less load than capacity. The question is how much less.',
          },
        };
      },
    },
  ],
};
