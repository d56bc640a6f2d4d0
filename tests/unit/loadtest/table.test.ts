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
});
