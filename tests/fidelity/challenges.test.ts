import { describe, expect, it } from 'vitest';
import { configurationOf, seenOfScenario } from '../../scripts/challenges/submission';
import { readData } from '../../scripts/dataFiles';
import { readLink } from '../../scripts/replay/link';
import { setKnobs } from '../../src/scenario/scenario';
import { judgeStep } from '../../src/studies/capacity/lab/maximum/procedure';
import type { DesignStudy } from '../../src/studies/low-latency/pages/designSpace/types';
import { CHALLENGES } from '../../src/tours/challenges/all';
import { CHALLENGE_LIST } from '../../src/tours/challenges/list';
import { PARS, parOf } from '../../src/tours/challenges/pars';
import { shownScore } from '../../src/tours/challenges/score';
import { SEARCHED_KNOBS } from '../../src/tours/challenges/under300';
import { judge } from '../../src/tours/judge';
import type { Seen } from '../../src/tours/types';

const known = new Map<string, Promise<Seen>>();

/** What a lab shows of a link, with other knobs. */
function seenOf(link: string, knobs: Readonly<Record<string, number>> = {}): Promise<Seen> {
  const { scenario } = readLink(link);
  const { schema, values } = configurationOf(scenario.base);
  const asked = setKnobs(schema, values, scenario, knobs);
  const key = JSON.stringify(asked);
  const seen = known.get(key) ?? seenOfScenario(asked, 'median');
  known.set(key, seen);
  return seen;
}

const challengeOf = (id: string) => {
  const found = CHALLENGES.find((one) => one.id === id);
  if (!found) throw new Error(`There is no challenge ${id}.`);
  return found;
};

const startOf = (id: string) => CHALLENGE_LIST.find((one) => one.id === id)?.start ?? '';

const passes = (id: string, seen: Seen) => judge(challengeOf(id).goals, seen).isPassed;

it('every challenge is listed, starts where it says, and has a par', () => {
  const ids = CHALLENGES.map(({ id }) => id);
  expect(CHALLENGE_LIST.map(({ id }) => id)).toEqual(ids);
  expect(PARS.map(({ id }) => id)).toEqual(ids);
  expect(CHALLENGE_LIST.map(({ start }) => start)).toEqual(
    CHALLENGES.map(({ page, start }) => `${page}?${start}`),
  );
});

describe('pars against what is known otherwise', () => {
  it('of throughput: the fastest design under the goal in the search of the design space', () => {
    const { surfaces, knobs } = readData<DesignStudy>('studies/design-space.json');
    const fastest = Math.max(
      ...surfaces
        .flatMap(({ points }) => points)
        .filter(({ roundtripMs }) => roundtripMs < 300)
        .map(({ throughputPerSecond }) => throughputPerSecond),
    );
    expect(Math.abs(parOf('under-300').score / fastest - 1)).toBeLessThan(0.01);
    expect([...SEARCHED_KNOBS].sort()).toEqual(knobs.map(({ id }) => id).sort());
  });

  it('of throughput: with more users it takes too long, and more computers are too many', async () => {
    const { link } = parOf('under-300');
    const { goals } = challengeOf('under-300');
    const slow = await seenOf(link, { virtualUsers: 8 });
    expect(slow.summary.metrics['roundtripTime.median']?.mean).toBeLessThan(600);
    expect(judge(goals, slow).met).toEqual([true, false, true, true]);
    const many = { ...slow, values: { ...slow.values, sendOnly: 12 } };
    expect(judge(goals, many).met).toEqual([true, false, false, true]);
  });

  it('of the sustainable load: what is not received is not held either', async () => {
    const held = await seenOf(parOf('sustainable').link);
    expect(passes('sustainable', held)).toBe(true);
    const received = held.summary.metrics.receivedPerSecond;
    if (!received) throw new Error('The run says nothing of what it received.');
    const metrics = {
      ...held.summary.metrics,
      receivedPerSecond: { ...received, mean: 0.9 * received.mean },
    };
    expect(passes('sustainable', { ...held, summary: { ...held.summary, metrics } })).toBe(false);
  });

  it('of the sustainable load: one step more does not hold, and the study held less', async () => {
    const { score, link } = parOf('sustainable');
    const more = await seenOf(link, { ratePerSecond: score + 2 });
    expect(judgeStep(score + 2, more.summary).verdict).not.toBe('holds');
    expect(passes('sustainable', more)).toBe(false);
    expect(score).toBeGreaterThan(150);
  });

  it('of the day: no more than the sustainable load all day long', () => {
    const evenMillion = (24 * 3600 * parOf('sustainable').score) / 1e6;
    expect(parOf('day').score).toBeLessThan(evenMillion);
    expect(parOf('day').score).toBeGreaterThan(0.7 * evenMillion);
  });

  it('of the pool: the curve falls behind it', async () => {
    const { score, link } = parOf('edge');
    const { points } = readData<{ points: { threads: number; completed: number[] }[] }>(
      'curves/worker-threads-cliff.json',
    );
    const mean = (threads: number) => {
      const completed = points.find((point) => point.threads === threads)?.completed ?? [];
      return completed.reduce((sum, one) => sum + one, 0) / completed.length;
    };
    const next = Math.min(...points.map(({ threads }) => threads).filter((one) => one > score));
    expect([score, next]).toEqual([126, 128]);
    expect(mean(score)).toBeGreaterThan(mean(100));
    expect(mean(next)).toBeLessThan(0.5 * mean(100));
    expect(passes('edge', await seenOf(link, { maxWorkerThreads: next }))).toBe(false);
  });

  it('of the cleanup: as published the job fails', async () => {
    const seen = await seenOf(startOf('cleanup'));
    expect(judge(challengeOf('cleanup').goals, seen).met).toEqual([false, true, true]);
    expect(parOf('cleanup').score).toBeGreaterThan(shownScore(challengeOf('cleanup'), seen));
  });
});

describe('a submission', () => {
  it('that changes what is not allowed is none', async () => {
    // With the very results of a submission that changes what is.
    const metWith = async (id: string, link: string, knobs: Readonly<Record<string, number>>) => {
      const seen = await seenOf(link);
      return judge(challengeOf(id).goals, { ...seen, values: { ...seen.values, ...knobs } }).met;
    };
    expect(await metWith('edge', parOf('edge').link, {})).toEqual([true, true]);
    expect(await metWith('edge', parOf('edge').link, { sqlWorkers: 1152 })).toEqual([true, false]);
    // A calm day has no rush hour.
    const day = startOf('day');
    expect(await metWith('day', day, {})).toEqual([false, true, true, true, true]);
    const faster = await metWith('day', day, { diskSpeedPercent: 200 });
    expect(faster).toEqual([false, true, true, true, false]);
  });

  it('is a link that reads back the same', () => {
    for (const { link } of PARS) expect(readLink(link).problems).toEqual([]);
  });
});
