import { formatNumber, withUnit } from '../../charts/frame/format';
import { goalOf } from '../chapter/challenge';
import { choices } from '../chapter/given';
import type { Challenge, Chapter, Knobs } from '../chapter/types';
import { arrivals, constant, exponential, OUT, to } from '../network/distributions';
import type { Report } from '../network/shapes';

const HOST = 'host';
const WORKERS = 'workers';
const ROW = 'row';
const LOCK = 'lock';
/** Requests of people per second. */
export const PEOPLE = 60;
/** What a thread does by itself before it calls the database again, in ms. */
export const PAUSE_MS = 20;
/** What a worker computes on a call, in ms. */
export const WORK_MS = 5;
/** Percent of all calls that change the row. */
export const CHANGES = 30;
/** Setting of the guess. */
const BUSY = { threads: 10, workers: 8, hold: 10 };

const threads = (knobs: Knobs): number => knobs.threads ?? 0;
const workers = (knobs: Knobs): number => knobs.workers ?? 1;
const hold = (knobs: Knobs): number => knobs.hold ?? 0;
const workersOf = (report: Report) => report.stations.find(({ id }) => id === WORKERS);
const computing = (report: Report): number => workersOf(report)?.utilisation ?? 0;
const waitingWorkers = (report: Report): number => workersOf(report)?.meanBlocked ?? 0;
const locked = (report: Report): number => report.locks[0]?.utilisation ?? 0;
const asked = (report: Report): number => report.sources[1]?.ratePerSecond ?? 0;
/** People who find a free worker, per second: nobody else is turned away. */
const answered = (report: Report): number => asked(report) - report.lostPerSecond;
const calls = (report: Report): number => report.sources[0]?.ratePerSecond ?? 0;

/** Calls per second that the lock lets through, of which a part needs it. */
const mostCalls = (changes: number, holdMs: number): number => 1e5 / (changes * holdMs);

/** The same network in the terms of its exact solution. */
export const poolsOf = (knobs: Knobs) => ({
  threads: threads(knobs),
  pauseMs: PAUSE_MS,
  peoplePerSecond: PEOPLE,
  workers: workers(knobs),
  workMs: WORK_MS,
  share: CHANGES / 100,
  holdMs: hold(knobs),
});

/** Threads that keep the lock busy if none of them waits; fewer do not, more only wait. */
const enough = (knobs: Knobs): number =>
  ((mostCalls(CHANGES, hold(knobs)) - PEOPLE) / 1000) *
  (PAUSE_MS + WORK_MS + (CHANGES / 100) * hold(knobs));

/** What the chapter ends with. */
const CHALLENGE: Challenge = {
  ask: '55 people answered a second, and 220 calls of threads',
  of: ({ report }) => answered(report),
  unit: 'people/s',
  limit: { at: 55, below: false },
  given: {
    of: ({ report }) => calls(report) >= 220,
    otherwise: 'The threads need 220 calls a second.',
  },
  solution: { threads: 10, workers: 12, hold: 6 },
};

