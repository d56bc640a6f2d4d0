import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';

const read = (text: string) => readLoadTest([{ name: 't.csv', text }]);

describe('a table with a column for each level', () => {
  it.each([
    'users,1,4,16\nrps,10,36,60\nmean ms,100,111,266\n',
    'metric;run 1;run 2;run 3\nusers;1;4;16\nrps;10,0;36,0;60,0\nmean ms;100;111;266\n',
    '| Users | 1 | 4 | 16 |\n|---|---|---|---|\n| Throughput | 10/s | 36/s | 60/s |\n| Average | 100 ms | 111 ms | 266 ms |\n',
    'users\t1\t4\t16\t\nrps\t10\t36\t60\t\navg (s)\t0.1\t0.111\t0.266\t\n',
  ])('is read: %j', (text) => {
    const test = read(text);
    expect(test.troubles).toEqual([]);
    expect(test.missing).toEqual([]);
    expect(
      test.levels.map(({ users, throughputPerSecond: x, responseMs }) => [
        users,
        x,
        Math.round(responseMs.mean ?? 0),
      ]),
    ).toEqual([
      [1, 10, 100],
      [4, 36, 111],
      [16, 60, 266],
    ]);
  });

  it('names a cell by its column', () => {
    const test = read('users,1,4,16\nrps,10,x,60\nmean ms,100,111,266\n');
    expect(test.levels.map(({ users }) => users)).toEqual([1, 16]);
    expect(test.troubles).toEqual([
      { file: 't.csv', place: 'column 3, rps', value: 'x', accepted: 'a number above zero' },
    ]);
  });
});

it('says of a table in HTML how to give it', () => {
  const { levels, troubles } = read(
    '<html><body><table><tr><td>users</td><td>rps</td></tr><tr><td>1</td><td>10</td></tr></table></body></html>',
  );
  expect(levels).toEqual([]);
  expect(troubles[0]?.accepted).toMatch(/HTML.*copy its cells and paste them/);
});
