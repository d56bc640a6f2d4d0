import { describe, expect, it } from 'vitest';
import { meansOf, RATES, ratesOf, read } from './twoLevels';

describe('columns of two measurements', () => {
  const TEXT =
    '| users | RPS before | RPS after | avg before (ms) | avg after (ms) | cpu before | cpu after |\n|--|--|--|--|--|--|--|\n| 8 | 47 | 71 | 168 | 112 | 90% | 71% |\n| 32 | 50 | 100 | 640 | 320 | 99% | 99% |\n';
  const ID = 'columns of one measurement of t.csv';

  it('are asked for', () => {
    expect(read(TEXT)).toMatchObject({ levels: [], missing: [ID] });
  });

  it('are read with all that belongs to the chosen one', () => {
    const test = read(TEXT, { [ID]: 'after' });
    expect(test).toMatchObject({ missing: [], troubles: [] });
    expect(ratesOf(test)).toEqual(RATES);
    expect(meansOf(test)).toEqual([112, 320]);
    expect(test.levels[0]?.utilisation).toEqual({ 'cpu after': 0.71 });
  });

  it.each([
    ['rps (old)', 'rps (new)'],
    ['Durchsatz vorher', 'Durchsatz nachher'],
    ['run 1 rps', 'run 2 rps'],
    ['baseline throughput', 'tuned throughput'],
    ['rps_v1', 'rps_v2'],
  ])('are known by their names: %s, %s', (one, other) => {
    const { choices } = read(`users,${one},${other}\n8,47,71\n32,50,100\n`);
    const [name, second] = choices.find(({ id }) => id === ID)?.options ?? [];
    expect(second).toBeDefined();
    expect(
      ratesOf(read(`users,${one},${other}\n8,71,47\n32,100,50\n`, { [ID]: name ?? '' })),
    ).toEqual(RATES);
  });

  it('are none where a name stands for something else', () => {
    expect(read('users,rps,old errors,new users\n8,71,0,1\n32,100,0,1\n').missing).toEqual([]);
  });
});

describe('users of several generators', () => {
  it.each(['users per generator,generators', 'threads/host,number of hosts'])('%s', (heads) => {
    const test = read(`${heads},rps total\n4,2,71\n16,2,100\n`);
    expect(test).toMatchObject({ troubles: [], missing: [] });
    expect(ratesOf(test)).toEqual(RATES);
  });

  it('are asked for where nothing tells how many there are', () => {
    const { missing } = read('users per generator,rps\n4,71\n16,100\n');
    expect(missing).toEqual(['column of users of t.csv']);
  });

  it('are no rates of each generator', () => {
    const test = read('rps per generator,generators,rps total\n35.5,2,71\n50,2,100\n');
    expect(ratesOf(test).map(([users]) => users)).toEqual([null, null]);
    expect(test.missing).toEqual(['column of users of t.csv']);
  });

  it('stand in the column of their own where a cell is none', () => {
    const { troubles } = read('users per generator,generators,rps\n4,2,71\nx,2,100\n');
    expect(troubles).toMatchObject([{ place: 'line 3, users per generator' }]);
  });
});