/** Threads that hold workers while they wait for a lock, and people who find no worker. */
export const threadPools: Chapter = {
  id: 'thread-pools',
  name: 'Throttling and collapse',
  minutes: 10,
  model: 'A model of one database and a host',
  knobs: [
    {
      id: 'threads',
      label: 'Threads',
      unit: '',
      min: 1,
      max: 40,
      step: 1,
      start: 3,
      opensAt: 1,
    },
    {
      id: 'workers',
      label: 'Workers',
      unit: '',
      min: 4,
      max: 12,
      step: 1,
      start: BUSY.workers,
      opensAt: 5,
    },
    {
      id: 'hold',
      label: 'Lock held',
      unit: 'ms',
      min: 4,
      max: 16,
      step: 1,
      start: BUSY.hold,
      opensAt: 5,
    },
  ],
  network: (knobs) => ({
    sources: [
      {
        kind: 'closed',
        id: 'threads',
        users: threads(knobs),
        think: exponential(PAUSE_MS),
        to: to(HOST),
      },
      { kind: 'open', id: 'people', interarrival: arrivals(PEOPLE), to: to(WORKERS) },
    ],
    stations: [
      // Takes next to no time: a thread is here as long as it finds no free worker.
      { id: HOST, servers: null, service: constant(0.001), to: to(WORKERS) },
      {
        id: WORKERS,
        servers: workers(knobs),
        service: exponential(WORK_MS),
        capacity: workers(knobs),
        whenFull: 'block',
        to: [
          { to: ROW, share: CHANGES / 100 },
          { to: 'out', share: 1 - CHANGES / 100 },
        ],
      },
      {
        id: ROW,
        servers: 1,
        service: exponential(hold(knobs)),
        takes: LOCK,
        frees: LOCK,
        capacity: 1,
        whenFull: 'block',
        to: OUT,
      },
    ],
    locks: [{ id: LOCK }],
  }),
  drawing: [
    {
      at: 'receive',
      name: 'the host',
      pausing: { of: 'threads', words: 'pause' },
      line: { of: 'held', id: HOST, words: 'wait' },
      isPassed: true,
    },
    { at: 'processors', name: 'workers', servers: WORKERS },
    { at: 'publishLock', name: 'publish lock', lock: { of: LOCK, during: ROW } },
  ],
  back: 'threads pause again',
  finding: ({ knobs, report }) => {
    return `${formatNumber(answered(report))} of ${formatNumber(asked(report))} people a second find a worker; ${formatNumber(waitingWorkers(report), 1)} of ${workers(knobs)} workers wait for the lock`;
  },
  meters: [
    {
      label: 'Workers that compute',
      of: ({ report }) => computing(report),
    },
    {
      label: 'Workers that wait for the lock',
      of: ({ knobs, report }) => waitingWorkers(report) / workers(knobs),
    },
    {
      label: 'The lock',
      of: ({ report }) => locked(report),
      note: ({ knobs }) => `full at ${formatNumber(mostCalls(CHANGES, hold(knobs)))} calls/s`,
    },
  ],
  curve: {
    knob: 'threads',
    at: [1, 3, 5, 7, 9, 11, 13, 15, 17, 20, 24, 28, 34, 40],
    title: 'People who find a free worker',
    unit: 'people/s',
    of: answered,
    top: 90,
    limit: (knobs) => ({ at: enough(knobs), label: 'lock full' }),
  },
  challenge: CHALLENGE,
  steps: [
    {
      id: 'give-it-work',
      title: 'Give the database work',
      goal: {
        text: '150 calls of threads a second, or more',
        met: ({ report }) => calls(report) >= 150,
      },
    },
    {
      id: 'who-waits-where',
      title: 'See who waits where',
      goal: {
        text: 'More workers that wait than workers that compute',
        met: ({ knobs, report }) => waitingWorkers(report) > computing(report) * workers(knobs),
      },
    },
    { id: 'your-guess', title: 'Your guess, before you go on', state: BUSY },
    { id: 'what-happened', title: 'What happened' },
    {
      id: 'what-brings-it-back',
      title: 'What brings the people back',
      goal: goalOf(CHALLENGE),
    },
  ],
  guess: {
    step: 'your-guess',
    question: `The ${BUSY.workers} workers compute for a small part of their time, and most people find one free. You double the threads, from ${BUSY.threads} to ${2 * BUSY.threads}. How many people a second find a free worker then?`,
    options: [
      {
        id: 'same',
        text: 'As many as before: the workers have time to spare',
        tempting:
          'they do have time. But a worker that has nothing to compute need not be free: it may be kept by a call that waits for the lock.',
      },
      {
        id: 'fewer',
        text: 'Somewhat fewer: twice the threads want the same workers',
        tempting:
          'that is how it begins. But each further thread keeps a worker for as long as it waits, and there are only so many workers.',
      },
      {
        id: 'few',
        text: 'Few: most are turned away',
        tempting: 'it is what happens.',
      },
    ],
    act: 'Double the threads and see',
    before: BUSY,
    after: { ...BUSY, threads: 2 * BUSY.threads },
    right: (before, after) => {
      const left = answered(after) / answered(before);
      return left > 0.93 ? 'same' : left > 0.5 ? 'fewer' : 'few';
    },
    outcome: (before, after) => {
      const rates = (of: (report: Report) => number) =>
        `${formatNumber(of(before))} a second before, ${formatNumber(of(after))} after`;
      return `People who found a free worker: ${rates(answered)}. Calls of threads: ${rates(calls)}. Both together: ${rates((report) => report.throughputPerSecond)}.`;
    },
  },
  exercises: [
    {
      given: {
        first: [30, 10],
        others: choices(
          [
            [10, 20, 25, 30, 40, 50, 60, 75],
            [4, 5, 8, 10, 12, 16, 20, 25],
          ],
          ([changes = 0, holdMs = 0]) => mostCalls(changes, holdMs) <= 1000,
        ),
      },
      with: ([changes = 0, holdMs = 0]) => {
        const heldMs = (changes * holdMs) / 100;
        const most = mostCalls(changes, holdMs);
        return {
          kind: 'number',
          title: 'A number',
          unit: 'calls/s',
          ask: `Of 100 calls, ${changes} change a row and hold its lock for ${holdMs}\u202fms each; the others need no lock. How many calls a second get through at most, with any number of threads?`,
          answer: most,
          tolerance: 0.02,
          why: `A call needs the lock for ${withUnit(heldMs, 'ms', 1)} on average, so 1000 / ${formatNumber(heldMs, 1)} get through in a second.`,
          slips: [
            {
              answer: 1000 / holdMs,
              why: 'As if every call needed the lock. The others get through as well.',
            },
            {
              answer: (most * changes) / 100,
              why: 'So many calls that change a row get through. The others come on top.',
            },
          ],
        };
      },
    },
    {
      // The exact solution takes too long for a page: the tests hold each to its runs.
      given: {
        first: [24, 10, 55, 8, 10],
        others: [
          [24, 10, 55, 8, 10],
          [20, 10, 55, 8, 9],
          [30, 10, 57, 8, 10],
          [24, 8, 57, 9, 10],
          [20, 8, 55, 9, 9],
          [30, 8, 56, 10, 10],
          [24, 12, 55, 6, 10],
          [20, 12, 54, 7, 9],
          [30, 12, 56, 7, 10],
        ],
      },
      with: ([given = 0, heldMs = 0, needed = 0, least = 0, most = 0]) => ({
        kind: 'knobs',
        title: 'Set the knobs',
        ask: `A host has been given ${given} threads, and people are turned away. Set the knobs so that ${needed} people a second are answered. The lock stays at ${heldMs}\u202fms, a database with more than ${most} workers has too little memory for them, and the host needs ${least} threads or more.`,
        knobs: ['threads', 'workers'],
        start: { threads: given, workers: BUSY.workers, hold: heldMs },
        measure: { label: 'People answered', unit: 'per second', of: answered, top: 70 },
        limit: { at: needed, below: false },
        allowed: {
          of: (knobs) => threads(knobs) >= least && workers(knobs) <= most,
          otherwise: 'The host has too few threads, or the database too many workers.',
        },
        solution: { threads: least, workers: most, hold: heldMs },
        hint: 'Try the workers first and see how far that goes. Then take threads away, and look at what the lock still does.',
      }),
    },
    {
      given: {
        first: [8, 30, 6],
        others: choices(
          [
            [4, 8, 16, 32],
            [20, 30, 40, 50],
            [4, 6, 9, 12],
          ],
          ([workers = 0, threads = 0]) => threads > workers,
        ),
      },
      with: ([workers = 0, threads = 0, busy = 0]) => ({
        kind: 'choice',
        title: 'A choice, with its reason',
        ask: `A database with ${workers} workers stands still at every burst of messages, with its processors ${busy}\u202f% busy: most of the workers wait for a lock. A colleague wants to give the hosts ${2 * threads} threads in place of ${threads}, so that the processors have something to do. Do you agree?`,
        options: [
          { id: 'yes', text: 'Yes' },
          { id: 'no', text: 'No' },
        ],
        reasons: [
          { id: 'idle', text: 'Idle processors need more threads that use them' },
          { id: 'held', text: 'More threads hold more workers while they wait' },
          { id: 'slow', text: 'Each thread slows the processors down a little' },
        ],
        right: { option: 'no', reason: 'held' },
        answers: {
          idle: `A thread that waits for a lock uses no processor, and many of the ${threads} do so already.`,
          held: 'The processors are idle because those who could release a lock, and those who need none, find no worker.',
          slow: `The processors are idle ${100 - busy}\u202f% of the time: nothing slows them down. What has run out are workers.`,
        },
      }),
    },
  ],
};
