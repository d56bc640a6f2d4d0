import { describe, expect, it } from 'vitest';
import { epochOf, readTime } from '../../../src/reading/time';

const hoursOf = (text: string) => readTime(text, 'clock')?.hours ?? null;

describe('a clock', () => {
  it.each([
    ['9:30', 9.5],
    ['09:00:36', 9.01],
    ['9h30', 9.5],
    ['14 Uhr', 14],
    ['12 am', 0],
    ['12:30 a.m.', 0.5],
    ['12 pm', 12],
    ['1 pm', 13],
    ['11:45 PM', 23.75],
    ['08:00–09:00', 8],
    ['08:00 - 09:00', 8],
    ['24:00', 24],
    ['24:00:00', 24],
    ['23:59', 23 + 59 / 60],
  ])('%s is %f hours', (text, hours) => expect(hoursOf(text)).toBeCloseTo(hours, 9));

  it.each(['24:01', '24:00:01', '25:00', '9:60', '9:00:60', '0 am', '13 pm', '9', '123:00', '9:5'])(
    '%s is none',
    (text) => expect(hoursOf(text)).toBeNull(),
  );

  it('is not a date', () => expect(hoursOf('3 March 2024 9:00')).toBeNull());
});

describe('a date', () => {
  const dateOf = (text: string, form: 'ymd' | 'dmy' | 'mdy') => {
    const read = readTime(text, form);
    return read && new Date(read.hours * 3_600_000).toISOString().slice(0, 16);
  };

  it.each([
    ['2024-03-05', 'ymd', '2024-03-05T00:00'],
    ['2024-03-05T09:30', 'ymd', '2024-03-05T09:30'],
    ['2024-03-05 09:30Z', 'ymd', '2024-03-05T09:30'],
    ['05.03.2024 09:30', 'dmy', '2024-03-05T09:30'],
    ['05/03/24', 'dmy', '2024-03-05T00:00'],
    ['03/05/2024 1 pm', 'mdy', '2024-03-05T13:00'],
    ['5 March 2024', 'dmy', '2024-03-05T00:00'],
    ['Tue, Mar 5 2024, 09:00', 'mdy', '2024-03-05T09:00'],
  ] as const)('%s as %s is %s', (text, form, told) => expect(dateOf(text, form)).toBe(told));

  it.each([
    ['2024-02-30', 'ymd'],
    ['31.04.2024', 'dmy'],
    ['2024-13-01', 'ymd'],
    ['05.03.2024', 'mdy'],
    ['05/03/2024', 'ymd'],
    ['2024-03-05', 'dmy'],
    ['05/03/240', 'dmy'],
    ['2024-03-05 25:00', 'ymd'],
  ] as const)('%s as %s is none', (text, form) => expect(dateOf(text, form)).toBeNull());

  it('says whether it names a time zone', () => {
    expect(readTime('2024-03-05T09:30Z', 'ymd')?.hasZone).toBe(true);
    expect(readTime('2024-03-05T09:30+01:00', 'ymd')?.hasZone).toBe(true);
    expect(readTime('2024-03-05T09:30', 'ymd')?.hasZone).toBe(false);
  });
});

describe('an epoch', () => {
  it.each([
    ['1700000000', 'epoch s'],
    ['1700000000.5', 'epoch s'],
    ['1700000000000', 'epoch ms'],
    ['1700000000000000', 'epoch µs'],
    ['1700000000000000000', 'epoch ns'],
    ['1000000000', 'epoch s'],
  ])('of %s is %s', (cell, form) => expect(epochOf([cell, cell])).toBe(form));

  it('is none of other numbers, of a mixture, or of nothing', () => {
    expect(epochOf(['999999999'])).toBeNull();
    expect(epochOf(['3000000000'])).toBeNull();
    expect(epochOf(['1700000000', '1700000000000'])).toBeNull();
    expect(epochOf(['1700000000', '12'])).toBeNull();
    expect(epochOf([])).toBeNull();
  });

  it('is read in hours', () => {
    expect(readTime('1700000000', 'epoch s')?.hours).toBeCloseTo(1_700_000_000 / 3600, 6);
    expect(readTime('1700000000000', 'epoch ms')?.hours).toBeCloseTo(1_700_000_000 / 3600, 6);
    expect(readTime('1,5', 'minutes')?.hours).toBeCloseTo(0.025, 9);
    expect(readTime('5400000', 'milliseconds')?.hours).toBeCloseTo(1.5, 9);
    expect(readTime('2', 'days')?.hours).toBe(48);
    expect(readTime('-5', 'minutes')).toBeNull();
  });
});
