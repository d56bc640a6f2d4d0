import { formatNumber, formatShare } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices, isClearlyAbove, isClearlyBelow, largest } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { arrivals, exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { waitMs } from '../theory';
import { ms } from './words';

const PROCESSORS = 'processors';
const PUBLISH = 'publish';
const LOCK = 'lock';
/** What a processor computes for a message before it needs the lock. */
export const WORK_MS = 19;
/** Load, processors and hold of the guess. */
const BUSY = { load: 98, processors: 4, hold: 9 };

const load = (knobs: Knobs): number => knobs.load ?? 0;
const processors = (knobs: Knobs): number => knobs.processors ?? 1;
const hold = (knobs: Knobs): number => knobs.hold ?? 0;
/** The longest hold in whole ms with which a message waits for the lock no longer than a limit. */
const longestHold = (perSecond: number, limitMs: number): number =>
  largest(5, 12, (heldMs) => (waitMs(perSecond, heldMs) ?? Number.POSITIVE_INFINITY) <= limitMs);
const lockOf = (report: Report) => report.locks[0];
const waitOf = (report: Report): number | null => lockOf(report)?.meanWaitMs ?? null;
const processorsBusy = (report: Report): number => report.stations[0]?.utilisation ?? 0;

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: `At most 20\u202fms in line for the lock at ${BUSY.load}/s`,
  of: ({ report }) => waitOf(report),
  unit: 'ms',
  limit: { at: 20, below: true },
  given: {
    of: ({ knobs }) => load(knobs) >= BUSY.load,
    otherwise: `The load has to stay at ${BUSY.load}/s.`,
  },
  solution: { ...BUSY, hold: 6 },
};

