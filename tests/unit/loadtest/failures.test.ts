import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';

const read = (text: string, choices = {}) => readLoadTest([{ name: 't.csv', text }], choices);
const failed = (text: string, choices = {}) =>
  read(text, choices).levels.map(({ errorsPerSecond }) => errorsPerSecond);

const HEAD = 'users,rps,mean ms,error rate %';
const COUNTS = 'what throughput counts of t.csv';

describe('a column of errors', () => {
  it('names a share that there cannot be, and keeps the row', () => {
    const test = read(`${HEAD}\n1,10,100,0\n5,40,125,5\n10,60,167,50\n20,75,267,150\n`);
    expect(test.levels).toHaveLength(4);
    expect(test.troubles).toEqual([
      {
        file: 't.csv',
        place: 'line 5, error rate %',
        value: '150',
        accepted: '0 to 100, the share of requests that failed',
      },
    ]);
  });

  it('is of all requests or of good ones, as users, throughput and times agree', () => {
    // 10 users, 100 ms: 100 per second in all.
    const all = `${HEAD}\n10,100,100,5\n20,150,133,6\n`;
    expect(failed(all)).toEqual([5, 9]);
    const choice = read(all).choices.find(({ id }) => id === COUNTS);
    expect(choice).toMatchObject({
      value: 'all requests',
      options: ['good requests', 'all requests'],
    });
    expect(choice?.note).toMatch(/^Taken to be so/);
    expect(failed(all, { [COUNTS]: 'good requests' })[0]).toBeCloseTo(5.26, 2);
    const good = `${HEAD}\n10,95,100,5\n20,141,133,6\n`;
    expect(failed(good)[0]).toBeCloseTo(5, 9);
    expect(read(good).choices.find(({ id }) => id === COUNTS)?.value).toBe('good requests');
  });

  it('is percent as a whole', () => {
    expect(failed('users,rps,error rate\n1,10,0.5\n5,40,4\n')[0]).toBeCloseTo(0.05, 2);
  });

  it('names a level of which nothing was good', () => {
    const { levels, troubles } = read(`${HEAD}\n10,100,100,5\n20,150,133,100\n`);
    expect(levels.map(({ users }) => users)).toEqual([10]);
    expect(troubles).toHaveLength(1);
  });

  it('is of all requests where no more came back than were sent', () => {
    const open = 'rate,throughput,mean ms,errors %\n50,50,15,20\n250,221,717,50\n';
    expect(failed(open)).toEqual([10, 110.5]);
  });

  it('is judged by the levels at which requests failed, not by those with hardly any', () => {
    // One server of 10 ms and a delay of 90 ms: 100 per second in all, of which an eighth failed at last.
    const rows = [
      [1, 10, 100],
      [4, 38.62, 103.6],
      [8, 71.08, 112.5],
      [12, 91.69, 130.9],
    ].map((row) => `${row.join()},0.2`);
    const text = ['users,rps,avg ms,errors (%)', ...rows, '24,100,240,12.5', '32,100,320,12.5'];
    const test = read(text.join('\n'));
    expect(test.choices.find(({ id }) => id === COUNTS)?.value).toBe('all requests');
    expect(test.levels.at(-1)).toMatchObject({ throughputPerSecond: 100, errorsPerSecond: 12.5 });
  });

  it('is percent where its cells say so, however small', () => {
    const [level] = read('users,rps,error rate\n10,100,0.5%\n20,150,0.8%\n').levels;
    expect(level?.errorsPerSecond).toBeCloseTo(0.5, 2);
  });

  it('of counts without a duration, or of numbers without a unit, is said to tell nothing', () => {
    for (const errors of ['1200', '0.5']) {
      const { levels } = read(`users,rps,avg ms,errors\n1,10,100,0\n32,100,320,${errors}\n`);
      expect(levels[0]?.warnings).toEqual([]);
      expect(levels[1]?.warnings).toMatchObject([
        {
          code: 'failed-unknown',
          sentence: expect.stringContaining(`${errors} failed, and nothing`),
        },
      ]);
    }
    const known = read('users,rps,avg ms,errors,duration s\n1,10,100,0,30\n32,100,320,30,30\n');
    expect(known.levels[1]?.warnings).toEqual([]);
    expect(known.levels[1]?.errorsPerSecond).toBe(1);
  });
});
