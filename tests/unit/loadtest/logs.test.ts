import { describe, expect, it } from 'vitest';
import { type LoadFile, readLoadTest } from '../../../src/loadtest';
import { batchMeans } from '../../../src/loadtest/run/batchMeans';
import { withoutIdleEnds } from '../../../src/loadtest/run/idle';
import { warmUp } from '../../../src/loadtest/run/mser';
import { fixture } from './fixtures';

/** Numbers that look like chance and are the same in each run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const START_MS = 1_795_773_000_000;

interface Step {
  users: number;
  seconds: number;
  /** Of each response, in ms. */
  responseMs: (sinceMs: number) => number;
  /** Before it, when nothing is sent. */
  pauseSeconds?: number;
  /** After each response. */
  thinkMs?: number;
}

/** A log of JMeter in which users send one request after the other, and some fail. */
function jmeterLog(steps: readonly Step[], failing = 0): string {
  const random = chance(7);
  const rows: string[] = [];
  let beginMs = START_MS;
  for (const { users, seconds, responseMs, pauseSeconds = 0, thinkMs = 0 } of steps) {
    beginMs += 1000 * pauseSeconds;
    const endMs = beginMs + 1000 * seconds;
    for (let user = 0; user < users; user += 1) {
      for (let at = beginMs; at < endMs; ) {
        const elapsed = Math.max(1, Math.round(responseMs(at - beginMs) * (0.5 + random())));
        if (at + elapsed > endMs) break;
        const isOk = random() >= failing;
        rows.push(
          `${at},${elapsed},GET /,${isOk ? 200 : 503},,users 1-${user},text,${isOk},,1,1,${users},${users},,1,0,0`,
        );
        at += elapsed + thinkMs;
      }
    }
    beginMs = endMs;
  }
  return `timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect\n${rows.join('\n')}\n`;
}

const read = (text: string, name = 'run.jtl') => readLoadTest([{ name, text }]);

describe('a log of requests', () => {
  it('is cut into levels where the number of users changes', () => {
    const { levels } = read(
      jmeterLog([
        { users: 2, seconds: 20, responseMs: () => 20 },
        { users: 5, seconds: 20, responseMs: () => 25 },
        { users: 10, seconds: 20, responseMs: () => 40 },
      ]),
    );
    expect(levels.map(({ users }) => users)).toEqual([2, 5, 10]);
    [100, 200, 250].forEach((perSecond, at) => {
      const level = levels[at];
      expect(Math.abs((level?.throughputPerSecond ?? 0) / perSecond - 1)).toBeLessThan(0.03);
      expect(level?.responseMs.mean).toBeCloseTo(
        (1000 * (level?.users ?? 0)) / (level?.throughputPerSecond ?? 1),
        -0.5,
      );
    });
  });

  it('leaves out pauses between levels, in which nothing is sent', () => {
    const { levels } = read(
      jmeterLog([
        { users: 1, seconds: 20, responseMs: () => 20 },
        { users: 2, seconds: 20, responseMs: () => 20, pauseSeconds: 6 },
        { users: 1, seconds: 6, responseMs: () => 100, thinkMs: 100, pauseSeconds: 3 },
        { users: 8, seconds: 20, responseMs: () => 40, pauseSeconds: 0.9 },
      ]),
    );
    expect(levels.map(({ users }) => users)).toEqual([1, 1, 2, 8]);
    const rates = levels.map(({ throughputPerSecond }) => throughputPerSecond);
    [50, 5, 100, 200].forEach((perSecond, at) => {
      expect(Math.abs((rates[at] ?? 0) / perSecond - 1)).toBeLessThan(0.04);
    });
    const codes = levels.flatMap(({ warnings }) => warnings.map(({ code }) => code));
    expect(codes).not.toContain('stalls');
  });

  it('keeps the pauses of users who think', () => {
    const request = (startMs: number) => ({ startMs, elapsedMs: 20, isOk: true, users: 1 });
    const log = [0, 1000, 2000, 3000, 4000, 5000, 12_000, 13_000].map(request);
    const trimmed = withoutIdleEnds(log, 1);
    const thinking = { users: 1, fromMs: 20, toMs: 3020 };
    expect(trimmed(thinking)).toEqual(thinking);
    expect(trimmed({ users: 1, fromMs: 20, toMs: 12_020 })).toMatchObject({ toMs: 5021 });
    expect(trimmed({ users: 2, fromMs: 12_020, toMs: 13_021 })).toMatchObject({ fromMs: 12_010 });
  });

  it('leaves out its warm-up', () => {
    const slow = (sinceMs: number) => (sinceMs < 3000 ? 120 : 20);
    const { levels } = read(jmeterLog([{ users: 4, seconds: 30, responseMs: slow }]));
    expect(levels[0]?.throughputPerSecond).toBeGreaterThan(0.97 * 200);
    expect(levels[0]?.seconds).toBeLessThan(27.5);
    expect((levels[0]?.seconds ?? 0) + (levels[0]?.warmUpSeconds ?? 0)).toBeCloseTo(30, 0);
    expect(levels[0]?.responseMs.mean).toBeLessThan(21);
  });

  it('says where it never settles', () => {
    const growing = (sinceMs: number) => 20 + sinceMs / 50;
    const { levels } = read(jmeterLog([{ users: 4, seconds: 30, responseMs: growing }]));
    expect(levels[0]?.warnings.map(({ code }) => code)).toContain('unsettled');
  });

  it('counts errors apart, and all as throughput where many failed', () => {
    const { levels } = read(jmeterLog([{ users: 4, seconds: 30, responseMs: () => 20 }], 0.2));
    const { throughputPerSecond = 0, errorsPerSecond = 0 } = levels[0] ?? {};
    expect(throughputPerSecond).toBeCloseTo(200, -1);
    expect((errorsPerSecond ?? 0) / throughputPerSecond).toBeCloseTo(0.2, 1);
  });

  it('leaves out ramps, and says so', () => {
    const ramp = Array.from({ length: 8 }, (_, at) => ({
      users: 2 * (at + 1),
      seconds: 1,
      responseMs: () => 20,
    }));
    const { levels } = read(jmeterLog([...ramp, { users: 20, seconds: 20, responseMs: () => 40 }]));
    expect(levels.map(({ users }) => users)).toEqual([20]);
    expect(levels[0]?.warnings.map(({ code }) => code)).toContain('ramps-left-out');
  });

  it('says where nothing was sent while users waited', () => {
    const stalled = (sinceMs: number) => (sinceMs > 15_000 && sinceMs < 15_060 ? 4000 : 20);
    const { levels } = read(jmeterLog([{ users: 4, seconds: 40, responseMs: stalled }]));
    expect(levels[0]?.warnings.map(({ code }) => code)).toContain('stalls');
    // What lies before the stall is no warm-up.
    expect(levels[0]?.seconds).toBeGreaterThan(30);
  });
});

