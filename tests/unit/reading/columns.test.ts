import { describe, expect, it } from 'vitest';
import { columnsOf, risesEvenly } from '../../../src/reading/columns';
import { isRequestLog, isTotalRow, rateSeconds } from '../../../src/reading/heads';
import { readTable } from '../../../src/reading/table';

const columns = (text: string) => columnsOf(readTable(text));

describe('columns', () => {
  it('without a head are named by their place', () => {
    expect(columns('1;2\n3;4').map(({ name }) => name)).toEqual(['column 1', 'column 2']);
    expect(columns('hour;rate\n3;4').map(({ name }) => name)).toEqual(['hour', 'rate']);
  });

  it('are numbers where half of their cells are, or where the only one has any', () => {
    const numeric = (text: string) => columns(text).map(({ isNumeric }) => isNumeric);
    expect(numeric('a;b\n1;x\nx;x\n2;x\nx;5')).toEqual([true, false]);
    expect(numeric('rate\nx\nx\nx\n5')).toEqual([true]);
  });

  it('in quotes lose them, alone or beside others', () => {
    expect(readTable('"60"\n"70"').rows.map(({ cells }) => cells)).toEqual([['60'], ['70']]);
    expect(readTable('"60";"1"\n"70";"2"').rows.map(({ cells }) => cells)).toEqual([
      ['60', '1'],
      ['70', '2'],
    ]);
  });
});

describe('an index', () => {
  it.each([
    [['1', '2', '3'], true],
    [['0', '5', '10'], true],
    [['3', '2', '1'], false],
    [['1', '1', '1'], false],
    [['1', '2', '4'], false],
    [['1'], false],
  ])('of %j: %s', (cells, rises) => expect(risesEvenly(cells)).toBe(rises));
});

describe('heads', () => {
  it.each([
    ['requests per 5 min', 300],
    ['requests/s', 1],
    ['messages per 15 minutes', 900],
    ['messages per 100 h', 360_000],
    ['messages per hour', 3600],
    ['per day', 86_400],
    ['rps', 1],
    ['rpm', 60],
    ['tph', 3600],
    ['hourly', 3600],
    ['messages', null],
    ['per house', null],
  ])('“%s” tell %s seconds', (head, seconds) => expect(rateSeconds(head)).toBe(seconds));

  it('of a log name a request by its time and its outcome', () => {
    expect(isRequestLog(['timeStamp', 'elapsed', 'label', 'success'])).toBe(true);
    expect(isRequestLog(['metric_name', 'timestamp', 'metric_value'])).toBe(true);
    expect(isRequestLog(['metric_name', 'value'])).toBe(false);
    expect(isRequestLog(['timestamp', 'rate'])).toBe(false);
    expect(isRequestLog(['elapsed', 'label'])).toBe(false);
    expect(isRequestLog(['timestamp', 'elapsed'])).toBe(false);
  });

  it('of a total stand in a cell of their own', () => {
    expect(isTotalRow(['Total', '60'])).toBe(true);
    expect(isTotalRow(['Gesamt:', '60'])).toBe(true);
    expect(isTotalRow(['totally', '60'])).toBe(false);
  });
});
