import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';
import { FIXTURES, fixture } from './fixtures';

/** Eight connections to a system that gives 222 per second at most, whose responses then take 36 ms. */
const [USERS, PER_SECOND, RESPONSE_MS] = [8, 222, 36];

/** How each file of a tool tells of that system: who asks, whether it tells the users, and how far its excerpt strays. */
const TOOLS: Readonly<
  Record<string, { tool: string; asks?: boolean; within?: number; roughMs?: number }>
> = {
  'ab-requests.tsv': { tool: 'ab', asks: true, within: 0.12 },
  'ab.txt': { tool: 'ab' },
  'artillery.json': { tool: 'artillery' },
  'artillery.txt': { tool: 'artillery' },
  'autocannon.json': { tool: 'autocannon' },
  'autocannon.txt': { tool: 'autocannon', asks: true, within: 0.07 },
  'bombardier.json': { tool: 'bombardier' },
  'bombardier.txt': { tool: 'bombardier' },
  'gatling-simulation.log': { tool: 'Gatling' },
  'hey.csv': { tool: 'hey', asks: true },
  'hey.txt': { tool: 'hey', asks: true },
  'jmeter-minimal.csv': { tool: 'JMeter', asks: true, within: 0.12 },
  'jmeter-noheader.jtl': { tool: 'JMeter', within: 0.14 },
  'jmeter-semicolon.csv': { tool: 'JMeter' },
  'jmeter-tab-dates.csv': { tool: 'JMeter', within: 0.07 },
  'jmeter.jtl': { tool: 'JMeter' },
  'jmeter.xml': { tool: 'JMeter', within: 0.1 },
  'locust.json': { tool: 'Locust', asks: true },
  'locust_stats.csv': { tool: 'Locust', asks: true },
  'locust_stats_history.csv': { tool: 'Locust' },
  'oha.csv': { tool: 'oha', asks: true },
  'oha.json': { tool: 'oha', asks: true },
  'oha.txt': { tool: 'oha', asks: true },
  'siege.json': { tool: 'siege', roughMs: 10 },
  'siege.txt': { tool: 'siege', roughMs: 10 },
  'vegeta-requests.csv': { tool: 'vegeta' },
  'vegeta-requests.ndjson': { tool: 'vegeta' },
  'vegeta-short.json': { tool: 'vegeta' },
  'vegeta.json': { tool: 'vegeta' },
  'vegeta.txt': { tool: 'vegeta' },
  'wrk-latency.txt': { tool: 'wrk' },
  'wrk-plain.txt': { tool: 'wrk' },
};

/** Files that hold no level, with what is said to give instead. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'a-web-db/health.json': /file of results/,
  'k6/points.csv': /more than a moment/,
  'tools/ab-percentiles.csv': /what ab prints/,
  'tools/gatling-console.txt': /simulation\.log/,
  'tools/jmeter-console.txt': /\.jtl/,
  'tools/locust-console.txt': /_stats_history\.csv/,
  'tools/locust_exceptions.csv': /_stats\.csv/,
  'tools/locust_failures.csv': /_stats\.csv/,
  'tools/vegeta-hdrplot.txt': /-type=json/,
  'tools/vegeta-hist.txt': /-type=json/,
};

describe('a file of a tool', () => {
  it.each(Object.entries(TOOLS))(
    'is read: %s',
    (name, { tool, asks, within = 0.06, roughMs = 0 }) => {
      const file = fixture(`tools/${name}`);
      const asked = `users of ${file.name}`;
      const first = readLoadTest([file]);
      expect(first.missing).toEqual(asks ? [asked] : []);
      expect(first.levels.map(({ users }) => users)).toEqual([asks ? null : USERS]);
      const { levels, troubles, missing } = readLoadTest([file], asks ? { [asked]: '8' } : {});
      const [level] = levels;
      expect({ troubles, missing, levels: levels.length }).toEqual({
        troubles: [],
        missing: [],
        levels: 1,
      });
      expect(level).toMatchObject({ users: USERS, tool, file: file.name, errorsPerSecond: 0 });
      expect(Math.abs((level?.throughputPerSecond ?? 0) / PER_SECOND - 1)).toBeLessThan(within);
      const strays = Math.abs((level?.responseMs.mean ?? 0) - RESPONSE_MS);
      expect(strays).toBeLessThan(within * RESPONSE_MS + 2 + roughMs);
    },
  );

  it.each(Object.entries(REFUSED))('is refused with what to give instead: %s', (name, instead) => {
    const { levels, troubles } = readLoadTest([fixture(name)]);
    expect(levels).toEqual([]);
    expect(troubles).toHaveLength(1);
    expect(troubles[0]).toMatchObject({ file: name, place: 'whole file' });
    expect(troubles[0]?.accepted).toMatch(instead);
  });

  it.each(FIXTURES.filter((name) => !(name in REFUSED)))('has no trouble: %s', (name) => {
    expect(readLoadTest([fixture(name)]).troubles).toEqual([]);
  });
});

describe('percentiles', () => {
  it.each([
    ['wrk-latency.txt', [33.83, 56.82, null, 80.46]],
    ['ab.txt', [33, 55, 64, 81]],
    ['hey.txt', [33.8, 56.4, 64.4, 82.9]],
    ['oha.txt', [33.6545, 54.9843, 63.4091, 81.8345]],
    ['oha.json', [34.069158, 56.090322, 64.312958, 79.26063]],
    ['vegeta.json', [33.429167, 56.786317, 64.702729, 80.056341]],
    ['vegeta.txt', [33.429, 56.786, 64.703, 80.056]],
    ['autocannon.json', [34, 57, null, 83]],
    ['autocannon.txt', [32, 52, null, 77]],
    ['bombardier.json', [34.924, 57.237, 64.823, 78.37]],
    ['bombardier.txt', [34.59, 56.84, 64.34, 80.74]],
    ['artillery.json', [32.1, 54.1, 59.7, 74.4]],
    ['artillery.txt', [32.1, null, 59.7, 74.4]],
    ['locust_stats.csv', [33, 56, 64, 81]],
    ['siege.txt', [null, null, null, null]],
  ])('of %s are in ms', (name, expected) => {
    const { p50, p90, p95, p99 } =
      readLoadTest([fixture(`tools/${name}`)]).levels[0]?.responseMs ?? {};
    [p50, p90, p95, p99].forEach((value, at) => {
      const wanted = expected[at] ?? null;
      if (wanted === null) expect(value).toBeNull();
      else expect(value).toBeCloseTo(wanted, 3);
    });
  });
});
