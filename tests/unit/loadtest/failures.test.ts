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
});
