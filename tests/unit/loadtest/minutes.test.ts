import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';

const read = (text: string) => readLoadTest([{ name: 't.csv', text }]);
/** One user, and four, whose requests take half a minute and a minute. */
const rows = (head: string) => read(`users;requests/min;${head}\n1;2;0.5\n4;4;1\n`);
const means = (head: string) => rows(head).levels.map(({ responseMs }) => responseMs.mean);

describe('min in brackets', () => {
  it.each([
    'avg response time [min]',
    'avg response time (min)',
    'Mittlere Dauer [min]',
    'Dauer [min]',
    'Antwortzeit [min]',
  ])('is a unit in %j', (head) => {
    expect(means(head)).toEqual([30_000, 60_000]);
    expect(rows(head).missing).toEqual([]);
  });

  it('is of percentiles, too', () => {
    expect(rows('p95 [min]').levels[0]?.responseMs.p95).toBe(30_000);
  });

  it('is of least times where users, throughput and times do not agree as minutes', () => {
    expect(means('response time (min)').length).toBe(2);
    const least = read('users;rps;response time (min)\n1;10;90\n4;36;95\n');
    expect(least.levels.map(({ responseMs }) => responseMs.mean)).toEqual([null, null]);
    const beside = read('users;rps;latency (min);latency (avg) ms\n1;10;90;100\n4;36;95;111\n');
    expect(beside.levels.map(({ responseMs }) => responseMs.mean)).toEqual([100, 111]);
  });

  it('is how long a level was held where it cannot be what a response took', () => {
    const { levels } = read('users;rps;mean ms;Dauer [min]\n1;10;100;2\n4;36;111;2\n');
    expect(levels.map(({ seconds }) => seconds)).toEqual([120, 120]);
  });
});

describe('a head that goes over lines in quotes', () => {
  it.each([
    'users,rps,"mean\nms"\n1,10,100\n4,36,111\n',
    '"users";"requests\nper second";"mean\r\n(ms)"\n1;10;100\n4;36;111\n',
    '"number of\nusers"\t"rps"\t"mean\nms"\n1\t10\t100\n4\t36\t111\n',
  ])('is one: %j', (text) => {
    const test = read(text);
    expect(test.troubles).toEqual([]);
    expect(
      test.levels.map(({ users, throughputPerSecond: x, responseMs }) => [
        users,
        x,
        responseMs.mean,
      ]),
    ).toEqual([
      [1, 10, 100],
      [4, 36, 111],
    ]);
  });
});