/** Messages that take turns at a row while processors stand idle. */
export const locks: Chapter = {
  id: 'locks',
  name: 'Locks',
  minutes: 8,
  model: 'A model of one MessageBox',
  knobs: [
    {
      id: 'load',
      label: 'Load',
      unit: 'messages/s',
      min: 10,
      max: 110,
      step: 1,
      start: 50,
      opensAt: 1,
    },
    {
      id: 'processors',
      label: 'Processors',
      unit: '',
      min: 2,
      max: 8,
      step: 1,
      start: BUSY.processors,
      opensAt: 4,
    },
    {
      id: 'hold',
      label: 'Lock held',
      unit: 'ms',
      min: 5,
      max: 12,
      step: 1,
      start: BUSY.hold,
      opensAt: 5,
    },
  ],
  network: (knobs) => ({
    sources: [
      { kind: 'open', id: 'messages', interarrival: arrivals(load(knobs)), to: to(PROCESSORS) },
    ],
    stations: [
      {
        id: PROCESSORS,
        servers: processors(knobs),
        service: exponential(WORK_MS),
        to: to(PUBLISH),
      },
      // As many servers as needed: the lock alone lets one in at a time.
      {
        id: PUBLISH,
        servers: null,
        service: exponential(hold(knobs)),
        takes: LOCK,
        frees: LOCK,
        to: OUT,
      },
    ],
    locks: [{ id: LOCK }],
  }),
  drawing: [
    {
      at: 'processors',
      name: 'processors',
      line: { of: 'station', id: PROCESSORS, words: 'in line' },
      servers: PROCESSORS,
    },
    {
      at: 'publishLock',
      name: 'publish lock',
      line: { of: 'lock', id: LOCK, words: 'in line' },
      lock: { of: LOCK, during: PUBLISH },
    },
  ],
  finding: ({ knobs, report }) => {
    const at = `At ${load(knobs)}/s`;
    if (report.status === 'unstable')
      return load(knobs) * WORK_MS >= 1000 * processors(knobs)
        ? `${at} ${processors(knobs)} processors cannot keep up: their line has no end`
        : `${at} the lock cannot keep up: its line has no end`;
    const inLine = lockOf(report)?.meanInLine ?? 0;
    const waiting =
      inLine < 0.1 ? 'next to nobody waits' : `on average ${formatNumber(inLine, 1)} wait`;
    const idle = processors(knobs) * (1 - processorsBusy(report));
    return `${at} ${waiting} for the lock, and ${formatNumber(idle, 1)} of ${processors(knobs)} processors are idle`;
  },
  meters: [
    {
      label: 'The lock',
      of: ({ report }) => lockOf(report)?.utilisation ?? 0,
      note: ({ knobs }) => `full at ${formatNumber(1000 / hold(knobs))}/s`,
    },
    {
      label: 'Each processor',
      of: ({ report }) => processorsBusy(report),
      note: ({ knobs }) => `full at ${formatNumber((1000 * processors(knobs)) / WORK_MS)}/s`,
    },
  ],
  curve: {
    knob: 'load',
    at: [10, 25, 40, 50, 60, 70, 80, 86, 92, 98, 102, 105],
    title: 'Mean time in line for the lock',
    unit: 'ms',
    of: waitOf,
    formula: (knobs) => waitMs(load(knobs), hold(knobs)),
    top: 150,
    limit: (knobs) => ({ at: 1000 / hold(knobs), label: 'lock full' }),
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'cause-it',
      title: 'Make messages take turns',
      goal: { text: 'Load at 90/s or more', met: ({ knobs }) => load(knobs) >= 90 },
    },
    {
      id: 'where-they-stand',
      title: 'Look where messages stand',
      goal: {
        text: 'Ten messages or more in line for the lock',
        met: ({ report }) => (lockOf(report)?.meanInLine ?? 0) >= 10,
      },
    },
    { id: 'your-guess', title: 'Your guess, before you go on', state: BUSY },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-shortens-it',
      title: 'What shortens the line for the lock',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question: `The load stays at ${BUSY.load}/s. You double the processors, from 4 to 8. What happens to the time in line for the lock?`,
    options: [
      {
        id: 'halves',
        text: 'It halves: there is twice the capacity',
        tempting:
          'capacity was added, but where nobody waited. A lock is a server of its own, and there is one of it however many processors there are.',
      },
      {
        id: 'little',
        text: 'It gets a little shorter',
        tempting:
          'more of everything should help a bit. But nobody in this line waits for a processor: there were enough.',
      },
      { id: 'same', text: 'It stays as it is', tempting: 'it is what happens.' },
    ],
    act: 'Double them and see',
    before: BUSY,
    after: { ...BUSY, processors: 2 * BUSY.processors },
    right: (before, after) => {
      const ratio = (waitOf(after) ?? 0) / (waitOf(before) ?? 1);
      return ratio < 0.7 ? 'halves' : ratio < 0.93 ? 'little' : 'same';
    },
    outcome: (before, after) => {
      const share = (report: Report) => formatShare(processorsBusy(report), 0);
      const lock = (report: Report) => formatShare(lockOf(report)?.utilisation ?? 0, 0);
      return `${ms(waitOf(before) ?? 0)} in line before, ${ms(waitOf(after) ?? 0)} after. Each processor was busy ${share(before)} of the time and is now busy ${share(after)}. The lock was held ${lock(before)} of the time and is now held ${lock(after)}.`;
    },
  },
  exercises: [
    {
      given: {
        first: [12, 1],
        others: choices([
          [2, 3, 4, 5, 6, 8, 9, 12, 15, 16, 18, 20, 25, 40],
          [1, 2, 3, 4],
        ]),
      },
      with: ([heldMs = 0, times = 1]) => ({
        kind: 'number',
        title: 'A number',
        unit: 'messages/s',
        ask:
          times === 1
            ? `A message holds the lock for ${heldMs}\u202fms. How many can pass in a second, at most?`
            : `A message takes the lock ${times} times and holds it for ${heldMs}\u202fms each time. How many messages can pass in a second, at most?`,
        answer: 1000 / (heldMs * times),
        tolerance: 0.02,
        why: `1 / ${formatNumber((heldMs * times) / 1000, 3)}\u202fs = ${formatNumber(1000 / (heldMs * times), 1)}, with any number of processors.`,
        slips: [
          {
            answer: 1000 / heldMs,
            why: 'So many turns are given in a second. Each message needs more than one.',
          },
        ],
      }),
    },
    {
      given: {
        first: [BUSY.load, BUSY.hold, 20],
        others: choices(
          [
            [80, 90, 98],
            [9, 10],
            [10, 12, 15, 20],
          ],
          ([perSecond = 0, heldMs = 0, limitMs = 0]) => {
            const enough = longestHold(perSecond, limitMs);
            const waits = (held: number) => waitMs(perSecond, held) ?? Number.POSITIVE_INFINITY;
            return (
              enough < heldMs &&
              perSecond * heldMs < 1000 &&
              isClearlyBelow(waits(enough), limitMs) &&
              isClearlyAbove(waits(enough + 1), limitMs)
            );
          },
        ),
      },
      with: ([perSecond = 0, heldMs = 0, limitMs = 0]) => {
        const enough = longestHold(perSecond, limitMs);
        const start = { ...BUSY, load: perSecond, hold: heldMs };
        return {
          kind: 'knobs',
          title: 'Set the knobs',
          ask: `The load is ${perSecond}/s. Set the knobs so that a message stands in line for the lock for ${limitMs}\u202fms at most. Writing faster is expensive: do not hold the lock for a shorter time than you must.`,
          knobs: ['processors', 'hold'],
          start,
          measure: { label: 'In line for the lock', unit: 'ms', of: waitOf, top: 80 },
          limit: { at: limitMs, below: true },
          allowed: {
            of: (knobs) => hold(knobs) >= enough,
            otherwise: 'The lock could be held for longer.',
          },
          solution: { ...start, hold: enough },
          hint: 'Try one knob at a time, and look which of them moves the strip.',
        };
      },
    },
    {
      given: {
        first: [20, 90],
        others: [
          [20, 90],
          [30, 95],
          [25, 88],
          [35, 92],
          [95, 20],
          [92, 30],
          [96, 15],
        ],
      },
      with: ([computing = 0, held = 0]) => {
        const atLock = held > computing;
        return {
          kind: 'choice',
          title: 'A choice, with its reason',
          ask: `A database answers too slowly. Its processors are busy ${computing}\u202f% of the time; the lock that every message needs is held ${held}\u202f% of the time. A colleague wants to buy more processors. Do you?`,
          options: [
            { id: 'yes', text: 'Yes' },
            { id: 'no', text: 'No' },
          ],
          reasons: [
            { id: 'idle', text: 'Messages pass faster if more can be computed at once' },
            { id: 'lock', text: 'Messages wait for a turn, which no processor gives them' },
            { id: 'network', text: 'A database that answers slowly has a slow network' },
          ],
          right: atLock ? { option: 'no', reason: 'lock' } : { option: 'yes', reason: 'idle' },
          answers: {
            idle: atLock
              ? `The processors are idle ${100 - computing}\u202f% of the time already, and nobody takes them.`
              : `The processors have ${100 - computing}\u202f% of their time left, the lock has ${100 - held}\u202f%. The line is for the processors.`,
            lock: atLock
              ? 'What would help: to hold the lock for a shorter time, or to need it less often.'
              : `The lock is free ${100 - held}\u202f% of the time: few wait for it. They wait for a processor.`,
            network: `Nothing here speaks of the network. What is busy ${Math.max(computing, held)}\u202f% of the time ${atLock ? 'is the lock' : 'are the processors'}.`,
          },
        };
      },
    },
  ],
};
