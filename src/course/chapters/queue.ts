import { formatNumber, formatShare } from '../../charts/frame/format';
import type { Chapter, Knobs } from '../chapter/types';
import { arrivals, exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';
import { waitMs, wholePercent } from '../theory';
import { ms } from './words';

const DATABASE = 'database';
const busyOf = (report: Report): number => report.stations[0]?.utilisation ?? 0;
const waitOf = (report: Report): number | null => report.stations[0]?.meanWaitMs ?? null;
const load = (knobs: Knobs): number => knobs.load ?? 0;
const work = (knobs: Knobs): number => knobs.work ?? 0;

/** One server: why a busy one makes everybody wait. */
export const queue: Chapter = {
  id: 'queue',
  name: 'Queue',
  minutes: 8,
  model: 'A model of one database',
  knobs: [
    {
      id: 'load',
      label: 'Load',
      unit: 'messages/s',
      min: 10,
      max: 140,
      step: 1,
      start: 50,
      opensAt: 1,
    },
    {
      id: 'work',
      label: 'Work per message',
      unit: 'ms',
      min: 2,
      max: 16,
      step: 1,
      start: 8,
      opensAt: 5,
    },
  ],
  network: (knobs) => ({
    sources: [
      { kind: 'open', id: 'messages', interarrival: arrivals(load(knobs)), to: to(DATABASE) },
    ],
    stations: [{ id: DATABASE, servers: 1, service: exponential(work(knobs)), to: OUT }],
  }),
  drawing: [
    { kind: 'arrivals', source: 'messages', label: 'arriving' },
    { kind: 'line', station: DATABASE, label: 'in line' },
    { kind: 'servers', station: DATABASE, label: 'the database', busy: 'storing' },
    { kind: 'out', label: 'stored' },
  ],
  finding: ({ knobs, report }) => {
    const wait = waitOf(report);
    const busy = busyOf(report);
    if (load(knobs) * work(knobs) >= 1000)
      return `At ${load(knobs)}/s more comes than can be stored: the line has no end`;
    return `At ${load(knobs)}/s the database is busy ${formatShare(busy, 0)} of the time and a message waits ${ms(wait ?? 0)}`;
  },
  meters: [
    {
      label: 'The database',
      of: ({ report }) => busyOf(report),
      note: (knobs) => `full at ${formatNumber(1000 / work(knobs))}/s`,
    },
  ],
  curve: {
    knob: 'load',
    at: [10, 25, 40, 55, 70, 80, 90, 100, 105, 110, 115, 118, 120],
    title: 'Mean time in line',
    unit: 'ms',
    of: waitOf,
    formula: (knobs) => waitMs(load(knobs), work(knobs)),
    top: 150,
    limit: (knobs) => ({ at: 1000 / work(knobs), label: 'full' }),
  },
  steps: [
    {
      id: 'cause-it',
      title: 'Cause a line',
      goal: { text: 'Load at 110/s or more', met: ({ knobs }) => load(knobs) >= 110 },
    },
    {
      id: 'where-the-time-goes',
      title: 'See where the time goes',
      goal: {
        text: 'A wait at least three times as long as the work',
        met: ({ knobs, report }) => (waitOf(report) ?? 0) >= 3 * work(knobs),
      },
    },
    { id: 'your-guess', title: 'Your guess, before you go on', state: { load: 63, work: 8 } },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-shortens-it',
      title: 'What shortens it',
      goal: {
        text: 'Under 20 ms in line at 113/s',
        met: ({ knobs, report }) => load(knobs) >= 113 && (waitOf(report) ?? 1e9) < 20,
      },
    },
  ],
  guess: {
    step: 'your-guess',
    question:
      'The database is busy half of the time. The load grows by four fifths, so that it is busy nine tenths of the time. How much longer does a message wait in line?',
    options: [
      {
        id: 'proportional',
        text: 'Not quite twice as long: the load has not doubled',
        tempting:
          'most things grow with what causes them. A line does so only while the server has time left.',
      },
      {
        id: 'few',
        text: 'About four times as long',
        tempting:
          'it feels like a lot already. But what counts is not the time that is used, it is the time that is left.',
      },
      { id: 'nine', text: 'About nine times as long', tempting: 'it is what happens.' },
    ],
    act: 'Raise the load and see',
    before: { load: 63, work: 8 },
    after: { load: 113, work: 8 },
    right: (before, after) => {
      const times = (waitOf(after) ?? 0) / (waitOf(before) ?? 1);
      return times < 2.5 ? 'proportional' : times < 6 ? 'few' : 'nine';
    },
    outcome: (before, after) => {
      const [first, then] = [waitOf(before) ?? 0, waitOf(after) ?? 0];
      return `${formatNumber(then / first)} times as long: ${ms(first)} in line before, ${ms(then)} after.`;
    },
  },
  exercises: [
    {
      kind: 'number',
      title: 'A number',
      unit: 'ms',
      given: {
        first: [100, 8],
        among: [
          [30, 45, 50, 60, 75, 80, 90, 100, 120, 150, 180],
          [3, 4, 5, 6, 8, 10, 12, 15, 20],
        ],
        fits: ([perSecond = 0, workMs = 0]) => wholePercent(perSecond, workMs, 50, 95),
      },
      ask: ([perSecond = 0, workMs = 0]) =>
        `${perSecond} messages a second come at random to a server that works ${workMs} ms on each. How long does a message wait in line, on average?`,
      answer: ([perSecond = 0, workMs = 0]) => waitMs(perSecond, workMs) ?? Number.NaN,
      tolerance: 0.03,
      why: ([perSecond = 0, workMs = 0]) => {
        const busy = (perSecond * workMs) / 1000;
        return `Busy ${formatNumber(busy, 2)} of the time: ${workMs} × ${formatNumber(busy, 2)} / ${formatNumber(1 - busy, 2)}.`;
      },
      slips: [
        {
          of: ([perSecond = 0, workMs = 0]) => (waitMs(perSecond, workMs) ?? 0) + workMs,
          why: 'That is the whole time, work included. Only the line was asked for.',
        },
        {
          of: ([perSecond = 0, workMs = 0]) => (perSecond * workMs ** 2) / 1000,
          why: 'That is the wait for the message at the server alone. Those in line take their turn, too.',
        },
      ],
    },
    {
      kind: 'knobs',
      title: 'Set the knobs',
      ask: 'The load is 120/s and cannot be lowered. Set the work so that the wait in line is at most 10 ms, with as little improvement as will do: 5 ms of work or more.',
      knobs: ['work'],
      start: { load: 120, work: 8 },
      measure: { label: 'Wait in line', unit: 'ms', of: waitOf, top: 80 },
      limit: { at: 10, below: true },
      allowed: {
        of: (knobs) => work(knobs) >= 5,
        otherwise: 'The wait is short enough, but less improvement would do.',
      },
      solution: { load: 120, work: 5 },
      hint: 'Each millisecond less leaves more of each second free. Look at the free part, not at the busy one.',
    },
    {
      kind: 'choice',
      title: 'A choice, with its reason',
      ask: 'A server is busy 95 % of the time. A colleague calls that well used and wants to send it a tenth more. Do you agree?',
      options: [
        { id: 'yes', text: 'Yes' },
        { id: 'no', text: 'No' },
      ],
      reasons: [
        { id: 'left', text: '5 % of its time is left, so 5 % more fit' },
        { id: 'full', text: 'It would need more time than there is' },
        { id: 'slow', text: 'Its messages would wait a tenth longer' },
      ],
      right: { option: 'no', reason: 'full' },
      answers: {
        left: 'Even those would wait without end, and a tenth is more than is left.',
        full: 'A tenth more is 104.5 % of its time. Already now a message waits 19 times as long as it is worked on.',
        slow: 'A wait does not grow with the load but with what is left of the time, and nothing would be left.',
      },
    },
  ],
};