describe('rows of a log', () => {
  const lines = fixture('tools/jmeter.jtl').text.trimEnd().split('\n');
  const requests = (text: string) => read(text).levels[0]?.requests ?? 0;
  const at = (line: number, change: (text: string) => string) =>
    lines.map((text, index) => (index === line ? change(text) : text));

  it('may hold a message of several lines', () => {
    const message = at(20, (text) => text.replace(',true,,', ',true,"first\nsecond, and third",'));
    const { troubles } = read(message.join('\n'));
    expect(troubles).toEqual([]);
    expect(requests(message.join('\n'))).toBe(requests(lines.join('\n')));
  });

  it('stay where quotes stand alone in two others', () => {
    const quoted = at(20, (text) => `"${text}`);
    quoted[26] = (quoted[26] ?? '').replace(',', '",');
    const { troubles } = read(quoted.join('\n'));
    expect(troubles).toEqual([]);
    expect(requests(quoted.join('\n'))).toBe(requests(lines.join('\n')));
  });
});

describe('samples of JMeter in XML', () => {
  it('count once, with those that are parts of them', () => {
    const { text } = fixture('tools/jmeter.xml');
    const part = '  <httpSample t="5" it="0" lt="5" ct="0" ts="1795773008117" s="true" na="8"/>';
    const nested = text.replaceAll('  <java.net.URL>', `${part}\n  <java.net.URL>`);
    expect(read(nested).levels).toEqual(read(text).levels);
  });
});

describe('users of Gatling', () => {
  it('go, too, and make a level of what is left', () => {
    const random = chance(5);
    const rows = ['RUN\tS\ts\t1795772917667\t \t3.9.5'];
    for (let user = 0; user < 6; user += 1) {
      const endMs = START_MS + (user < 2 ? 20_000 : 10_000);
      rows.push(`USER\tusers\tSTART\t${START_MS}`, `USER\tusers\tEND\t${endMs}`);
      for (let from = START_MS; from < endMs - 40; ) {
        const to = from + Math.round(10 + 20 * random());
        rows.push(`REQUEST\t\tGET /\t${from}\t${to}\tOK\t `);
        from = to;
      }
    }
    const { levels } = read(rows.join('\n'), 'simulation.log');
    expect(levels.map(({ users }) => users)).toEqual([2, 6]);
    expect(levels[0]?.throughputPerSecond).toBeCloseTo(100, -1);
    expect(levels[1]?.throughputPerSecond).toBeCloseTo(300, -1);
  });
});

/** Points of k6 for users whose requests take as long each. */
function k6Points(
  responseMs: number,
  users: number,
  toRow: (metric: string, seconds: number, value: number) => string,
): string {
  const rows: string[] = [];
  for (let second = 0; second < 30; second += 1)
    rows.push(toRow('vus', 1_789_540_506 + second, users));
  for (let user = 0; user < users; user += 1)
    for (let at = responseMs * (1 + user / users); at < 30_000; at += responseMs) {
      rows.push(toRow('http_reqs', 1_789_540_506 + at / 1000, 1));
      rows.push(toRow('http_req_duration', 1_789_540_506 + at / 1000, responseMs));
    }
  return rows.join('\n');
}

