import { describe, expect, it } from 'vitest';
import type { KnobValues } from '../../../src/scenario/schema';
import type { Summary } from '../../../src/simulator/types';
import { capacityKnobs } from '../../../src/studies/capacity/knobs';
import { DRAWN_DAY, HOURS, rateId } from '../../../src/studies/capacity/lab/profile';
import { goal } from '../../../src/studies/low-latency/goal';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { CHALLENGES } from '../../../src/tours/challenges/all';
import { CLEANUP_KNOBS } from '../../../src/tours/challenges/cleanup';
import { parOf } from '../../../src/tours/challenges/pars';
import { keepsAllBut } from '../../../src/tours/challenges/rules';
import { SEARCHED_KNOBS } from '../../../src/tours/challenges/under300';
import { judge } from '../../../src/tours/judge';
import type { Seen } from '../../../src/tours/types';

type Metrics = Readonly<Record<string, number>>;

const summaryOf = (metrics: Metrics, changes: Partial<Summary>): Summary => {
  const estimates = Object.entries(metrics).map(([id, mean]) => [
    id,
    { mean, low: mean, high: mean },
  ]);
  return {
    metrics: Object.fromEntries(estimates),
    status: 'done',
    ...changes,
  } as unknown as Summary;
};

const seen = (
  values: KnobValues,
  metrics: Metrics,
  published: Metrics = {},
  changes: Partial<Summary> = {},
): Seen => ({
  configuration: 'A',
  values,
  publishedValues: values,
  statistic: 'median',
  summary: summaryOf({ ...published, ...metrics }, changes),
  published: summaryOf(published, {}),
  isChanged: true,
  outsideCount: 0,
});

