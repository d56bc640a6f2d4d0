import { formatNumber } from '../../charts/frame/format';
import type { Chapter, Knobs } from '../chapter/types';
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
  return busy < 1 ? (-Math.log(1 - share) * workMs) / (1 - busy) : null;
}

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
    { kind: 'arrivals', source: 'messages', label: 'arriving' },
    { kind: 'line', station: SERVER, label: 'in line' },
    { kind: 'servers', station: SERVER, label: 'the server', busy: 'working' },
    { kind: 'out', label: 'done' },
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
  steps: [
    {
      id: 'cause-bad-luck',
      title: 'Cause bad luck',
      goal: {
        text: 'One message in twenty takes more than 100 ms',
        met: ({ report }) => (p95Of(report) ?? 0) > 100,
      },
    },
    {
      id: 'three-numbers',
      title: 'Say it in three numbers',
      state: { load: 50, variation: 1 },
      goal: {
        text: 'A 95th percentile under 35 ms',
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
      goal: {
        text: 'A 95th percentile under 35 ms at 75/s',
        met: ({ knobs, report }) =>
          load(knobs) >= 75 && (p95Of(report) ?? Number.POSITIVE_INFINITY) < 35,
      },
    },
  ],
  guess: {
    step: 'your-guess',
    question:
      'The work on a message begins to vary more: now and then one is very long. On average it stays 8 ms, and as many messages come. What happens to the message in the middle, and to the unlucky one in twenty?',
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
      `The median went from ${ms(medianOf(before))} to ${ms(medianOf(after))}, the 95th percentile from ${ms(p95Of(before) ?? 0)} to ${ms(p95Of(after) ?? 0)}: ${times((p95Of(after) ?? 0) / (p95Of(before) ?? 1))} as long. The mean, ${ms(meanOf(before))} before and ${ms(meanOf(after))} after, tells of neither.`,
  },
  exercises: [
    {
      kind: 'number',
      title: 'A number',
      unit: 'ms',
      given: {
        first: [50, 10],
        among: [
          [20, 30, 40, 50, 60, 75, 90, 120, 150],
          [4, 5, 6, 8, 10, 12, 15, 20],
        ],
        fits: ([perSecond = 0, workMs = 0]) => wholePercent(perSecond, workMs, 40, 90),
      },
      ask: ([perSecond = 0, workMs = 0]) =>
        `${perSecond} messages a second come at random to a server that works ${workMs} ms on each, on average and at random. Within which time are 95 of 100 messages done?`,
      answer: ([perSecond = 0, workMs = 0]) => percentileMs(0.95, perSecond, workMs) ?? Number.NaN,
      tolerance: 0.03,
      why: ([perSecond = 0, workMs = 0]) => {
        const left = 1 - (perSecond * workMs) / 1000;
        return `The mean is ${workMs} / ${formatNumber(left, 2)} = ${ms(workMs / left)}, and the 95th percentile 3.0 times that.`;
      },
      slips: [
        {
          of: ([perSecond = 0, workMs = 0]) => workMs / (1 - (perSecond * workMs) / 1000),
          why: 'That is the mean. Many more than 5 of 100 take longer than that.',
        },
        {
          of: ([perSecond = 0, workMs = 0]) => percentileMs(0.5, perSecond, workMs) ?? Number.NaN,
          why: 'That is the median: half of the messages take longer.',
        },
      ],
    },
    {
      kind: 'knobs',
      title: 'Set the knobs',
      ask: 'The messages of a customer vary a lot: 4 on the scale, and that cannot be changed. You promised that 95 of 100 are done within 60 ms. Set the load as high as the promise allows: 27/s or more.',
      knobs: ['load'],
      start: { load: 50, variation: 4 },
      measure: { label: '95th percentile', unit: 'ms', of: p95Of, top: 120 },
      limit: { at: 60, below: true },
      allowed: {
        of: (knobs) => load(knobs) >= 27,
        otherwise: 'The promise holds, but it allows a higher load.',
      },
      solution: { load: 27, variation: 4 },
      hint: 'Even a server that is idle most of the time has unlucky messages: the long ones. How little load does it take until the promise holds?',
    },
    {
      kind: 'choice',
      title: 'A choice, with its reason',
      ask: 'Your goal: more than nine in ten messages within 500 ms. A supplier shows a mean of 300 ms, and nothing else. Is the goal met?',
      options: [
        { id: 'yes', text: 'Yes' },
        { id: 'no', text: 'No' },
        { id: 'open', text: 'Nobody can know' },
      ],
      reasons: [
        { id: 'below', text: '300 is well below 500' },
        { id: 'spread', text: 'A mean goes with almost any spread' },
        { id: 'pulled', text: 'A mean always lies above the 90th percentile' },
      ],
      right: { option: 'open', reason: 'spread' },
      answers: {
        below:
          'Two in ten may take 1,000 ms and eight 125: the mean is 300, and the goal is missed.',
        spread:
          'Eight in ten at 125 ms and two at 1,000 have this mean, and so have ten in ten at 300. Ask for the percentile that the goal names.',
        pulled:
          'It may, where a few messages take extremely long. Mostly it lies between the median and the 90th percentile.',
      },
    },
  ],
};
