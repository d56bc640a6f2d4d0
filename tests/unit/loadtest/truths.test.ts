import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';
import { fixture, folder } from './fixtures';

describe('the tables of the measured systems', () => {
  it.each(['a-web-db', 'c-pool', 'f-delay-only'])('give every level of %s as it stands', (name) => {
    const file = fixture(`${name}.csv`);
    const rows = csvParse(file.text);
    const { levels, troubles, missing, loop } = readLoadTest([file]);
    expect({ troubles, missing, loop }).toEqual({ troubles: [], missing: [], loop: 'closed' });
    expect(
      levels.map(({ users, throughputPerSecond, responseMs: { mean, p50, p90, p95, p99 } }) =>
        [users, throughputPerSecond, mean, p50, p90, p95, p99].map(String),
      ),
    ).toEqual(
      rows.map(({ users, throughputPerSecond, responseMeanMs, p50, p90, p99 }) => [
        users,
        throughputPerSecond,
        responseMeanMs,
        p50,
        p90,
        'null',
        p99,
      ]),
    );
  });
});

describe('a whole folder', () => {
  it('gives each run once, with users by the names of files and utilisation by time', () => {
    const { levels, troubles, missing } = readLoadTest(folder('a-web-db'));
    expect(missing).toEqual([]);
    expect(troubles.map(({ file }) => file)).toEqual(['a-web-db/health.json']);
    expect(levels.map(({ users }) => users)).toEqual([1, 2, 4, 8, 16, 32, 64]);
    const at = (users: number) => levels.find((level) => level.users === users);
    expect(at(8)?.warnings.map(({ code }) => code)).toContain('same-run');
    // 2 servers of 9 ms are full from 16 users on, and 8 of 6 ms as busy as the throughput says.
    expect(at(16)?.utilisation.db).toBeCloseTo(1, 2);
    expect(at(16)?.utilisation.app).toBeCloseTo((220.33 * 0.006) / 8, 2);
    expect(at(4)?.utilisation.db).toBeCloseTo((203.18 * 0.009) / 2, 1);
    expect(at(1)?.utilisation).toEqual({});
  });

  it('says which files tell of levels of others, and by what they were joined', () => {
    const { joined } = readLoadTest(folder('a-web-db'));
    expect(joined).toEqual([
      {
        file: 'a-web-db/server.csv',
        tells: 'utilisation',
        resources: expect.arrayContaining(['app', 'db']),
        by: 'time',
        // Its excerpt holds the seconds of two levels.
        levels: readLoadTest(folder('a-web-db')).levels.filter(({ utilisation }) => utilisation.db)
          .length,
      },
      {
        file: 'a-web-db/windows.csv',
        tells: 'windows',
        resources: [],
        by: 'users',
        levels: 7,
      },
    ]);
  });

  it('takes the utilisation of the seconds that were counted, no others', () => {
    const seconds = Array.from(
      { length: 60 },
      (_, at) => `${1_795_772_000 + at},db,2,${at > 20 && at < 40 ? 1.5 : 0.1}`,
    );
    const files = [
      { name: 'n8.csv', text: 'users,throughputPerSecond\n8,220\n' },
      { name: 'windows.csv', text: 'n,start,end\n8,1795772020,1795772040\n' },
      { name: 'server.csv', text: `time,stage,servers,busy\n${seconds.join('\n')}\n` },
    ];
    expect(readLoadTest(files).levels[0]?.utilisation.db).toBeCloseTo(0.75, 9);
  });

  it('names meters of other times than those of the levels', () => {
    const files = [
      { name: 'levels.csv', text: 'users,throughputPerSecond\n1,65\n8,220\n' },
      { name: 'server.csv', text: 'time,stage,servers,busy\n1,db,2,1.5\n2,db,2,1.5\n' },
    ];
    const { troubles, levels } = readLoadTest(files);
    expect(levels).toHaveLength(2);
    expect(troubles).toEqual([
      expect.objectContaining({ file: 'server.csv', value: 'times 1 to 2 s' }),
    ]);
    expect(troubles[0]?.accepted).toMatch(/when each level began and ended/);
  });

  it('says which runs loaded the system together', () => {
    const file = fixture('tools/jmeter.jtl');
    // Another machine did not measure the same to the last request.
    const lines = file.text.split('\n').filter((_, at) => at !== 200);
    const second = { name: 'tools/jmeter-second-machine.jtl', text: lines.join('\n') };
    const { levels } = readLoadTest([file, second]);
    expect(levels).toHaveLength(2);
    for (const { warnings } of levels)
      expect(warnings.map(({ code }) => code)).toContain('at-once');
  });

  it('gives a run with steps as its levels, and its sum not again', () => {
    const { levels, missing } = readLoadTest(folder('locust-steps-a'));
    expect(missing).toEqual([]);
    expect(levels.map(({ users }) => users)).toEqual([1, 2, 4, 8, 16, 32, 64]);
    const truth = [64.96, 129.03, 203.18, 220.15, 220.33, 220.89, 216.44];
    levels.forEach(({ throughputPerSecond, throughputStandardError }, at) => {
      const off = Math.abs(throughputPerSecond - (truth[at] ?? 0));
      expect(off).toBeLessThan(4 * (throughputStandardError ?? 0));
    });
    for (const { users, throughputPerSecond, responseMs } of levels) {
      const waitedMs = (1000 * (users ?? 0)) / throughputPerSecond;
      expect(Math.abs((responseMs.mean ?? 0) / waitedMs - 1)).toBeLessThan(0.02);
    }
  });

  it('gives an open series by its rates, and says where a queue grows', () => {
    const { levels, loop } = readLoadTest(folder('open-a'));
    expect(loop).toBe('open');
    expect(levels.map(({ arrivalsPerSecond }) => arrivalsPerSecond)).toEqual([
      50, 100, 150, 200, 215, 250,
    ]);
    const overloaded = levels.filter(({ warnings }) =>
      warnings.some(({ code }) => code === 'overload'),
    );
    expect(overloaded.map(({ arrivalsPerSecond }) => arrivalsPerSecond)).toEqual([250]);
    expect(levels.at(-1)?.throughputPerSecond).toBeCloseTo(221, 0);
  });

  it('takes users from a table that tells when each level ran', () => {
    const { levels, missing } = readLoadTest(folder('tools'));
    expect(levels.find(({ file }) => file === 'tools/hey.csv')?.users).toBe(8);
    expect(missing).not.toContain('users of tools/hey.csv');
  });

  it('gives logs of JMeter by their threads', () => {
    const { levels } = readLoadTest(folder('jmeter-series-a'));
    expect(levels.map(({ users }) => users)).toEqual([1, 4, 16, 64]);
  });
});

