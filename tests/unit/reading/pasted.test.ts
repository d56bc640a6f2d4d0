import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTrace } from '../../../src/explore/day/trace';
import type { ChoiceId, Chosen } from '../../../src/reading/choices';
import { readSeries } from '../../../src/reading/series';

const FOLDER = join(import.meta.dirname, 'pasted');
const range = { noun: 'messages', most: 5000, isWhole: false };
const file = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const valueIn = (text: string, id: ChoiceId, chosen: Chosen = {}) =>
  readTrace(range, text, chosen).choices.find((choice) => choice.id === id)?.value;
const noteIn = (text: string, id: ChoiceId) =>
  readTrace(range, text).choices.find((choice) => choice.id === id)?.note;
const loadIn = (text: string, chosen: Chosen = {}) => {
  const { load } = readTrace(range, text, chosen);
  return load && { from: load.from, rates: load.rates };
};

/** The right load of each pasted file. */
const RIGHT: Readonly<Record<string, { from: number; rates: number[] }>> = {
  '01-decimal-comma-lines.txt': { from: 0, rates: [80.5, 81.5, 82.25] },
  '02-decimal-comma-row.txt': { from: 0, rates: [40.5, 41.25, 39.75] },
  '03-german-heads.csv': { from: 8, rates: [60.5, 72.25, 70.75] },
  '04-french-bom-crlf.csv': { from: 8, rates: [60.5, 72.25] },
  '05-thousands-tab.tsv': { from: 8, rates: [1100, 1250] },
  '06-per-minute.csv': { from: 8, rates: [60, 70, 75] },
  '07-per-hour.csv': { from: 8, rates: [50, 60, 55] },
  '08-sep-line.csv': { from: 8, rates: [60, 70, 65] },
  '09-several-columns.csv': { from: 8, rates: [60, 72, 70] },
  '10-seconds-elapsed.csv': { from: 0, rates: [66.75] },
  '11-epoch-seconds.csv': { from: 0, rates: [60, 72, 70] },
  '12-unknown-time-head.csv': { from: 8, rates: [60, 72, 70] },
  '13-mixed.txt': { from: 0, rates: [12, 13.5, 14.2] },
};

describe('a file that was read wrongly', () => {
  it.each(readdirSync(FOLDER).sort())('%s is read right', (name) => {
    expect(RIGHT[name]).toBeDefined();
    expect(loadIn(file(name))).toEqual(RIGHT[name]);
  });

  it('of thousands says how it was read, and can be read the other way', () => {
    const text = file('05-thousands-tab.tsv');
    expect(noteIn(text, 'decimal')).toBe('“1,100” is read as 1100; it may be 1.1.');
    expect(loadIn(text, { decimal: ',' })?.rates).toEqual([1.1, 1.25]);
  });

  it('of several columns says which it took, and takes another', () => {
    const text = file('09-several-columns.csv');
    expect(valueIn(text, 'load')).toBe('3');
    expect(loadIn(text, { load: '2' })?.rates).toEqual([59, 72, 67]);
  });

  it('of five minutes says so', () => {
    const { stepHours, rows } = readTrace(range, file('10-seconds-elapsed.csv'));
    expect([rows, (stepHours ?? 0) * 60]).toEqual([4, expect.closeTo(5, 9)]);
  });
});

