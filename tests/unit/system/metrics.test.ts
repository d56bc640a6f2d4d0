import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSystemModule } from '../../../src/system/module';
import { RefusedSystemError } from '../../../src/system/refusal';
import { replicateAll, replicateToEnd } from '../../../src/system/replicate';
import { summarise } from '../../../src/system/summarise';

const module = await createSystemModule(
  readFileSync('src/system/generated/messagebox_system.wasm'),
);
const QUEUE = {
  arrivalsPerSecond: 60,
  stations: [{ name: 'db', kind: 'processors', count: 1, demandMs: 10 }],
};
const summaryOf = (description: unknown, replications: number) =>
  summarise(
    1,
    Array.from({ length: replications }, (_, number) =>
      replicateToEnd(module, description, 1, number),
    ),
  );

describe('the numbers of a simulated system', () => {
  it('are those of theory within their intervals: an M/M/1 queue at 60 %', () => {
    const { status, metrics } = summaryOf(QUEUE, 8);
    expect(status).toBe('done');
    // Mean response 1 / (μ − λ), its percentiles exponential; wait ρ / (μ − λ).
    const theory = {
      'throughput.mean': 60,
      'responseTime.mean': 25,
      'responseTime.p95': 25 * Math.log(20),
      'utilisation.db': 0.6,
      'waiting.db': 15,
      'failures.mean': 0,
    };
    for (const [name, exact] of Object.entries(theory)) {
      const { mean, low, high } = metrics[name] ?? { mean: Number.NaN, low: 0, high: 0 };
      expect(Math.abs(mean - exact), name).toBeLessThanOrEqual(high - low);
      expect(high - low, name).toBeLessThanOrEqual(0.1 * exact);
    }
  });

  it('are told of each class where there are several, and add up', () => {
    const { metrics } = summaryOf(
      {
        classes: [
          { name: 'buy', users: 4, thinkMs: 100 },
          { name: 'look', arrivalsPerSecond: 20 },
        ],
        stations: [{ name: 'db', kind: 'processors', count: 2, demandMs: 10 }],
        route: ['db'],
      },
      1,
    );
    const rate = (name: string) => metrics[name]?.mean ?? Number.NaN;
    expect(rate('throughput.mean.buy') + rate('throughput.mean.look')).toBeCloseTo(
      rate('throughput.mean'),
    );
  });

  it('do not depend on the size of steps, and replications differ', () => {
    const run = module.start(QUEUE, 1, 0);
    while (run.conduct(1_000) === 'running');
    const report = run.report();
    run.end();
    expect(report).toEqual(replicateToEnd(module, QUEUE, 1, 0));
    expect(report).not.toEqual(replicateToEnd(module, QUEUE, 1, 1));
  });

  it('say of which replication they are not, and why', () => {
    const [done, failed] = [0, 1].map((number) => replicateToEnd(module, QUEUE, 1, number));
    if (!done || !failed) throw new Error('There are two.');
    const stuck = { ...failed, status: 'stuck', why: 'They wait for each other.' } as const;
    expect(summarise(1, [done, stuck])).toMatchObject({ status: 'stuck', why: stuck.why });
  });
});

describe('a description that is wrong', () => {
  it('is refused with everything that is wrong in it', () => {
    const wrong = { users: 0, stations: [{ name: 'db', kind: 'lock', demandMs: -8 }] };
    for (const ask of [() => module.check(wrong), () => module.start(wrong, 1, 0)]) {
      expect(ask).toThrow(RefusedSystemError);
      expect(ask).toThrow(/users: 0 is not accepted/);
      expect(ask).toThrow(/stations\[0\].demandMs: -8 is not accepted/);
    }
  });

  it('is refused where it is nested deeper than can be read', () => {
    const depth = 50_000;
    const users = JSON.parse('['.repeat(depth) + ']'.repeat(depth));
    for (const ask of [module.check, module.mva]) {
      expect(() => ask({ users, stations: [] })).toThrow(RefusedSystemError);
    }
  });

  it('is refused where the module has no room for it', () => {
    expect(() => module.check({ name: 'x'.repeat(1 << 20) })).toThrow(/bytes long is not accepted/);
  });
});

describe('replications that would not come to an end', () => {
  /** Each request holds the only place that the other needs. */
  const STUCK = {
    users: 50,
    route: { in: { a: 1 }, a: { b: 1 }, b: { a: 0.5, out: 0.5 } },
    stations: ['a', 'b'].map((name) => ({
      ...{ name, kind: 'queue', demandMs: 10 },
      ...{ limit: 1, whenFull: 'block' },
    })),
  };

  it('are not begun after one that failed, and that is said', () => {
    const reports = replicateAll(module, STUCK, 1, 4);
    expect(reports.map(({ status }) => status)).toEqual(['stuck']);
    const { status, why, replications } = summarise(1, reports, 4);
    expect([status, replications]).toEqual(['stuck', 1]);
    expect(why).toMatch(/wait for each other.*1 of 4 were begun/);
  });

  it('are not begun where all together have too many events', () => {
    const [one] = replicateAll(module, QUEUE, 1, 1);
    const reports = replicateAll(module, QUEUE, 1, 9, 2.5 * (one?.events ?? 0));
    expect(reports.map(({ status }) => status)).toEqual(['done', 'done']);
    const { status, why } = summarise(1, reports, 9);
    expect(status).toBe('tooLong');
    expect(why).toMatch(/Only 2 of 9 replications/);
    expect(summarise(1, reports)).toMatchObject({ status: 'done', why: null });
  });
});
