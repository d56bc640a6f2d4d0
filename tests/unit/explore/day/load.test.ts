import { describe, expect, it } from 'vitest';
import { hourName, ratesField, writeRates } from '../../../../src/explore/day/load';
import { readTrace } from '../../../../src/explore/day/trace';

const range = { noun: 'messages', most: 400, isWhole: false };

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('a load in a link', () => {
  it('stands by runs of equal hours, and comes back', () => {
    const rates = [...new Array<number>(7).fill(20), 35, 70, 70, 0.5];
    expect(writeRates(rates)).toBe('20*7,35,70*2,0.5');
    expect(ratesField(range, 'load').read(writeRates(rates))).toEqual({
      value: rates,
      problems: [],
    });
    const next = seeded(3);
    for (let round = 0; round < 200; round += 1) {
      const many = Array.from({ length: 1 + Math.floor(168 * next()) }, () =>
        Math.floor(4 * next()),
      );
      expect(ratesField(range, 'load').read(writeRates(many))).toEqual({
        value: many,
        problems: [],
      });
    }
  });

  it('names what it cannot use, and takes the nearest', () => {
    const read = ratesField(range, 'load').read('20,x,-3,999,5*0,7*200');
    expect(read.value?.slice(0, 5)).toEqual([20, 20, 20, 400, 5]);
    expect(read.value).toHaveLength(168);
    expect(read.problems.map(({ given }) => given)).toEqual(['x', '-3', '999', '5*0', '7*200']);
    for (const { message } of read.problems)
      expect(message).toMatch(
        /^Load \(load\), entry \d+, is “.*”; accepted: numbers from 0 to 400 messages\/s.* is used/,
      );
    expect(ratesField(range, 'load').read('1*168,2').problems[0]?.message).toContain('168 hours');
    expect(ratesField(range, 'load').read(' ')).toEqual({ value: [], problems: [] });
  });

  it('names its hours, and its days where there are several', () => {
    const day = { from: 9, rates: new Array<number>(15).fill(1), peaks: null };
    expect(hourName(day, 0)).toBe('09:00');
    expect(hourName(day, 14)).toBe('23:00');
    expect(hourName({ ...day, rates: [...day.rates, 1] }, 15)).toBe('day 2, 00:00');
  });
});