describe('what a head says', () => {
  it.each([
    ['requests per minute', 1],
    ['Anfragen pro Minute', 1],
    ['requêtes par minute', 1],
    ['req/min', 1],
    ['rpm', 1],
    ['Requests (1/min)', 1],
    ['requests per 5 min', 0.2],
    ['messages/h', 1 / 60],
    ['orders per hour', 1 / 60],
    ['Aufträge je Stunde', 1 / 60],
    ['msgs/sec', 60],
    ['rate', 60],
    ['tps', 60],
  ])('%s is the unit', (head, expected) => {
    const [rate] = loadIn(`time;${head}\n08:00;60\n09:00;60`)?.rates ?? [];
    expect(rate).toBeCloseTo(expected, 2);
  });

  it('in thousands is so many', () => {
    expect(loadIn('time;orders per hour in thousands\n08:00;180\n09:00;216')?.rates).toEqual([
      50, 60,
    ]);
  });

  it.each([
    ['hour,errors,requests', '2'],
    ['hour,latency (ms),load', '2'],
    ['hour,rate,failed', '1'],
    ['hour,ok,failed', '1'],
    ['hour,ok,total', '2'],
  ])('%s: the load is column %s', (heads, column) => {
    expect(valueIn(`${heads}\n8,60,70\n9,61,71`, 'load')).toBe(column);
  });

  it.each(['hour,failed,errors', 'hour,north,south', 'hour,errors'])(
    '%s does not tell the load, and nothing is used',
    (heads) => {
      const rows = heads.split(',').length === 3 ? '8,60,70\n9,61,71' : '8,60\n9,61';
      const read = readTrace(range, `${heads}\n${rows}`);
      expect(read.choices.find(({ id }) => id === 'load')?.value).toBeNull();
      expect([read.load, read.problems]).toEqual([null, []]);
      expect(loadIn(`${heads}\n${rows}`, { load: '1' })?.rates).toEqual([60, 61]);
    },
  );

  it('of counts is asked, and each row’s own time can be chosen', () => {
    const text = 'time,count\n08:00,300\n08:05,360';
    expect(valueIn(text, 'unit')).toBeNull();
    expect(loadIn(text, { unit: 'step' })?.rates).toEqual([1.1]);
    expect(valueIn('time,requests\n08:00,216000\n09:00,252000', 'unit')).toBeNull();
  });
});

describe('times', () => {
  it.each([
    ['2026-11-25T08:00:00Z', '2026-11-25T09:00:00Z', 8],
    ['25.11.2026 08:00', '25.11.2026 09:00', 8],
    ['11/25/2026, 8:00:00 AM', '11/25/2026, 9:00:00 AM', 8],
    ['25/Nov/2026:20:00:00 +0100', '25/Nov/2026:21:00:00 +0100', 20],
    ['8:00 PM', '9:00 PM', 20],
    ['12:00 am', '1:00 am', 0],
    ['08h00', '09h00', 8],
    ['08:00-09:00', '09:00-10:00', 8],
    ['1764201600000', '1764205200000', 0],
    ['1764201600000000', '1764205200000000', 0],
  ])('%s begins at its hour', (first, second, from) => {
    expect(loadIn(`stamp;load\n${first};1\n${second};2`)).toEqual({ from, rates: [1, 2] });
  });

  it('in two columns leave those behind them where they are', () => {
    const text = 'date;clock;rate;errors\n5.3.2024;08:00;60;1\n5.3.2024;09:00;70;2';
    expect(loadIn(text)).toEqual({ from: 8, rates: [60, 70] });
  });

  it('in two columns, of a date and a clock, are one', () => {
    const text = 'Datum;Zeit;Last\n25.11.2026;23:00;1,5\n26.11.2026;00:00;2,5';
    expect(loadIn(text)).toEqual({ from: 23, rates: [1.5, 2.5] });
  });

  it('of a clock go on past midnight, and 24:00 ends a day', () => {
    expect(loadIn('22:00,1\n23:00,2\n00:00,3\n01:00,4')).toEqual({ from: 22, rates: [1, 2, 3, 4] });
    expect(loadIn('22:00,1\n23:00,2\n24:00,3')).toEqual({ from: 22, rates: [1, 2, 3] });
    expect(loadIn('hour,rate\n22,1\n23,2\n0,3')).toEqual({ from: 22, rates: [1, 2, 3] });
    expect(loadIn('01:00,4\n00:00,3\n23:00,2\n22:00,1')?.rates).toEqual([1, 2, 3, 4]);
  });

  it('whose day and month may be exchanged are asked for where it matters', () => {
    expect(valueIn('4/5/2026 08:00,1\n4/5/2026 09:00,2', 'form')).toBe('dmy');
    expect(valueIn('4/5/2026,1\n5/5/2026,2', 'form')).toBe('dmy');
    expect(valueIn('5/4/2026,1\n5/5/2026,2', 'form')).toBe('mdy');
    expect(valueIn('1/2/2026,1\n2/3/2026,2', 'form')).toBeNull();
    expect(valueIn('25/11/2026,1\n26/11/2026,2', 'form')).toBe('dmy');
  });

  it('in figures are asked for where hours would not do', () => {
    const text = 'elapsed,rate\n0,60\n300,66\n600,72';
    expect(valueIn(text, 'form')).toBeNull();
    expect(loadIn(text, { form: 'seconds' })?.rates).toEqual([66]);
    expect(valueIn('elapsed (min),rate\n0,60\n60,66', 'form')).toBe('minutes');
    expect(loadIn('time;rate\n45986,375;60\n45986,4166667;70')).toEqual({
      from: 9,
      rates: [60, 70],
    });
  });
});