const challenge = (id: string) => {
  const found = CHALLENGES.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is no challenge`);
  return found;
};
/** The labels of the goals that a submission does not meet. */
const open = (id: string, one: Seen) => {
  const { goals } = challenge(id);
  const { met } = judge(goals, one);
  return goals.filter((_, index) => !met[index]).map(({ label }) => label);
};
const told = (id: string, one: Seen) =>
  (judge(challenge(id).goals, one).missing ?? [])
    .map((part) => (typeof part === 'string' ? part : part.value))
    .join('');

describe('under 300 ms', () => {
  const of = (roundtrip: number, hosts: KnobValues, changes?: Partial<Summary>) =>
    seen(hosts, { 'roundtripTime.median': roundtrip, 'throughput.mean': 140 }, {}, changes);
  const TWELVE = { receiveOnly: 3, receiveAndSend: 2, sendOnly: 6, sendAndTrack: 1 };

  it('asks for a roundtrip below the goal, at most twelve computers, and a system that keeps up', () => {
    expect(open('under-300', of(goal.meanMs - 1, TWELVE))).toEqual([]);
    expect(open('under-300', of(goal.meanMs, TWELVE))).toEqual(['under the goal']);
    expect(open('under-300', of(1, { ...TWELVE, sendAndTrack: 2 }))).toEqual(['12 computers']);
    expect(open('under-300', of(1, TWELVE, { status: 'unstable' }))).toEqual(['keeps up']);
    expect(challenge('under-300').scoreOf(of(1, TWELVE))).toBe(140);
  });
});

describe('the most it can take for good', () => {
  /** An hour in which the spool grows by so many rows. */
  const hour = (receivedPerSecond: number, growth: number, changes: Partial<Summary> = {}) => {
    const spoolRows = Array.from({ length: 60 }, (_, minute) => (growth * minute) / 60);
    const offeredPerSecond = spoolRows.map(() => 100);
    const protocol = { rampUpMs: 0, steadyMs: 3_600_000, rampDownMs: 0 } as Summary['protocol'];
    const series = { stepMs: 60_000, spoolRows, offeredPerSecond } as Summary['series'];
    return seen(
      { ratePerSecond: 100 },
      { receivedPerSecond },
      {},
      { series, protocol, ...changes },
    );
  };

  it('is the load that is set', () => {
    expect(challenge('sustainable').scoreOf(hour(100, 0))).toBe(100);
    expect(challenge('sustainable').scoreOf(seen({}, {}))).toBeNaN();
  });

  it('has a level spool, and receiving that follows; else it says which of the two is not', () => {
    expect(open('sustainable', hour(98, 0))).toEqual([]);
    for (const one of [hour(100, 40_000), hour(100, 0, { status: 'unstable' })]) {
      expect(open('sustainable', one)).toEqual(['holds for an hour']);
      expect(told('sustainable', one)).toContain('The spool is still growing');
    }
    expect(open('sustainable', hour(97, 0))).toEqual(['holds for an hour']);
    expect(told('sustainable', hour(97, 0))).toContain('no longer follows the load');
  });
});

describe('a day survived', () => {
  const rates = (rush: number, other = 0) =>
    Object.fromEntries(
      Array.from({ length: HOURS }, (_, hour) => [rateId(hour), hour === 8 ? rush : other]),
    );
  const day = (rush: number, received: number, spool = 10, values: KnobValues = {}) =>
    seen(
      { ...DRAWN_DAY, ...rates(rush), ...values },
      { receivedPerSecond: received, 'spoolRows.end': spool },
      { 'spoolRows.end': 10 },
    );

  it('asks for a rush hour, all of it received, and a spool as before', () => {
    expect(open('day', day(180, 180 / HOURS))).toEqual([]);
    expect(open('day', day(179, 180 / HOURS))).toEqual(['a rush hour']);
    expect(open('day', day(180, 0.981 * (180 / HOURS)))).toEqual([]);
    expect(open('day', day(180, 0.979 * (180 / HOURS)))).toEqual(['all received']);
    expect(open('day', day(180, 180 / HOURS, 11))).toEqual(['spool is back']);
    expect(told('day', day(180, 180 / HOURS, 11))).toBe(
      'The spool ends at 11 rows; 10 are wanted.',
    );
  });

  it('is a whole day, drawn, without a burst besides', () => {
    expect(open('day', day(180, 180, 10, { durationHours: 12 }))).toEqual(['whole day']);
    expect(open('day', day(180, 180, 10, { burstMessages: 1 }))).toEqual(['whole day']);
  });

  it('counts the messages of all hours, in millions', () => {
    const { scoreOf } = challenge('day');
    expect(scoreOf(day(1000, 0))).toBeCloseTo(3.6);
    expect(scoreOf(seen({ ...DRAWN_DAY, ...rates(100, 100) }, {}))).toBeCloseTo(
      (100 * 3600 * HOURS) / 1e6,
    );
  });
});

describe('the last good thread', () => {
  const of = (completed: number) =>
    seen({ maxWorkerThreads: 123 }, { completed }, { completed: 100 });

  it('asks for more than was completed before', () => {
    expect(open('edge', of(101))).toEqual([]);
    expect(open('edge', of(100))).toEqual(['more completed']);
    expect(challenge('edge').scoreOf(of(101))).toBe(123);
    expect(challenge('edge').scoreOf(seen({}, {}))).toBeNaN();
  });
});

describe('save the cleanup job', () => {
  const of = (failures: number, received: number, metrics: Metrics = {}) =>
    seen(
      { durationHours: 8 },
      { cleanupFailuresPercent: failures, receivedPerSecond: received, ...metrics },
      { receivedPerSecond: 100 },
    );

  it('asks for a job that works, and for what was received before', () => {
    expect(open('cleanup', of(10, 98))).toEqual([]);
    expect(open('cleanup', of(10.1, 98))).toEqual(['cleanup works']);
    expect(open('cleanup', of(10, 97.9))).toEqual(['receives no less']);
    expect(told('cleanup', of(40, 98))).toBe(
      'The cleanup fails in 40 % of its runs; at most 10 % may.',
    );
  });

  it('is as long as the rows took, or the whole run where there are never so many', () => {
    const { scoreOf } = challenge('cleanup');
    expect(scoreOf(of(0, 100, { timeToTwoMillionHours: 3.5 }))).toBe(3.5);
    expect(scoreOf(of(0, 100))).toBe(8);
    expect(scoreOf(seen({}, {}))).toBeNaN();
  });
});

it('names only knobs that its study has', () => {
  const has = (schema: { knobs: readonly { id: string }[] }, ids: readonly string[]) =>
    ids.filter((id) => !schema.knobs.some((knob) => knob.id === id));
  expect(has(knobSchema, SEARCHED_KNOBS)).toEqual([]);
  expect(has(capacityKnobs, CLEANUP_KNOBS)).toEqual([]);
});

it('knobs that are not named must stand as published, and the others need not', () => {
  const one = { ...seen({ a: 1, b: 2 }, {}), publishedValues: { a: 1, b: 3 } };
  expect(keepsAllBut(['b'])(one)).toBe(true);
  expect(keepsAllBut(['a'])(one)).toBe(false);
  expect(keepsAllBut([])({ ...one, values: one.publishedValues })).toBe(true);
});

it.each(CHALLENGES)(
  'the challenge $id has a par with its link; one that does not exist has none',
  ({ id, page }) => {
    expect(parOf(id).score).toBeGreaterThan(0);
    expect(parOf(id).link).toContain(page);
    expect(() => parOf('none')).toThrow('none has no par.');
  },
);
