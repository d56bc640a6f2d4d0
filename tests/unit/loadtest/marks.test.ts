import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../src/loadtest';

const read = (text: string, choices = {}) => readLoadTest([{ name: 't.csv', text }], choices);
const rates = (text: string, choices = {}) =>
  read(text, choices).levels.map(({ throughputPerSecond }) => throughputPerSecond);

const MARK = 'decimal mark of t.csv';
const DECIMALS =
  'Nutzer;Durchsatz (1/s);Mittel ms\n1;10,500;95,238\n5;40,250;124,224\n10;60,125;166,320';
const THOUSANDS = 'users;rps;mean ms\n1;1.000;1\n2;1.800;1.11\n4;2.400;1.67';

describe('a mark before three digits', () => {
  it('is decimal where users, throughput and times agree so, which is said and can be changed', () => {
    const test = read(DECIMALS);
    expect(test.levels.map(({ throughputPerSecond: x }) => x)).toEqual([10.5, 40.25, 60.125]);
    expect(test.levels.map(({ responseMs }) => responseMs.mean)).toEqual([95.238, 124.224, 166.32]);
    const choice = test.choices.find(({ id }) => id === MARK);
    expect(choice).toMatchObject({ value: 'comma', options: ['point', 'comma'] });
    expect(choice?.note).toMatch(/^“10,500” is taken to be 10\.5, not 10500: so users/);
    expect(rates(DECIMALS, { [MARK]: 'point' })).toEqual([10500, 40250, 60125]);
  });

  it('is of thousands in one column where they agree so', () => {
    expect(rates(THOUSANDS)).toEqual([1000, 1800, 2400]);
    const id = 'marks in throughput of t.csv';
    expect(read(THOUSANDS).choices.find((one) => one.id === id)?.note).toMatch(
      /“1\.000” is taken to be 1000, not 1: /,
    );
    expect(rates(THOUSANDS, { [id]: 'decimals' })).toEqual([1, 1.8, 2.4]);
    expect(rates('users,rps,mean ms\n1,1.000,1\n2,1.800,1.11\n4,2.400,1.67')[0]).toBe(1000);
  });

  it('is of thousands in all columns where they agree so', () => {
    expect(rates('users;rps;mean ms\n1;1.000;1\n2;1.800;1\n4;2.400;2')).toEqual([1000, 1800, 2400]);
  });

  it('is told by numbers without a mark beside it', () => {
    expect(rates('users;rps\n1;900\n2;1.700\n4;2.900')).toEqual([900, 1700, 2900]);
  });

  it('is told by users, who are whole', () => {
    expect(read('users;rps\n500;600\n1,500;900').levels.map(({ users }) => users)).toEqual([
      500, 1500,
    ]);
  });

  it('stays decimal in one column where nothing speaks against it', () => {
    const text = 'users;rps;mean ms\n1;10.500;95.24\n5;40.250;124.2';
    expect(rates(text)).toEqual([10.5, 40.25]);
    expect(read(text).choices.some(({ id }) => id.startsWith('marks'))).toBe(false);
  });

  it('is asked for where nothing tells', () => {
    const text = 'users;rps\n1;10.500\n5;40.250';
    const test = read(text);
    expect(test.levels).toEqual([]);
    expect(test.missing).toEqual([MARK]);
    expect(test.choices.find(({ id }) => id === MARK)?.note).toBe('“10.500” may be 10500 or 10.5.');
    expect(rates(text, { [MARK]: 'comma' })).toEqual([10500, 40250]);
  });

  it('is decimal beside units in cells, too', () => {
    const { levels } = read('Nutzer;Durchsatz;Mittel\n1;10,500/s;95,238 ms\n5;40,250/s;124,224 ms');
    expect(levels.map(({ responseMs }) => responseMs.mean)).toEqual([95.238, 124.224]);
    expect(levels.map(({ throughputPerSecond }) => throughputPerSecond)).toEqual([10.5, 40.25]);
  });
});
