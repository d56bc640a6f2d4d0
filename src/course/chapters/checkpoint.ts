import { formatNumber, formatShare } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { arrivals, exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { ms, time } from './words';

const STORAGE = 'storage';
/** A write while there is no checkpoint, in ms. */
export const WRITE_MS = 10;
/** Part of the time that checkpoints take, however they are cut: the pages to write are the same. */
export const SHARE = 1 / 15;
/** A message that takes longer, in ms, has noticed a checkpoint. */
export const LATE_MS = 200;

const load = (knobs: Knobs): number => knobs.load ?? 0;
const every = (knobs: Knobs): number => knobs.every ?? 0;
const slower = (knobs: Knobs): number => knobs.slower ?? 1;
/** How long a checkpoint lasts, in s. */
const lasts = (knobs: Knobs): number => every(knobs) * SHARE;
const slowOf = (knobs: Knobs) => ({
  everyMs: 1000 * every(knobs),
  forMs: 1000 * lasts(knobs),
  factor: slower(knobs),
});
/** The same network in the terms of its exact solution. */
export const checkpointSlows = (knobs: Knobs) => ({
  perSecond: load(knobs),
  workMs: WRITE_MS,
  ...slowOf(knobs),
});
const busyOf = (report: Report): number => report.stations[0]?.utilisation ?? 0;
const p95 = (report: Report): number => report.timeMs.p95 ?? 0;
const median = (report: Report): number => report.timeMs.p50 ?? 0;

/** Most messages a second over many checkpoints. */
const mostPerSecond = (knobs: Knobs): number =>
  (1000 / WRITE_MS) * (1 - SHARE + SHARE / slower(knobs));

/** Part of the messages that noticed a checkpoint. */
export function lateShare({ histogram: { binMs, counts } }: Report): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const late = counts
    .filter((_, index) => index * binMs >= LATE_MS)
    .reduce((sum, count) => sum + count, 0);
  return all > 0 ? late / all : 0;
}

/** Messages in line when a checkpoint ends that began with none. */
export const lineAtEnd = (perSecond: number, slowPerSecond: number, seconds: number): number =>
  (perSecond - slowPerSecond) * seconds;

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: `No more than one message in twenty over ${LATE_MS}\u202fms at 60/s`,
  of: ({ report }) => p95(report),
  unit: 'ms',
  limit: { at: LATE_MS, below: true },
  given: { of: ({ knobs }) => load(knobs) >= 60, otherwise: 'The load has to stay at 60/s.' },
  solution: { load: 60, every: 60, slower: 1 },
};

