import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';
import { withFailed } from '../../../src/loadtest/checks/failed';
import { told } from '../../../src/loadtest/told';
import { fitLevels } from '../../../src/system/fitLevels';
import { lawText } from '../../../src/your-system/given/law';
import { measuredLevel } from '../../../src/your-system/given/measuredLevel';

const wrk = (failed: number) =>
  [
    'Running 10s test @ http://localhost:8080/',
    '  2 threads and 10 connections',
    '  Thread Stats   Avg      Stdev     Max   +/- Stdev',
    '    Latency    10.00ms    1.00ms  20.00ms   90.00%',
    '    Req/Sec   500.00     10.00   520.00     70.00%',
    '  10000 requests in 10.00s, 1.00MB read',
    `  Non-2xx or 3xx responses: ${failed}`,
    'Requests/sec:   1000.00',
    'Transfer/sec:    100.00KB',
  ].join('\n');

const read = (failed: number) => readLoadTest([{ name: 'wrk.txt', text: wrk(failed) }]);

it('a level of which nothing was good has no throughput', () => {
  const nothing = told('t.csv', 'table', { users: 4, throughputPerSecond: 0, errorsPerSecond: 9 });
  expect(withFailed(nothing)).toBe(nothing);
});

describe('a level of which many requests failed', () => {
  it('counts all of them, so that no delay is made of the time of failed ones', () => {
    const test = read(9000);
    const [level] = fitLevels(test.levels);
    // N = X R: 10 users, 1000 per second, 10 ms.
    expect(level?.throughputPerSecond).toBe(1000);
    expect(test.levels[0]?.errorsPerSecond).toBe(900);
    const codes = test.levels[0]?.warnings.map(({ code }) => code);
    expect(codes).toContain('failed-counted');
    expect(codes).not.toContain('law-violated');
    expect(lawText(test.levels.flatMap(measuredLevel))).toMatch(/holds within 1/);
  });

  it('says that nothing follows of the limit, also where it is shortened', () => {
    const { levels } = read(9000);
    const said = levels[0]?.warnings.find(({ code }) => code === 'failed-counted')?.sentence;
    expect(said).toMatch(/^90 % of the requests failed: nothing follows.*limit/);
    expect(said).toMatch(/count all 1000 per second here; 100 were good/);
  });

  it('counts good ones alone where few failed', () => {
    const [level] = read(500).levels;
    expect(level?.throughputPerSecond).toBe(950);
    expect(level?.warnings.map(({ code }) => code)).toContain('errors');
  });
});