describe('a trace', () => {
  it('is a list, or a column, of one rate an hour', () => {
    for (const text of [
      '1, 2, 3',
      '1 2 3',
      '1;2;3',
      '1\n2\n3',
      'rate\n1\n2\n3\n',
      '1\t2\t3',
      '\uFEFF1\r\n2\r\n3',
    ]) {
      expect(readTrace(range, text)).toMatchObject({
        load: { from: 0, rates: [1, 2, 3], peaks: null },
        problems: [],
      });
    }
  });

  it('is read by its named columns, or by their order', () => {
    const expected = { load: { from: 9, rates: [10, 20], peaks: null }, problems: [] };
    expect(readTrace(range, 'time,rate\n09:00,10\n10:00,20')).toMatchObject(expected);
    expect(
      readTrace(range, 'host;messages/s;time\nx;10;2026-11-25 09:00\nx;20;2026-11-25T10:00'),
    ).toMatchObject(expected);
    expect(readTrace(range, '09:00\t10\n10:00\t20')).toMatchObject(expected);
  });

  it('of a clock or of counted hours has no gap between neighbours', () => {
    expect(readTrace(range, '22:00,1\n23:00,2').load).toEqual({
      from: 22,
      rates: [1, 2],
      peaks: null,
    });
    expect(readTrace(range, '0,1\n1,2\n2,3').load?.rates).toEqual([1, 2, 3]);
    // Over midnight, over the end of a month, and over a night in which clocks change.
    expect(readTrace(range, '2026-02-28 23:00,1\n2026-03-01 00:00,2').load?.rates).toEqual([1, 2]);
    const night = Array.from({ length: 5 }, (_, hour) => `2026-03-29 0${hour}:00,${hour}`).join(
      '\n',
    );
    expect(readTrace(range, night).load?.rates).toEqual([0, 1, 2, 3, 4]);
  });

  it('of minutes is averaged to hours, and keeps the highest row', () => {
    const rows = ['09:00,10', '09:15,30', '09:30,20', '09:45,20', '10:00,5', '10:30,7'];
    const { load, problems } = readTrace(range, `time,rate\n${rows.join('\n')}`);
    expect(load).toEqual({ from: 9, rates: [20, 6], peaks: [30, 7] });
    expect(problems.map(({ message }) => message)).toEqual([
      'Up to 4 rows an hour are averaged, because each hour is judged by its mean; accepted: hours. The highest row of each hour is kept beside it.',
    ]);
  });

  it('with a gap stands as the hour before', () => {
    const { load, problems } = readTrace(range, 'time,rate\n08:00,4\n11:00,9');
    expect(load?.rates).toEqual([4, 4, 4, 9]);
    expect(problems[0]?.message).toBe(
      'Nothing is given from 09:00 to 10:00; accepted: a rate in every hour. The load stands as in the hour before.',
    );
  });

  it('out of order is put in order', () => {
    const { load, problems } = readTrace(range, 'time,rate\n10:00,2\n09:00,1\n11:00,3');
    expect(load).toEqual({ from: 9, rates: [1, 2, 3], peaks: null });
    expect(problems[0]?.message).toContain('Line 3 is earlier than the line before');
  });

  it('names line, column and value of what it cannot use', () => {
    const { load, problems } = readTrace(
      range,
      'when,load\n09:00,10\n10:00,many\n11:00,-5\n12:00,5000\nnoon,3\n13:00,',
    );
    expect(load?.rates).toEqual([10, 10, 0, 400, 400]);
    expect(problems.map(({ field, given }) => [field, given])).toEqual([
      ['line 6, when', 'noon'],
      ['line 3, load', 'many'],
      ['line 4, load', '-5'],
      ['line 5, load', '5000'],
      ['line 7, load', ''],
    ]);
    expect(problems[1]?.message).toBe(
      'Line 3, load is “many”; accepted: numbers from 0 to 400 messages/s. It stands as the hour before.',
    );
    for (const { message, accepted } of problems) expect(message).toContain(accepted);
  });

  it('longer than a week ends after it', () => {
    const rows = Array.from({ length: 200 }, (_, hour) => `${hour},1`).join('\n');
    const { load, problems } = readTrace(range, rows);
    expect(load?.rates).toHaveLength(168);
    expect(problems[0]?.message).toMatch(/Line 169 is not within a week.*32 rows are left out/);
    const far = readTrace(range, '2026-11-25 09:00,1\n2026-11-25 10:00,2\n1970-01-01 00:00,9');
    expect(far.load?.rates).toEqual([1, 2]);
  });

  it('takes of far too many rows those of a week, and counts the others', () => {
    const rows = Array.from({ length: 200_000 }, (_, row) => {
      const minute = Math.floor(row / 60);
      return `${Math.floor(minute / 60)}.${minute % 60},${row < 20_160 ? 30 : 90}`;
    });
    const { load, problems } = readTrace(range, ['hour,rate', ...rows].join('\r\n\r\n'));
    expect(problems[0]?.message).toMatch(/^There are 200001 rows; accepted: up to 20160/);
    expect(new Set(load?.rates)).toEqual(new Set([30]));
  });

  it('of whole rates is rounded, and a comma may be decimal where it separates nothing', () => {
    expect(readTrace({ ...range, isWhole: true }, '1.6, 2.2').load?.rates).toEqual([2, 2]);
    expect(readTrace(range, 'time;rate\n09:00;12,5').load?.rates).toEqual([12.5]);
  });

  it('does not interpret a time zone, and says so', () => {
    const { load, problems } = readTrace(range, '2026-11-25T09:00+02:00,1\n2026-11-25T10:00Z,2');
    expect(load).toEqual({ from: 9, rates: [1, 2], peaks: null });
    expect(problems[0]?.message).toContain('time zone is not interpreted');
  });

  it('of one column is read where most of it is missing', () => {
    const { load, problems } = readTrace(range, '60\nNaN\n-\nnull\n70');
    expect(load?.rates).toEqual([60, 60, 60, 60, 70]);
    expect(problems.map(({ message }) => message).join(' ')).toContain('3');
  });

  it('of no numbers is not said to lack what is there', () => {
    const { load, problems } = readTrace(range, 'hour;share\n0;60 %\n1;70 %\n2;80 %');
    expect(load).toBeNull();
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('No rate could be read'),
    ]);
  });

  it('without any rate leaves the load as it was', () => {
    for (const text of ['', '  \n ', 'hello', 'time,rate', 'time,rate\n09:00,x']) {
      const { load, problems } = readTrace(range, text);
      expect(load).toBeNull();
      expect(problems.at(-1)?.message).toContain('The load stays as it was.');
    }
  });

  it('of nonsense never throws, and gives hours that are accepted', () => {
    const next = seeded(11);
    const pieces = [
      '0',
      '9',
      '09:00',
      '2026-11-25',
      '-',
      ',',
      ';',
      '\t',
      '\n',
      ' ',
      'rate',
      'time',
      '"',
      '""',
      '1e9',
      '%',
      '\u0000',
      '😀',
      'NaN',
      'Infinity',
      '.',
      '+',
      'T',
      'Z',
      '99999999',
    ];
    for (let round = 0; round < 3000; round += 1) {
      const text = Array.from(
        { length: Math.floor(40 * next()) },
        () => pieces[Math.floor(pieces.length * next())],
      ).join('');
      const { load, problems } = readTrace(range, text);
      for (const { message, accepted } of problems) expect(message).toContain(accepted);
      if (load === null) continue;
      expect(load.rates.length).toBeGreaterThan(0);
      expect(load.rates.length).toBeLessThanOrEqual(168);
      expect(load.from).toBeGreaterThanOrEqual(0);
      expect(load.from).toBeLessThan(24);
      for (const rate of [...load.rates, ...(load.peaks ?? [])]) {
        expect(rate >= 0 && rate <= range.most).toBe(true);
      }
      expect(ratesField(range, 'load').read(writeRates(load.rates))).toEqual({
        value: [...load.rates],
        problems: [],
      });
    }
  });
});