describe('what separates', () => {
  it.each([
    ['tabs and empty columns of a spreadsheet', '08:00\t60\t\t\n09:00\t70\t\t'],
    ['bars', '|time|load|\n|08:00|60|\n|09:00|70|'],
    ['spaces', '08:00 60\n09:00 70'],
    ['commas, all quoted', '"Time","load"\n"08:00","60"\n"09:00","70"'],
    [
      'semicolons, below a title and a remark',
      'Report of May\n# by hand\n\nTime;load\n08:00;60\n09:00;70',
    ],
    ['semicolons, with the names in a remark', '#time;load\n08:00;60\n09:00;70'],
    ['JSON with names', '[{"time":"08:00","load":60},{"time":"09:00","load":70}]'],
    ['JSON of rows', '[["08:00",60],["09:00",70]]'],
    [
      'JSON of rows in an answer',
      '{"status":"ok","data":{"rows":[["08:00","60"],["09:00","70"]]}}',
    ],
    [
      'a series of Prometheus',
      '{"status":"success","data":{"resultType":"matrix","result":[{"metric":{"job":"a"},"values":[[1767254400,"60"],[1767258000,"70"]]}]}}',
    ],
    ['commas, above an index', ',time,load\n0,08:00,60\n1,09:00,70'],
    ['units in two lines of names', 'time;load\nhh:mm;1/s\n08:00;60\n09:00;70'],
    ['units behind the numbers', 'time;load\n08:00;60 req/s\n09:00;4200 req/min'],
  ])('%s', (_, text) => {
    expect(loadIn(text)).toEqual({ from: 8, rates: [60, 70] });
  });

  it('may be a comma or not, and is asked for where it cannot be known', () => {
    expect(valueIn('8,60\n9,70\n10,65', 'separator')).toBeNull();
    expect(loadIn('8,60\n9,70\n10,65', { separator: 'comma' })).toEqual({
      from: 8,
      rates: [60, 70, 65],
    });
    expect(loadIn('8,60\n9,70\n10,65', { separator: 'none' })?.rates).toEqual([8.6, 9.7, 10.65]);
    expect(loadIn('0,1\n1,2\n2,3')?.rates).toEqual([1, 2, 3]);
  });
});

