import { formatNumber } from '../../charts/frame/format';
import { ln } from '../../numbers/elementary';
import { goalOf } from '../chapter/challenge';
import { choices } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { arrivals, OUT, to, varied } from '../network/distributions';
import type { Report } from '../network/shapes';
import { wholePercent } from '../theory';
import { ms, times } from './words';

const SERVER = 'server';
/** Mean work on a message, in ms: the same however much it varies. */
const WORK_MS = 8;
const load = (knobs: Knobs): number => knobs.load ?? 0;
const variation = (knobs: Knobs): number => knobs.variation ?? 1;
const busyOf = (report: Report): number => report.stations[0]?.utilisation ?? 0;
const meanOf = (report: Report): number => report.timeMs.mean ?? 0;
const medianOf = (report: Report): number => report.timeMs.p50 ?? 0;
const p95Of = (report: Report): number | null => report.timeMs.p95;

/**
 * Time that a share of the messages stays under, before one server, messages and work at random:
 * the time from arriving to leaving is then exponential. Null where the server is full.
 */
export function percentileMs(share: number, perSecond: number, workMs: number): number | null {
  const busy = (perSecond * workMs) / 1000;
  return busy < 1 ? (-ln(1 - share) * workMs) / (1 - busy) : null;
}

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: 'A 95th percentile of 35\u202fms or less at 75/s',
  of: ({ report }) => p95Of(report),
  unit: 'ms',
  limit: { at: 35, below: true },
  given: { of: ({ knobs }) => load(knobs) >= 75, otherwise: 'The load has to stay at 75/s.' },
  solution: { load: 75, variation: 0 },
};

