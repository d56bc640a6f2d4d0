import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';

const read = (text: string, choices = {}) => readLoadTest([{ name: 't.csv', text }], choices);

describe('a table with a row for each level', () => {
  it('gives users, throughput, response times and utilisation', () => {
    const { levels, troubles } = read(
      'users,throughputPerSecond,responseMeanMs,p50,p90,p99,utilisation.db\n2,129.03,16.42,14.29,31.22,51.29,0.6\n1,64.96,16.29,14.36,30.66,53.5,0.3\n',
    );
    expect(troubles).toEqual([]);
    expect(levels.map(({ users }) => users)).toEqual([1, 2]);
    expect(levels[1]).toMatchObject({
      throughputPerSecond: 129.03,
      responseMs: { mean: 16.42, p50: 14.29, p90: 31.22, p95: null, p99: 51.29 },
      utilisation: { db: 0.6 },
    });
  });

  it.each([
    ['VUs;req/s;avg (s)\n8;220,15;0,0366\n16;220,33;0,0725', 36.6],
    ['connections\tqps\tlatency_us\n8\t220.15\t36600\n16\t220.33\t72500', 36.6],
    ['| Threads | Throughput | Average |\n|---|---|---|\n| 8 | 220.15/s | 36.6 ms |', 36.6],
    ['[{"clients": 8, "tps": 220.15, "mean_ms": 36.6}]', 36.6],
    ['concurrency,rps,latency\n8,220.15,0.0366\n16,220.33,0.0725', 36.6],
  ])('is read in the notation of %j', (text, meanMs) => {
    const [level] = read(text).levels;
    expect(level?.users).toBe(8);
    expect(level?.throughputPerSecond).toBeCloseTo(220.15, 6);
    expect(level?.responseMs.mean).toBeCloseTo(meanMs, 6);
  });

  it('of an open test has what was sent beside what was answered', () => {
    for (const head of [
      'rate,throughput',
      'target rps,achieved rps',
      'arrivalsPerSecond,throughputPerSecond',
    ]) {
      const { levels, loop } = read(`${head},mean ms\n50,50,15\n250,221,717\n`);
      expect(loop).toBe('open');
      expect(
        levels.map(({ users, arrivalsPerSecond, throughputPerSecond }) => [
          users,
          arrivalsPerSecond,
          throughputPerSecond,
        ]),
      ).toEqual([
        [null, 50, 50],
        [null, 250, 221],
      ]);
    }
  });

  it('has errors as a rate, a share or a count', () => {
    const errors = (text: string) => read(text).levels[0]?.errorsPerSecond;
    expect(errors('users,req/s,errors/s\n8,200,4\n')).toBe(4);
    expect(errors('users,req/s,error %\n8,196,2\n')).toBeCloseTo(4, 9);
    expect(errors('users,req/s,seconds,errors\n8,200,20,80\n')).toBe(4);
  });

  it.each([
    'throughput (k req/s)',
    'krps',
    'throughput [ktps]',
    'kreq/s',
    'requests/s (thousands)',
  ])('multiplies thousands of the head %j', (head) => {
    const [level] = read(`users,${head},response ms\n1,0.01,100\n4,0.036,111\n`).levels;
    expect(level?.throughputPerSecond).toBeCloseTo(10, 9);
    expect(level?.responseMs.mean).toBe(100);
  });

  it('takes units of heads, of throughput too', () => {
    const [level] = read('users;scripts/hour;p95 [s]\n18;995,9;1,5\n').levels;
    expect(level?.throughputPerSecond).toBeCloseTo(995.9 / 3600, 9);
    expect(level?.responseMs.p95).toBe(1500);
  });
});