/** Storage that is slow for some seconds each minute: what an average hides. */
export const checkpoint: Chapter = {
  id: 'checkpoint',
  name: 'Storage and checkpoint',
  minutes: 8,
  model: 'A model of one storage',
  knobs: [
    {
      id: 'load',
      label: 'Load',
      unit: 'messages/s',
      min: 10,
      max: 90,
      step: 5,
      start: 15,
      opensAt: 1,
    },
    {
      id: 'every',
      label: 'A checkpoint every',
      unit: 's',
      min: 10,
      max: 120,
      step: 10,
      start: 60,
      opensAt: 4,
    },
    {
      id: 'slower',
      label: 'Writes then take',
      unit: 'times as long',
      min: 1,
      max: 10,
      step: 1,
      start: 5,
      opensAt: 5,
    },
  ],
  network: (knobs) => ({
    sources: [
      { kind: 'open', id: 'messages', interarrival: arrivals(load(knobs)), to: to(STORAGE) },
    ],
    stations: [
      {
        id: STORAGE,
        servers: 1,
        service: exponential(WRITE_MS),
        slow: slowOf(knobs),
        to: OUT,
      },
    ],
  }),
  drawing: [
    {
      at: 'publishLock',
      name: 'the storage',
      line: { of: 'station', id: STORAGE, words: 'in line' },
      servers: STORAGE,
      times: 'checkpoints',
    },
  ],
  overTime: { station: STORAGE, title: 'Messages in line', top: 200 },
  finding: ({ knobs, report }) =>
    `At ${load(knobs)}/s one message in two takes up to ${time(median(report))}, and one in twenty more than ${time(p95(report))}`,
  meters: [
    {
      label: 'The storage',
      of: ({ report }) => busyOf(report),
      note: ({ knobs }) =>
        `full at ${formatNumber(mostPerSecond(knobs))}/s, slow for ${formatNumber(lasts(knobs), 1)}\u202fs in ${every(knobs)}`,
    },
  ],
  curve: {
    knob: 'load',
    at: [10, 20, 30, 40, 50, 60, 70, 80, 90],
    title: 'Time that one in twenty exceeds',
    unit: 'ms',
    of: (report) => report.timeMs.p95,
    top: 4000,
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'cause-it',
      title: 'Cause a spike',
      goal: {
        text: 'One message in twenty takes more than a second',
        met: ({ report }) => p95(report) > 1000,
      },
    },
    {
      id: 'where-it-shows',
      title: 'See where the spike shows',
      state: { load: 30, every: 60, slower: 5 },
      goal: {
        text: 'The slowest twentieth takes at least 50 times as long as the median',
        met: ({ report }) => p95(report) >= 50 * median(report),
      },
    },
    {
      id: 'your-guess',
      title: 'Your guess, before you go on',
      state: { load: 60, every: 60, slower: 5 },
    },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-helps',
      title: 'What makes spikes shorter',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question:
      'A checkpoint comes every 60\u202fs and lasts 4\u202fs. Now it comes every 30\u202fs and, with half of the pages to write, lasts 2\u202fs. One message in twenty takes longer than a certain time. What happens to that time?',
    options: [
      {
        id: 'same',
        text: 'It stays as it is: the same pages are written in all',
        tempting:
          'the share of time that is slow is the same, and about as many messages are late. But how late they are depends on how long a line can grow without a break.',
      },
      {
        id: 'half',
        text: 'It is about halved: a shorter checkpoint, a shorter line',
        tempting: 'it is what happens.',
      },
      {
        id: 'longer',
        text: 'It gets longer: there are more checkpoints to run into',
        tempting:
          'there are more of them, and each is over sooner. About as many messages run into one as before.',
      },
    ],
    act: 'Cut them and see',
    before: { load: 60, every: 60, slower: 5 },
    after: { load: 60, every: 30, slower: 5 },
    right: (before, after) => {
      const times = p95(after) / p95(before);
      return times < 0.75 ? 'half' : times < 1.25 ? 'same' : 'longer';
    },
    outcome: (before, after) =>
      `${time(p95(before))} before, ${time(p95(after))} after. Of the messages, ${formatShare(lateShare(before))} took longer than ${ms(LATE_MS)} before, and ${formatShare(lateShare(after))} do now. The storage was busy ${formatShare(busyOf(before), 0)} of the time before, and is busy ${formatShare(busyOf(after), 0)} now.`,
  },
  exercises: [
    {
      given: {
        first: [60, 20, 4],
        others: choices([
          [40, 50, 60, 70, 80, 90],
          [10, 15, 20, 25, 30],
          [2, 3, 4, 5, 6, 8, 10],
        ]),
      },
      with: ([perSecond = 0, slowPerSecond = 0, seconds = 0]) => ({
        kind: 'number',
        title: 'A number',
        unit: 'messages',
        ask: `${perSecond} messages a second arrive. During a checkpoint, which lasts ${seconds}\u202fs, the storage writes only ${slowPerSecond} a second. How many are in line when it ends?`,
        answer: lineAtEnd(perSecond, slowPerSecond, seconds),
        tolerance: 0.03,
        why: `In each second ${perSecond} come and ${slowPerSecond} go: ${perSecond - slowPerSecond} more in line, ${seconds} times over.`,
        slips: [
          {
            answer: perSecond * seconds,
            why: 'So many arrive. Some of them are written meanwhile.',
          },
          {
            answer: slowPerSecond * seconds,
            why: 'So many are written meanwhile. Asked is what is left.',
          },
        ],
      }),
    },
    {
      // The exact solution takes too long for a page: the tests hold each to its runs.
      given: {
        first: [60, 60, 500, 2],
        others: [
          [60, 60, 500, 2],
          [50, 60, 300, 2],
          [40, 60, 200, 2],
          [40, 60, 500, 3],
          [50, 60, 800, 3],
          [30, 60, 200, 3],
          [60, 30, 350, 2],
          [70, 30, 500, 2],
          [50, 30, 200, 2],
          [50, 30, 430, 3],
          [40, 30, 250, 3],
          [60, 120, 1000, 2],
          [40, 120, 300, 2],
          [40, 120, 800, 3],
        ],
      },
      with: ([perSecond = 0, everyS = 0, limitMs = 0, most = 0]) => {
        const start = { load: perSecond, every: everyS, slower: 5 };
        return {
          kind: 'knobs',
          title: 'Set the knobs',
          ask: `The load is ${perSecond}/s, and a checkpoint comes every ${everyS}\u202fs. Set how much it slows writes down so that 95\u202f% of the messages take at most ${limitMs}\u202fms. The less storage notices a checkpoint, the more it costs: take the cheapest that will do.`,
          knobs: ['slower'],
          start,
          measure: {
            label: '95\u202f% of messages',
            unit: 'ms',
            of: (report) => report.timeMs.p95,
            top: 4 * limitMs,
          },
          limit: { at: limitMs, below: true },
          allowed: {
            of: (knobs) => slower(knobs) >= most,
            otherwise: 'Cheaper storage would do.',
          },
          solution: { ...start, slower: most },
          hint: 'The line grows only while more comes than the slowed storage can write. From which factor on is that so?',
        };
      },
    },
    {
      given: {
        first: [66],
        others: [[66], [50], [55], [60], [70], [75]],
      },
      with: ([busy = 0]) => ({
        kind: 'choice',
        title: 'A choice, with its reason',
        ask: `A storage is busy ${busy}\u202f% of the time, averaged over an hour. Once a minute everybody complains. A colleague says that it cannot be the storage, since ${100 - busy}\u202f% of its time is left. Do you agree?`,
        options: [
          { id: 'yes', text: 'Yes' },
          { id: 'no', text: 'No' },
        ],
        reasons: [
          { id: 'spare', text: `${100 - busy}\u202f% of its time is enough for any line` },
          { id: 'hour', text: 'An hour is long enough to measure' },
          { id: 'seconds', text: 'For some seconds it may be full, and the average hides them' },
        ],
        right: { option: 'no', reason: 'seconds' },
        answers: {
          spare:
            'It is enough to work a line off afterwards. It does not help those who stand in it.',
          hour: 'It is long enough for the average, and too long for what happens within a minute.',
          seconds:
            'Four seconds in sixty hardly move an average. Measure in steps shorter than what you look for.',
        },
      }),
    },
  ],
};