/** One mean, many experiences: what a mean, a median and a percentile tell. */
export const percentiles: Chapter = {
  id: 'percentiles',
  name: 'Percentiles',
  minutes: 8,
  model: 'A model of one server',
  knobs: [
    {
      id: 'load',
      label: 'Load',
      unit: 'messages/s',
      min: 10,
      max: 115,
      step: 1,
      start: 50,
      opensAt: 1,
    },
    {
      id: 'variation',
      label: 'Variation of the work',
      unit: '',
      min: 0,
      max: 9,
      step: 1,
      start: 1,
      opensAt: 5,
    },
  ],
  network: (knobs) => ({
    sources: [
      { kind: 'open', id: 'messages', interarrival: arrivals(load(knobs)), to: to(SERVER) },
    ],
    stations: [{ id: SERVER, servers: 1, service: varied(WORK_MS, variation(knobs)), to: OUT }],
  }),
  drawing: [
    {
      at: 'backend',
      name: 'the server',
      line: { of: 'station', id: SERVER, words: 'in line' },
      servers: SERVER,
    },
  ],
  finding: ({ knobs, report }) =>
    `At ${load(knobs)}/s half of the messages take ${ms(medianOf(report))} or less, and one in twenty takes more than ${ms(p95Of(report) ?? 0)}`,
  meters: [
    {
      label: 'The server',
      of: ({ report }) => busyOf(report),
      note: () => `full at ${formatNumber(1000 / WORK_MS)}/s`,
    },
  ],
  curve: {
    knob: 'load',
    at: [10, 25, 40, 50, 60, 70, 80, 90, 100, 110],
    title: '95th percentile of the time',
    unit: 'ms',
    of: p95Of,
    formula: (knobs) => (variation(knobs) === 1 ? percentileMs(0.95, load(knobs), WORK_MS) : null),
    top: 300,
    limit: () => ({ at: 1000 / WORK_MS, label: 'full' }),
  },
  distribution: true,
  challenge: CHALLENGE,
  steps: [
    {
      id: 'cause-bad-luck',
      title: 'Cause bad luck',
      goal: {
        text: 'One message in twenty takes more than 100\u202fms',
        met: ({ report }) => (p95Of(report) ?? 0) > 100,
      },
    },
    {
      id: 'three-numbers',
      title: 'Say it in three numbers',
      state: { load: 50, variation: 1 },
      goal: {
        text: 'A 95th percentile under 35\u202fms',
        met: ({ report }) => (p95Of(report) ?? Number.POSITIVE_INFINITY) < 35,
      },
    },
    {
      id: 'your-guess',
      title: 'Your guess, before you go on',
      state: { load: 50, variation: 1 },
    },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-helps-the-unlucky',
      title: 'What helps the unlucky',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question:
      'The work on a message begins to vary more: now and then one is very long. On average it stays 8\u202fms, and as many messages come. What happens to the message in the middle, and to the unlucky one in twenty?',
    options: [
      {
        id: 'same',
        text: 'Not much to either: the mean of the work is the same',
        tempting:
          'a mean is often all that is told. It says how much work there is, not how it is spread over the messages, nor who stands behind whom.',
      },
      {
        id: 'both',
        text: 'Both take longer',
        tempting:
          'the lines do get longer, and the mean with them. But the message in the middle is now a short one, and most of the time it finds no line.',
      },
      {
        id: 'apart',
        text: 'The one in the middle gets faster, the unlucky one much slower',
        tempting: 'it is what happens.',
      },
    ],
    act: 'Let it vary and see',
    before: { load: 50, variation: 1 },
    after: { load: 50, variation: 4 },
    right: (before, after) => {
      const unlucky = (p95Of(after) ?? 0) / (p95Of(before) ?? 1);
      if (unlucky < 1.2) return 'same';
      return medianOf(after) < medianOf(before) ? 'apart' : 'both';
    },
    outcome: (before, after) =>
      `The median went from ${ms(medianOf(before))} to ${ms(medianOf(after))}, the 95th percentile from ${ms(p95Of(before) ?? 0)} to ${ms(p95Of(after) ?? 0)}: ${times((p95Of(after) ?? 0) / (p95Of(before) ?? 1))} as long. The mean time, ${ms(meanOf(before))} before and ${ms(meanOf(after))} after, tells of neither.`,
  },
  exercises: [
    {
      given: {
        first: [50, 10],
        others: choices(
          [
            [20, 30, 40, 50, 60, 75, 90, 120, 150],
            [4, 5, 6, 8, 10, 12, 15, 20],
          ],
          ([perSecond = 0, workMs = 0]) => wholePercent(perSecond, workMs, 40, 90),
        ),
      },
      with: ([perSecond = 0, workMs = 0]) => {
        const left = 1 - (perSecond * workMs) / 1000;
        const within = (share: number) => percentileMs(share, perSecond, workMs) ?? Number.NaN;
        return {
          kind: 'number',
          title: 'A number',
          unit: 'ms',
          ask: `${perSecond} messages a second come at random to a server that works ${workMs}\u202fms on each, on average and at random. Within which time are 95 of 100 messages done?`,
          answer: within(0.95),
          tolerance: 0.03,
          why: `The mean is ${workMs} / ${formatNumber(left, 2)} = ${ms(workMs / left)}, and the 95th percentile ${formatNumber(-ln(0.05), 1)} times that.`,
          slips: [
            {
              answer: workMs / left,
              why: 'That is the mean. Many more than 5 of 100 take longer than that.',
            },
            { answer: within(0.5), why: 'That is the median: half of the messages take longer.' },
          ],
        };
      },
    },
    {
      // No formula: the tests hold each to its runs.
      given: {
        first: [4, 60, 27],
        others: [
          [2, 45, 30],
          [2, 50, 36],
          [3, 60, 36],
          [3, 50, 27],
          [4, 60, 27],
          [4, 70, 36],
          [4, 50, 21],
          [6, 90, 38],
          [6, 75, 31],
        ],
      },
      with: ([varies = 0, promiseMs = 0, enough = 0]) => ({
        kind: 'knobs',
        title: 'Set the knobs',
        ask: `The messages of a customer vary a lot: ${varies} on the scale, and that cannot be changed. You promised that 95 of 100 are done within ${promiseMs}\u202fms. Set the load as high as the promise allows: ${enough}/s or more.`,
        knobs: ['load'],
        start: { load: 50, variation: varies },
        measure: { label: '95th percentile', unit: 'ms', of: p95Of, top: 2 * promiseMs },
        limit: { at: promiseMs, below: true },
        allowed: {
          of: (knobs) => load(knobs) >= enough,
          otherwise: 'The promise holds, but it allows a higher load.',
        },
        solution: { load: enough, variation: varies },
        hint: 'Even a server that is idle most of the time has unlucky messages: the long ones. How little load does it take until the promise holds?',
      }),
    },
    {
      given: {
        first: [500, 300],
        others: choices(
          [
            [200, 400, 500, 800, 1000],
            [120, 150, 240, 300, 400, 480, 600],
          ],
          ([limitMs = 0, meanMs = 0]) => meanMs >= 0.5 * limitMs && meanMs <= 0.8 * limitMs,
        ),
      },
      with: ([limitMs = 0, meanMs = 0]) => {
        const [lateMs, quickMs] = [2 * limitMs, (meanMs - 0.2 * 2 * limitMs) / 0.8];
        return {
          kind: 'choice',
          title: 'A choice, with its reason',
          ask: `Your goal: more than nine in ten messages within ${formatNumber(limitMs)}\u202fms. A supplier shows a mean of ${meanMs}\u202fms, and nothing else. Is the goal met?`,
          options: [
            { id: 'yes', text: 'Yes' },
            { id: 'no', text: 'No' },
            { id: 'open', text: 'Nobody can know' },
          ],
          reasons: [
            { id: 'below', text: `${meanMs} is well below ${formatNumber(limitMs)}` },
            { id: 'spread', text: 'A mean goes with almost any spread' },
            { id: 'pulled', text: 'A mean always lies above the 90th percentile' },
          ],
          right: { option: 'open', reason: 'spread' },
          answers: {
            below: `Two in ten may take ${formatNumber(lateMs)}\u202fms and eight ${formatNumber(quickMs)}: the mean is ${meanMs}, and the goal is missed.`,
            spread: `Eight in ten at ${formatNumber(quickMs)}\u202fms and two at ${formatNumber(lateMs)} have this mean, and so have ten in ten at ${meanMs}. Ask for the percentile that the goal names.`,
            pulled:
              'It may, where a few messages take extremely long. Mostly it lies between the median and the 90th percentile.',
          },
        };
      },
    },
  ],
};