describe('numbers, units and times as people write them', () => {
  it.each<[string, string, number[]]>([
    ['a million', 'date,messages per day\n2024-01-01,0.864 million', [10]],
    ['Millionen', 'Tag;Nachrichten pro Tag\n01.01.2024;0,864 Mio.', [10]],
    ['thousands', 'hour,messages per hour\n8,3.6 Tsd.\n9,7.2 Tsd.', [1, 2]],
    ['a prefix of the unit', 'time,rate\n08:00,1.2 kreq/s\n09:00,900 req/s', [1200, 900]],
    ['a millisecond', 'time,rate\n08:00,0.05 req/ms\n09:00,0.06 req/ms', [50, 60]],
    ['a spreadsheet', 'time,rate\n45292.333333,10\n45292.375,20\n45292.416667,30', [10, 20, 30]],
    ['totals', 'time,rate\n08:00,10\n09:00,20\nSumme,30\nDurchschnitt,15', [10, 20]],
    ['a highest row', 'time,rate\n08:00,10\n09:00,20\n10:00,30\nTotal,60\nMax,30', [10, 20, 30]],
    ['spaced thousands', '08:00 1 234\n09:00 2 345\n10:00 3 456', [1234, 2345, 3456]],
    ['months in German', 'Zeit;Last\n1. März 2024 08:00;10\n1. März 2024 09:00;20', [10, 20]],
    ['half days in Spanish', 'Hora;Carga\n08:00 a. m.;10\n09:00 a. m.;20', [10, 20]],
    ['narrow spaces', 'time;rate\n8:00\u202fAM;10\n9:00\u202fAM;20', [10, 20]],
    ['hours beside dates', 'date,hour,rate\n2024-01-01,8,10\n2024-01-01,9,20', [10, 20]],
  ])('%s', (_, text, rates) => {
    expect(loadIn(text)?.rates.slice(0, rates.length)).toEqual(rates);
    if (/08:00|8,|8:00|45292/.test(text)) {
      expect(loadIn(text)?.rates).toEqual(rates);
      expect(loadIn(text)?.from).toBe(8);
    }
  });

  it.each([
    ['bytes', 'time,throughput (MB/s)\n08:00,12\n09:00,13'],
    ['cells of bytes', 'time,x\n08:00,12 MB/s\n09:00,13 MB/s'],
    ['durations', 'time,x\n08:00,12 ms\n09:00,13 ms'],
    ['a prefix that may be milli or mega', 'time,x\n08:00,500 mreq/s\n09:00,600 mreq/s'],
    ['times that cannot be read', 'day,rate\nMonday,10\nTuesday,20\nWednesday,30'],
    ['a head of times', 'Uhrzeit;Last\n上午 8:00;10\n上午 9:00;20'],
    ['labels', 'Label,# Samples,Throughput\nlogin,100,55.3\nsearch,5,0.5'],
    ['a counter', 'time,requests_total\n08:00,100\n09:00,560\n10:00,980'],
    ['an hour without marks', 'time,rate\n2024010108,10\n2024010109,20'],
    ['thousands or columns', '1,234\n2,345\n3,456'],
  ])('%s are not taken without a word', (_, text) => {
    expect(readTrace(range, text).load).toBeNull();
  });

  it('a whole last day', () => {
    const days = 'date,messages per day\n2024-01-01,864000\n2024-01-02,1728000\n2024-01-03,864000';
    const rates = loadIn(days)?.rates ?? [];
    expect(rates).toHaveLength(72);
    expect([rates[23], rates[24], rates[47], rates[48], rates[71]]).toEqual([10, 20, 20, 10, 10]);
  });

  it('requests of hours that a log covers in part', () => {
    const log = (fromS: number, toS: number, perSecond: number) =>
      `timeStamp,elapsed,label,success\n${Array.from(
        { length: (toS - fromS) * perSecond },
        (_, index) => `${1_704_096_000_000 + (fromS + index / perSecond) * 1000},5,a,true`,
      ).join('\n')}`;
    expect(loadIn(log(0, 60, 5))?.rates[0]).toBeCloseTo(5, 1);
    expect(loadIn(log(3000, 8400, 1))?.rates).toEqual([1, 1, 1]);
  });

  it('times that cannot be read count as none where somebody says so', () => {
    const text = 'day,rate\nMonday,10\nTuesday,20\nWednesday,30';
    expect(noteIn(text, 'time')).toBe('“Monday” of day cannot be read as a time.');
    expect(loadIn(text, { time: 'none' })?.rates).toEqual([10, 20, 30]);
  });
});

describe('a table without heads', () => {
  const offersAll = (text: string) =>
    readTrace(range, text)
      .choices.find(({ id }) => id === 'load')
      ?.options.some(({ value }) => value === 'all');

  it('may be one list, row by row; one with heads or of one column is not', () => {
    expect(offersAll('60;61;62\n70;71;72')).toBe(true);
    expect(loadIn('60;61;62\n70;71;72', { load: 'all', time: 'none' })?.rates).toEqual([
      60, 61, 62, 70, 71, 72,
    ]);
    expect(offersAll('north;south\n60;61\n70;71')).toBe(false);
    expect(offersAll('60\n70')).not.toBe(true);
  });
});

