import { describe, expect, it } from 'vitest';
import { read } from './twoLevels';

describe('how busy a resource was', () => {
  it.each([
    ['db_cpu,web_cpu', ['71,21', '100,30']],
    ['db cpu %,web cpu %', ['71,21', '100,30']],
    ['DB CPU,Web CPU', ['71%,21%', '100%,30%']],
    ['dbCpuIdle %,web cpu', ['29,21', '0,30']],
  ])('%s', (heads, [one, other]) => {
    const test = read(`users,rps,${heads}\n8,71,${one}\n32,100,${other}\n`);
    expect(test.levels.map(({ utilisation }) => utilisation)).toEqual([
      { 'db cpu': expect.closeTo(0.71), 'web cpu': 0.21 },
      { 'db cpu': 1, 'web cpu': 0.3 },
    ]);
  });

  it('is said to be taken from how idle it was, and can be chosen', () => {
    const text = 'users,rps,cpu idle %\n8,71,29\n32,100,0\n';
    const id = 'what “cpu idle %” tells of t.csv';
    const asked = read(text).choices.find((choice) => choice.id === id);
    expect(asked).toMatchObject({ value: 'idle', options: ['idle', 'busy'] });
    const [level] = read(text, { [id]: 'busy' }).levels;
    expect(level?.utilisation).toEqual({ cpu: 0.29 });
  });

  it.each(['cpu max %', 'heap %', 'disk MB/s', 'load avg', 'io wait %'])(
    'is not told by %s, which is named',
    (head) => {
      const { levels, troubles } = read(`users,rps,${head}\n8,71,3\n32,100,4\n`);
      expect(levels[0]?.utilisation).toEqual({});
      expect(troubles.map(({ value }) => value)).toEqual([head]);
    },
  );
});
