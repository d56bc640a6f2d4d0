import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';

const read = (text: string, choices = {}) => readLoadTest([{ name: 't.csv', text }], choices);
const HEAD = 'Threads,Label,Average,90% Line,Throughput,Error %';
const ID = 'what rows of one load are of t.csv';
const rates = (text: string, choices = {}) =>
  read(text, choices).levels.map(({ users, throughputPerSecond }) => [users, throughputPerSecond]);

/** One server of 10 ms and a delay of 90 ms: two kinds of requests, one four times as frequent. */
const ROWS = `1,Login,100,190,2/sec,0
1,Search,100,190,8/sec,0
8,Login,90,200,14.216/sec,0
8,Search,118.1,230,56.864/sec,0
`;

describe('rows that are each of a kind of request', () => {
  it('are one level for each load: rates add up, the mean is weighted, percentiles are not told', () => {
    const { levels, choices } = read(`${HEAD}\n${ROWS}`);
    expect(levels).toHaveLength(2);
    expect(levels[1]).toMatchObject({ users: 8, responseMs: { p90: null } });
    expect(levels[1]?.throughputPerSecond).toBeCloseTo(71.08, 9);
    // 8 users are inside, by Little's law.
    const [x, mean] = [levels[1]?.throughputPerSecond ?? 0, levels[1]?.responseMs.mean ?? 0];
    expect((x * mean) / 1000).toBeCloseTo(8, 1);
    const choice = choices.find(({ id }) => id === ID);
    expect(choice).toMatchObject({ value: 'one level', options: ['one level', 'a level each'] });
    expect(choice?.note).toContain('“Label”');
  });

  it('are a level each where a reader says so', () => {
    expect(rates(`${HEAD}\n${ROWS}`, { [ID]: 'a level each' })).toEqual([
      [1, 2],
      [1, 8],
      [8, 14.216],
      [8, 56.864],
    ]);
  });

  it('give way to the row of all of them', () => {
    const text = `${HEAD}\n1,Login,100,190,2/sec,0\n1,Search,100,190,8/sec,0\n1,TOTAL,100,190,10/sec,0\n2,Login,101,191,3.96/sec,0\n2,Search,101,191,15.84/sec,0\n2,TOTAL,101,191,19.8/sec,0\n`;
    expect(rates(text)).toEqual([
      [1, 10],
      [2, 19.8],
    ]);
    expect(read(text).levels[0]?.responseMs.p90).toBe(190);
  });

  it('are runs by themselves where a load comes again', () => {
    expect(rates(`${HEAD}\n${ROWS}${ROWS}`).map(([users]) => users)).toEqual([1, 1, 8, 8]);
    const again = '1,Login,100,190,2/sec,0\n1,Search,100,190,8/sec,0\n';
    expect(rates(`${HEAD}\n${again}${again}`)).toEqual([
      [1, 10],
      [1, 10],
    ]);
  });

  it('are none where a column holds notes, or one kind', () => {
    const notes = 'users,rps,note\n1,10,first\n1,10.1,again\n';
    expect(rates(notes)).toHaveLength(2);
    expect(read(notes).choices.find(({ id }) => id === ID)).toBeUndefined();
    const one = 'users,rps,label\n1,10,home\n2,20,home\n';
    expect(rates(one)).toHaveLength(2);
    expect(read(one).choices.find(({ id }) => id === ID)).toBeUndefined();
  });
});