describe('points of k6', () => {
  const head = fixtureHead();
  const csv: LoadFile = {
    name: 'points.csv',
    text: `${head}\n${k6Points(40, 10, (metric, seconds, value) => `${metric},${Math.floor(seconds)},${value.toFixed(6)},,,,true,,GET,http://127.0.0.1/,HTTP/1.1,default,,200,,,http://127.0.0.1/,,`)}\n`,
  };
  const ndjson: LoadFile = {
    name: 'points.json',
    text: k6Points(40, 10, (metric, seconds, value) =>
      JSON.stringify({
        metric,
        type: 'Point',
        data: {
          time: new Date(1000 * seconds).toISOString(),
          value,
          tags: { expected_response: 'true' },
        },
      }),
    ),
  };

  it.each([csv, ndjson])(
    'give throughput by their seconds, and users by their metric: $name',
    (file) => {
      const { levels, troubles, loop } = readLoadTest([file]);
      expect({ troubles, loop, count: levels.length }).toEqual({
        troubles: [],
        loop: 'closed',
        count: 1,
      });
      expect(levels[0]).toMatchObject({ users: 10, tool: 'k6' });
      expect(levels[0]?.throughputPerSecond).toBeCloseTo(250, -1);
      expect(levels[0]?.responseMs.mean).toBeCloseTo(40, 6);
    },
  );
});

function fixtureHead(): string {
  return 'metric_name,timestamp,metric_value,check,error,error_code,expected_response,group,method,name,proto,scenario,service,status,subproto,tls_version,url,extra_tags,metadata';
}

describe('MSER-5', () => {
  /** By its definition: the cut of whole batches that makes the squared standard error of what is left least. */
  function byDefinition(values: readonly number[]): number {
    const means = Array.from({ length: Math.floor(values.length / 5) }, (_, at) =>
      values.slice(5 * at, 5 * at + 5).reduce((sum, value) => sum + value / 5, 0),
    );
    const statistic = (cut: number) => {
      const left = means.slice(cut);
      const mean = left.reduce((sum, value) => sum + value, 0) / left.length;
      return left.reduce((sum, value) => sum + (value - mean) ** 2, 0) / left.length ** 2;
    };
    let best = 0;
    for (let cut = 1; cut <= Math.floor(means.length / 2); cut += 1)
      if (statistic(cut) < statistic(best)) best = cut;
    return 5 * best;
  }

  it.each([0, 1, 2, 3])('cuts where its definition does, series %i', (seed) => {
    const random = chance(seed + 11);
    const values = Array.from(
      { length: 403 },
      (_, at) => 1e6 + random() + (at < 40 * seed ? 3 : 0),
    );
    expect(warmUp(values).cut).toBe(byDefinition(values));
  });
});

describe('the interval by batch means', () => {
  it('is that of the mean for values without memory', () => {
    const random = chance(3);
    const errors = Array.from(
      { length: 50 },
      () => batchMeans(Array.from({ length: 400 }, random)) ?? 0,
    );
    const mean = errors.reduce((sum, value) => sum + value, 0) / errors.length;
    expect(mean).toBeCloseTo(Math.sqrt(1 / 12 / 400), 3);
    expect(batchMeans([1, 2, 3])).toBeNull();
  });
});

describe('rows of a log that cannot be read', () => {
  const [head = '', ...rows] = jmeterLog([{ users: 4, seconds: 30, responseMs: () => 20 }])
    .trimEnd()
    .split('\n');
  const bad = rows.map((row, at) => (at % 3 === 0 ? row.replace(/,\d+/, `,-${at}`) : row));
  const count = bad.filter((_, at) => at % 3 === 0).length;

  it('are said to be missed on the level', () => {
    const [level] = read([head, ...bad].join('\n')).levels;
    const said = level?.warnings.find(({ code }) => code === 'unread-rows');
    expect(said?.sentence).toContain(`misses ${count} of ${rows.length} rows`);
    const codes = read([head, ...rows].join('\n')).levels[0]?.warnings.map(({ code }) => code);
    expect(codes).not.toContain('unread-rows');
  });

  it('are named by the first few of a kind, and how many more there are', () => {
    const { troubles } = read([head, ...bad, '1,2,3'].join('\n'));
    expect(troubles.map(({ place }) => place)).toEqual([
      'line 2, elapsed',
      'line 5, elapsed',
      'line 8, elapsed',
      `and ${count - 3} more rows, elapsed`,
      `line ${rows.length + 2}, timeStamp`,
    ]);
    expect(troubles[3]).toMatchObject({ value: '-9, -12, -15, …', accepted: 'a number of ms' });
  });
});
