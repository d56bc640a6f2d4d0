import { describe, expect, it } from 'vitest';
import { clockText, rowsAt, sentenceAt } from './rows';
import type { ReadoutData } from './types';

const data: ReadoutData = {
  stepMs: 60_000,
  endMs: 180_000,
  groups: [
    {
      title: 'Received, messages/s',
      lines: [
        { label: 'offered', values: [200, 180, 0] },
        { label: 'each step', values: [150.4, null, 2.25] },
      ],
    },
    { title: 'Spool, rows', lines: [{ label: 'spool', values: [0, 1234, 2_000_000] }] },
  ],
  notes: (fromMs, toMs) => (fromMs <= 60_000 && toMs > 60_000 ? ['Throttling'] : []),
};

describe('a time of a run in full', () => {
  it.each([
    [0, '0\u202fs'],
    [1500, '1.5\u202fs'],
    [45_000, '45\u202fs'],
    [60_000, '1\u202fmin'],
    [603_000, '10\u202fmin 3\u202fs'],
    [3_600_000, '1\u202fh'],
    [10_020_000, '2\u202fh 47\u202fmin'],
    [43_199_999, '12\u202fh'],
  ])('%i ms is %s', (atMs, text) => {
    expect(clockText(atMs)).toBe(text);
  });
});

describe('the values of a step', () => {
  it('has a row for each line, under its quantity and unit', () => {
    expect(rowsAt(data, 2)).toEqual([
      { name: 'Received, messages/s', kind: 'head' },
      { name: 'offered', value: '0', kind: 'inGroup' },
      { name: 'each step', value: '2.3', kind: 'inGroup' },
      { name: 'Spool, rows', value: '2,000,000', kind: 'value' },
    ]);
  });

  it('is a sentence, with what has no value and what else goes on', () => {
    expect(sentenceAt(data, 1)).toBe(
      'Received, messages/s: offered 180, each step none. Spool, rows: 1,234. Throttling.',
    );
  });

  it('tells of what goes on in its own step alone', () => {
    expect(sentenceAt(data, 0)).not.toContain('Throttling');
    expect(sentenceAt(data, 2)).not.toContain('Throttling');
  });
});