describe('closed or open', () => {
  it('takes vegeta without a rate for a closed loop, as a choice', () => {
    const { levels, choices } = readLoadTest([fixture('tools/vegeta.json')]);
    expect(levels[0]).toMatchObject({ users: 8, arrivalsPerSecond: null });
    const id = 'loop of tools/vegeta.json';
    expect(choices.find((choice) => choice.id === id)).toMatchObject({ value: 'closed' });
    const open = readLoadTest([fixture('tools/vegeta.json')], { [id]: 'open' });
    expect(open.loop).toBe('open');
    expect(open.levels[0]?.users).toBeNull();
    expect(open.levels[0]?.arrivalsPerSecond).toBeCloseTo(223.8, 1);
  });

  it('takes k6 for open where it dropped iterations', () => {
    const { loop, levels } = readLoadTest([fixture('k6/summary-export.json')]);
    expect(loop).toBe('open');
    expect(levels[0]?.throughputPerSecond).toBeCloseTo(8621.047 * (1 - 0.217459), 0);
    expect(levels[0]?.errorsPerSecond).toBeCloseTo(8621.047 * 0.217459, 0);
  });

  it('asks for users of a k6 summary whose users changed', () => {
    const { missing, levels } = readLoadTest([fixture('k6/summary-nested.json')]);
    expect(missing).toEqual(['users of k6/summary-nested.json']);
    expect(levels[0]?.warnings.map(({ code }) => code)).toContain('ramp');
    expect(levels[0]?.responseMs.mean).toBeCloseTo(12563.466, 2);
  });
});

describe('reports that tools save', () => {
  it('of JMeter give their total', () => {
    const text = `Label,# Samples,Average,Median,90% Line,95% Line,99% Line,Min,Max,Error %,Throughput,Received KB/sec,Std. Dev.
GET /a,2000,35,33,54,62,79,2,110,0.000%,110.1,16.3,15.1
GET /b,2000,37,35,56,64,81,2,120,2.000%,110.2,16.3,15.4
TOTAL,4000,36,34,55,63,80,2,120,1.000%,220.3,32.6,15.25
`;
    const { levels, missing, troubles } = readLoadTest([{ name: 'aggregate-8users.csv', text }]);
    expect({ missing, troubles }).toEqual({ missing: [], troubles: [] });
    expect(levels).toHaveLength(1);
    expect(levels[0]).toMatchObject({
      users: 8,
      tool: 'JMeter',
      throughputPerSecond: expect.closeTo(0.99 * 220.3, 6),
      errorsPerSecond: expect.closeTo(0.01 * 220.3, 6),
      responseMs: { mean: 36, p50: 34, p90: 55, p95: 63, p99: 80 },
    });
  });

  it('of Gatling give all requests', () => {
    const of = (total: number, ok: number, ko: number) => ({ total, ok, ko });
    const stats = {
      name: 'All Requests',
      numberOfRequests: of(4400, 4378, 22),
      maxResponseTime: of(121, 121, 40),
      meanResponseTime: of(36, 36, 30),
      percentiles1: of(34, 34, 30),
      percentiles3: of(64, 64, 39),
      percentiles4: of(81, 82, 40),
      meanNumberOfRequestsPerSecond: of(220, 218.9, 1.1),
    };
    for (const document of [stats, { type: 'GROUP', name: 'All Requests', stats }]) {
      const file = { name: 'js/stats.json', text: JSON.stringify(document) };
      const { levels, missing } = readLoadTest([file]);
      expect(missing).toEqual(['users of js/stats.json']);
      expect(levels[0]).toMatchObject({
        throughputPerSecond: 218.9,
        errorsPerSecond: 1.1,
        responseMs: { mean: 36, p50: 34, p90: null, p95: 64, p99: 82 },
      });
    }
  });
});
