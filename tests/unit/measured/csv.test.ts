import { describe, expect, it } from 'vitest';
import { proseCells, tableCells } from '../../../src/measured/cells';
import { toCsv } from '../../../src/measured/csv';
import type { Table } from '../../../src/measured/types';

const table: Table = {
  number: 3,
  kind: 'throughput',
  title: 'Throughput and Latency',
  columns: [
    { id: 'throughput.mean', label: 'Mean', unit: 'messages/s' },
    { id: 'roundtrips', label: '# of roundtrips', unit: 'roundtrips' },
  ],
  rows: [
    {
      id: '1-A',
      label: 'A',
      cells: {
        'throughput.mean': { printed: '79', value: 79 },
        roundtrips: { printed: 'n/a', value: null },
      },
    },
  ],
};

describe('cells as CSV', () => {
  it('writes a header and one line per cell, empty where there is no number', () => {
    expect(toCsv(tableCells({ document: '000' }, [table]))).toBe(
      [
        'document,table,row,column,printed,value,unit',
        '000,3,1-A,throughput.mean,79,79,messages/s',
        '000,3,1-A,roundtrips,n/a,,roundtrips',
        '',
      ].join('\n'),
    );
  });

  it('puts the section of a figure in the text where a table number would stand', () => {
    const cell = { section: 'Summary', row: 'study', column: 'configurations', label: 'All' };
    const prose = { id: 'x', cells: [{ ...cell, printed: '50', value: 50, unit: '' }] };
    expect(toCsv(proseCells({ document: '000' }, prose))).toContain(
      '000,Summary,study,configurations,50,50,\n',
    );
  });

  it('quotes commas, quotes and line breaks', () => {
    const cell = { section: 'Summary', row: 'study', column: 'configurations', label: 'All' };
    const printed = (text: string) => ({ ...cell, printed: text, value: null, unit: '' });
    const prose = { id: 'x', cells: ['a, "b"', 'a\nb', 'plain'].map(printed) };
    const [header, ...lines] = toCsv(proseCells({ document: '000' }, prose)).split('000,Summary,');
    expect(header).toMatch(/^document,/);
    expect(lines).toEqual([
      'study,configurations,"a, ""b""",,\n',
      'study,configurations,"a\nb",,\n',
      'study,configurations,plain,,\n',
    ]);
  });
});
