import { describe, expect, it } from 'vitest';
import { readProfile, writeProfile } from '../../../src/scenario/profile';

const limits = { hours: 4, most: 400 };
const current = [1, 2, 3, 4];
const read = (text: string) => readProfile(text, limits, current);

describe('a pasted load profile', () => {
  it.each([
    '10, 20, 30, 400',
    '10 20 30 400',
    '10\n20\n30\n400\n',
    '10,\n20,\n\n30,\n400,',
    ' 10;20\t30 ;  400 ',
    '10.0, 2e1, +30, 400',
  ])('%j is read', (text) => {
    expect(read(text)).toEqual({ rates: [10, 20, 30, 400], problems: [] });
  });

  it('is written as it is read', () => {
    expect(read(writeProfile(current))).toEqual({ rates: current, problems: [] });
  });

  it.each<[string, number[], string, string, string]>([
    ['10,,30,40', [10, 10, 30, 40], '01:00', '', 'from 01:00 is missing'],
    ['10\t\t30\t40', [10, 10, 30, 40], '01:00', '', 'missing'],
    [',20,30,40', [20, 20, 30, 40], '00:00', '', '20 is used'],
    ['10,20,-30,40', [10, 20, 0, 40], '02:00', '-30', '0 is used'],
    ['10,20,30,100000', [10, 20, 30, 400], '03:00', '100000', '400 is used'],
    ['10,20,30,1e999', [10, 20, 30, 400], '03:00', '1e999', '400 is used'],
    ['10,20.4,30,40', [10, 20, 30, 40], '01:00', '20.4', '20 is used'],
    ['10,many,30,40', [10, 10, 30, 40], '01:00', 'many', '“many”'],
    ['10,NaN,30,40', [10, 10, 30, 40], '01:00', 'NaN', '“NaN”'],
    ['10,0x1F,30,40', [10, 10, 30, 40], '01:00', '0x1F', '10 is used'],
    ['10,20', [10, 20, 0, 0], 'profile', '2 rates', 'From 02:00 on the load is 0'],
    ['1,2,3,4,5,6', [1, 2, 3, 4], 'profile', '6 rates', 'after 03:00 are left out'],
    ['', current, 'profile', '', 'The profile stays'],
    [' \n ', current, 'profile', '', 'No rates are given'],
  ])('%j becomes the nearest valid one, with a message', (text, rates, field, given, words) => {
    const result = read(text);
    expect(result.rates).toEqual(rates);
    expect(result.problems).toHaveLength(1);
    expect(result.problems[0]).toMatchObject({ field, given });
    expect(result.problems[0]?.message).toContain(words);
    expect(result.problems[0]?.message).toContain('accepted: ');
  });

  it.each([
    ['20,5\n30,5\n40\n50', [21, 31, 40, 50]],
    ['20,5;30;40;50', [21, 30, 40, 50]],
    ['[10, 20, 30, 40]', [10, 20, 30, 40]],
  ])('%j keeps a decimal comma with its number', (text, rates) => {
    const result = read(text);
    expect(result.rates).toEqual(rates);
    expect(result.problems.map(({ field }) => field)).not.toContain('profile');
  });

  it('says once what is alike, and how two readings were taken', () => {
    expect(read('20,5;30,5;40,5;50').problems.map(({ message }) => message)).toEqual([
      '3 rates, the first from 00:00, are such as “20,5”; accepted: whole numbers from 0 to 400 messages/s. 21 is used in its place, and so on.',
    ]);
    const many = readProfile('1.200;2;3;4', { hours: 4, most: 5000 }, current);
    expect(many.rates).toEqual([1200, 2, 3, 4]);
    expect(many.problems[0]?.message).toMatch(/“1.200”.*1200 is used/);
  });

  it('names every fault', () => {
    const { rates, problems } = read('-1,x,999');
    expect(rates).toEqual([0, 0, 400, 0]);
    expect(problems.map(({ field }) => field)).toEqual(['00:00', '01:00', '02:00', 'profile']);
  });

  it('never gives anything but whole rates in the range', () => {
    for (const text of ['-0,1,2,3', '1,,,', '𝟙 2 3 4', `${'9'.repeat(400)},1,2,3`, ';;;', 'null']) {
      const { rates } = read(text);
      expect(rates).toHaveLength(4);
      for (const rate of rates)
        expect(Number.isInteger(rate) && rate >= 0 && rate <= 400).toBe(true);
    }
  });
});