describe('decimal marks', () => {
  it('are points in a table whose columns are separated by commas, and nothing is said of it', () => {
    const text = 'hour,rate\n8,1.234\n9,1.250';
    expect(loadIn(text)?.rates).toEqual([1.23, 1.25]);
    expect(noteIn(text, 'decimal')).toBe('');
  });

  it('are points in JSON, and nothing is said of it', () => {
    const text = '[{"hour":8,"rate":1.234},{"hour":9,"rate":1.25}]';
    expect(loadIn(text)?.rates).toEqual([1.23, 1.25]);
    expect(noteIn(text, 'decimal') ?? '').toBe('');
  });

  it('are told by another column where those of the load may be either', () => {
    expect(loadIn('hour;rate;share\n8;1.234;0.5\n9;1.250;0.25')?.rates).toEqual([1.23, 1.25]);
    expect(loadIn('hour;rate;share\n8;1.234;0,5\n9;1.250;0,25')?.rates).toEqual([1234, 1250]);
  });

  it('of both kinds are said to be mixed', () => {
    expect(noteIn('hour;rate\n8;1.5\n9;1,5', 'decimal')).toContain('others a decimal comma');
  });

  it('are told by any number that has one reading', () => {
    expect(loadIn('1.200\n12,5\n1.300')?.rates).toEqual([1200, 12.5, 1300]);
    expect(loadIn('time;load;other\n08:00;1.200;2,5\n09:00;1.300;3')?.rates).toEqual([1200, 1300]);
    expect(loadIn('1,200;12.5;1,300')?.rates).toEqual([1200, 12.5, 1300]);
    expect(loadIn('time,load\n08:00,60.125\n09:00,61.250')?.rates).toEqual([60.13, 61.25]);
    expect(loadIn('[60.125, 61.25]')?.rates).toEqual([60.13, 61.25]);
  });

  it('are asked for where three decimals may be thousands', () => {
    expect(noteIn('60.125\n61.250\n59.875', 'decimal')).toBe('“60.125” may be 60125 or 60.125.');
    expect(loadIn('60.125\n61.250\n59.875')).toBeNull();
    expect(valueIn('time;load\n08:00;1.2\n09:00;1,3', 'decimal')).toBeNull();
  });

  it('stand before what is behind a number', () => {
    expect(loadIn('1.2k\n1,5k')).toBeNull();
    expect(loadIn('1.2k\n1.5k')?.rates).toEqual([1200, 1500]);
  });
});

describe('what is no load', () => {
  it('is left out, each reason once with its lines', () => {
    const rows = [
      '08:00;1',
      '09:00;-',
      '10:00;NaN',
      '11:00;null',
      '12:00;2',
      'noon;5',
      'late;6',
      'Total;14',
    ];
    const { load, problems } = readTrace(range, `time;rate\n${rows.join('\n')}`);
    expect(load?.rates).toEqual([1, 1, 1, 1, 2]);
    expect(problems.map(({ message }) => message)).toEqual([
      '2 rows, lines 7 and 8, time are no such times, such as “noon”; accepted: times alike in all rows. They are left out.',
      'Line 9 is a total or mean, “Total 14”; accepted: rows of single times. The row is left out.',
      '3 rows, lines 3, 4 and 5, rate are no rates, such as “-”; accepted: numbers from 0 to 5000 messages/s. They stand as the hour before.',
    ]);
  });

  it('is a percentage', () => {
    expect(loadIn('time,load\n08:00,50%\n09:00,60%')).toBeNull();
  });

  it('is the duration of a request: rows are counted', () => {
    const rows = Array.from(
      { length: 7200 },
      (_, row) => `${1_764_201_600_000 + 1000 * row},120,home,200,true`,
    );
    const text = `timeStamp,elapsed,label,responseCode,success\n${rows.join('\n')}`;
    expect(valueIn(text, 'load')).toBe('rows');
    expect(loadIn(text)?.rates).toEqual([1, 1]);
  });

  it('is one of several series below each other, before it is chosen', () => {
    const text = ['Series;Time;Value', 'a;08:00;60', 'b;08:00;6', 'a;09:00;70', 'b;09:00;7'].join(
      '\n',
    );
    expect(valueIn(text, 'series')).toBeNull();
    expect(loadIn(text, { series: 'a' })).toEqual({ from: 8, rates: [60, 70] });
  });

  it('never throws', () => {
    for (const text of [
      '{',
      '[',
      '[[]]',
      '[{}]',
      '[null]',
      'sep=;',
      'sep=;\n',
      '"',
      '"a',
      '|',
      '\t\n\t',
      '#',
      '# 1,2',
      '{"a":1}',
    ])
      expect(readSeries(text, {}, 1).rows.length).toBeGreaterThanOrEqual(0);
  });
});
