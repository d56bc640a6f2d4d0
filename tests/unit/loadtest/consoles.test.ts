import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';
import { epochSeconds } from '../../../src/loadtest/time';
import { fixture } from './fixtures';

const read = (text: string, name = 'console.txt') => readLoadTest([{ name, text }]);

describe('what a console prints of errors', () => {
  it('of wrk: bad answers among the requests, lost ones beside them', () => {
    const text = fixture('a-web-db/n8.txt').text.replace(
      'Requests/sec',
      '  Socket errors: connect 0, read 3, write 0, timeout 7\n  Non-2xx or 3xx responses: 408\nRequests/sec',
    );
    const [level] = read(text).levels;
    expect(level?.throughputPerSecond).toBeCloseTo(4000 / 20.02, 6);
    expect(level?.errorsPerSecond).toBeCloseTo(418 / 20.02, 6);
  });

  it('of ab: another length is no error, another status is', () => {
    const text = fixture('tools/ab.txt').text.replace(
      'Failed requests:        0',
      'Failed requests:        100\n   (Connect: 1, Receive: 2, Length: 96, Exceptions: 1)\nNon-2xx responses:      200',
    );
    const [level] = read(text).levels;
    expect(level?.errorsPerSecond).toBeCloseTo(204 / 15.002, 6);
    expect(level?.throughputPerSecond).toBeCloseTo(3200 / 15.002, 6);
  });

  it('of vegeta: by the share of successes', () => {
    const text = fixture('tools/vegeta.txt').text.replace('100.00%', '90.00%');
    const [level] = read(text).levels;
    expect(level?.throughputPerSecond).toBeCloseTo((0.9 * 4485) / 20.039, 6);
    expect(level?.errorsPerSecond).toBeCloseTo((0.1 * 4485) / 20.039, 6);
  });

  it('of bombardier: by the codes', () => {
    const text = fixture('tools/bombardier.txt').text.replace(
      '2197, 3xx - 0, 4xx - 0, 5xx - 0',
      '2000, 3xx - 0, 4xx - 0, 5xx - 197',
    );
    const [level] = read(text).levels;
    expect(level?.throughputPerSecond).toBeCloseTo(200, 6);
    expect(level?.errorsPerSecond).toBeCloseTo(19.7, 6);
  });
});

describe('a tool that sends at a rate', () => {
  it('wrk2 is open, at what its name tells', () => {
    const text = fixture('a-web-db/n8.txt').text.replace(
      'Latency Distribution',
      'Latency Distribution (HdrHistogram - Recorded Latency)',
    );
    const { levels, loop, choices } = read(text, 'wrk2-rate300.txt');
    expect(choices).toContainEqual(
      expect.objectContaining({ id: 'rate of wrk2-rate300.txt', value: '300' }),
    );
    expect(loop).toBe('open');
    expect(levels[0]).toMatchObject({ users: null, arrivalsPerSecond: 300 });
    expect(levels[0]?.warnings.map(({ code }) => code)).toContain('overload');
  });

  it('bombardier is open where it has a rate', () => {
    const text = fixture('tools/bombardier.json').text.replace('"spec":{', '"spec":{"rate":250,');
    const { levels } = read(text, 'bombardier.json');
    expect(levels[0]).toMatchObject({ users: null, arrivalsPerSecond: 250 });
  });
});

describe('the summary that k6 prints', () => {
  const SUMMARY = `
     checks_total.......................: 5000    166.6/s
     http_req_duration..................: avg=20.5ms  min=1.1ms  med=18.2ms max=130.2ms p(90)=36.6ms p(95)=43.1ms
       { expected_response:true }.......: avg=20.1ms  min=1.1ms  med=18.2ms max=130.2ms p(90)=36.6ms p(95)=43.1ms
     http_req_failed....................: 2.00%   ✓ 100       ✗ 4900
     http_reqs..........................: 5000    166.6/s
     iteration_duration.................: avg=120.1ms min=101ms  med=118ms  max=231ms   p(90)=137ms  p(95)=143ms
     iterations.........................: 5000    166.6/s
     vus................................: 20      min=20      max=20
     vus_max............................: 20      min=20      max=20
`;

  it('gives users, throughput and the pause of an iteration', () => {
    const { levels, missing, troubles } = read(SUMMARY);
    expect({ missing, troubles }).toEqual({ missing: [], troubles: [] });
    expect(levels[0]).toMatchObject({
      users: 20,
      tool: 'k6',
      throughputPerSecond: expect.closeTo(0.98 * 166.6, 6),
      responseMs: { mean: 20.5, p50: 18.2, p90: 36.6, p95: 43.1, p99: null },
      thinkMs: expect.closeTo(99.6, 6),
    });
    // 20 users, 166.6 per second, 120.1 ms: N = X (R + Z).
    expect(levels[0]?.warnings.map(({ code }) => code)).not.toContain('law-violated');
  });
});

describe('a point of time', () => {
  it.each([
    ['1795772630', 1_795_772_630],
    ['1795772630123', 1_795_772_630.123],
    ['1795772630123456789', 1_795_772_630.123_457],
    ['2026-11-27T09:45:32.64007563Z', 1_795_772_732.64],
    ['2026-11-27T10:45:32.64+01:00', 1_795_772_732.64],
    ['2026-11-27 09:45:32.64', 1_795_772_732.64],
    ['2026/11/27 09:45:32.640', 1_795_772_732.64],
  ])('is read from %s', (text, seconds) => {
    expect(epochSeconds(text)).toBeCloseTo(seconds, 3);
  });

  it.each(['', 'abc', '12', '2026-13-45 99:99:99'])('is not read from %j', (text) => {
    expect(epochSeconds(text)).toBeNull();
  });
});
