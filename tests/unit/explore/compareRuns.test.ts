import { describe, expect, it } from 'vitest';
import { compareInTurn, type Made } from '../../../src/explore/compare/runs';
import { differenceOf } from '../../../src/explore/study/pairs';
import { remembered } from '../../../src/simulator/batch/remembered';
import type { Simulate } from '../../../src/simulator/batch/simulate';
import { halfOf } from '../../../src/simulator/statistics';
import type { Run } from '../../../src/simulator/types';
import { answering, ask, lucky, never, PAIR, studies, USERS } from './compared';

describe('the runs of a comparison', () => {
  it('begin with short ones, go on with pairs, and end when the difference is known well enough', async () => {
    const told: Made[] = [];
    const question = ask(`${PAIR}&precision=8`);
    const made = await compareInTurn(studies, question, answering(lucky(30)), never, (one) =>
      told.push(one),
    );
    expect(told[0]?.reports).toEqual([[], []]);
    expect(told[1]?.previews.filter(Boolean)).toHaveLength(2);
    for (const { reports } of told) {
      expect(reports[0]?.length).toBe(reports[1]?.length);
      // Runs come in any order, yet what is shown are always the first of each.
      for (const [index, own] of reports.entries()) {
        const values = [2 + index];
        own.forEach((one, replication) => {
          const run = {
            study: 'low-latency',
            values,
            seed: 5,
            replication,
            protocol: 'study',
          } as const;
          expect(one.metrics).toEqual(lucky(30)(run).metrics);
        });
      }
    }
    const runs = made.reports[0]?.length ?? 0;
    expect(runs).toBeGreaterThan(15);
    expect(runs).toBeLessThanOrEqual(60);
    const sample = (index: number, count: number) =>
      (made.reports[index] ?? [])
        .slice(0, count)
        .map(({ metrics }) => metrics['roundtripTime.median'] ?? null);
    const shareWith = (count: number) => {
      const [first, other] = [sample(0, count), sample(1, count)];
      const found = differenceOf(first, other);
      const mean = first.reduce<number>((sum, one) => sum + (one ?? 0), 0) / count;
      return found ? halfOf(found.paired) / mean : 1;
    };
    expect(shareWith(runs)).toBeLessThanOrEqual(0.08);
    expect(shareWith(15)).toBeGreaterThan(0.08);
  });

  it('are at least 15 where the difference is known at once, and 60 where it never is', async () => {
    const count = async (spreadMs: number) => {
      const question = ask(`${PAIR}&precision=0.2`);
      const made = await compareInTurn(
        studies,
        question,
        answering(lucky(spreadMs)),
        never,
        () => {},
      );
      return made.reports.map((own) => own.length);
    };
    expect(await count(0)).toEqual([15, 15]);
    expect(await count(500)).toEqual([60, 60]);
  });

  it('give every replication of all scenarios the same seed and number', async () => {
    const asked: Run[] = [];
    await compareInTurn(studies, ask(PAIR), answering(lucky(0), asked), never, () => {});
    const numbers = (users: number) =>
      asked
        .filter(({ values, protocol }) => values[USERS] === users && protocol === 'study')
        .map(({ replication }) => replication);
    expect([...new Set(asked.map(({ seed }) => seed))]).toEqual([5]);
    expect([...new Set(numbers(2))].sort()).toEqual([...new Set(numbers(3))].sort());
  });

  it('end after the short ones where nobody asked for more', async () => {
    const asked: Run[] = [];
    const made = await compareInTurn(
      studies,
      ask(PAIR),
      answering(lucky(0), asked),
      never,
      () => {},
      'first',
    );
    expect(asked.map(({ protocol }) => protocol)).toEqual(['preview', 'preview']);
    expect(made.previews.filter(Boolean)).toHaveLength(2);
    expect(made.reports).toEqual([[], []]);
  });

  it('are made in turn, so that pairs are there while others are still to come', async () => {
    const asked: Run[] = [];
    const inOrder: Simulate = async (runs, { onFinished } = {}) => {
      asked.push(...runs);
      return runs.map((run, index) => {
        const one = lucky(0)(run);
        onFinished?.(index, one);
        return one;
      });
    };
    await compareInTurn(studies, ask(PAIR), inOrder, never, () => {});
    const studied = asked.filter(({ protocol }) => protocol === 'study').slice(0, 8);
    expect(studied.map(({ values, replication }) => [values[USERS], replication])).toEqual([
      [2, 0],
      [3, 0],
      [2, 1],
      [3, 1],
      [2, 2],
      [3, 2],
      [2, 3],
      [3, 3],
    ]);
  });

  it('put each report at its replication, in whatever order they come', async () => {
    const made = await compareInTurn(studies, ask(PAIR), answering(lucky(20)), never, () => {});
    const [run] = [{ values: [2], seed: 5, protocol: 'study' as const, study: 'low-latency' }];
    made.reports[0]?.forEach((own, replication) => {
      expect(own.metrics).toEqual(lucky(20)({ ...run, replication }).metrics);
    });
  });

  it('go on where they were stopped, to the same end', async () => {
    const asked: Run[] = [];
    const stop = new AbortController();
    const simulate = remembered(answering(lucky(30), asked));
    let seen = 0;
    await expect(
      compareInTurn(studies, ask(PAIR), simulate, stop.signal, () => {
        seen += 1;
        if (seen > 6) stop.abort();
      }),
    ).rejects.toThrow();
    const made = await compareInTurn(studies, ask(PAIR), simulate, never, () => {});
    const straight = await compareInTurn(studies, ask(PAIR), answering(lucky(30)), never, () => {});
    expect(made.reports).toEqual(straight.reports);
    const keys = asked.map(
      ({ values, replication, protocol }) => `${values[USERS]} ${replication} ${protocol}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('cover the true difference as stated even though they stop by what they see', async () => {
    let covered = 0;
    const sets = 400;
    for (let seed = 0; seed < sets; seed += 1) {
      const question = { ...ask(PAIR), seed, precision: 8 };
      const made = await compareInTurn(studies, question, answering(lucky(30)), never, () => {});
      const [first = [], other = []] = made.reports.map((own) =>
        own.map(({ metrics }) => metrics['roundtripTime.median'] ?? null),
      );
      const found = differenceOf(first, other);
      if (found && found.paired.low <= 100 && 100 <= found.paired.high) covered += 1;
    }
    // 94 % is what stopping leaves of 95; four standard deviations of a share below it.
    expect(covered / sets).toBeGreaterThan(0.94 - 4 * Math.sqrt((0.94 * 0.06) / sets));
  });

  it('of one scenario end with the number of its study', async () => {
    const question = ask('a=low-latency/20-A&seed=1');
    const made = await compareInTurn(studies, question, answering(lucky(30)), never, () => {});
    expect(made.reports.map((own) => own.length)).toEqual([4]);
  });
});
