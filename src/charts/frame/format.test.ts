import { describe, expect, it } from 'vitest';
import { columnNames } from './columnNames';
import {
  formatError,
  formatNumber,
  formatOperatingPoint,
  formatRate,
  formatShare,
  formatSigned,
  groupedText,
  withUnit,
} from './format';
import { textWidth } from './textWidth';

describe('numbers', () => {
  it('have commas, a true minus and the decimals asked for', () => {
    expect(formatNumber(1234567.891, 2)).toBe('1,234,567.89');
    expect(formatNumber(-1234.5)).toBe('−1,235');
    expect(formatNumber(3, 1)).toBe('3.0');
  });

  it('have a plus where the sign is the point, and none where they round to zero', () => {
    expect([0.04, -0.04, 0.05, -0.05].map((value) => formatSigned(value, 1))).toEqual([
      '0.0',
      '0.0',
      '+0.1',
      '−0.1',
    ]);
    expect([-0.4, -0.5, 2].map((value) => formatNumber(value))).toEqual(['0', '−1', '2']);
    expect(formatSigned(3)).toBe('+3');
  });

  it('stand before a thin space and their unit', () => {
    expect(withUnit(307, 'ms')).toBe('307\u202fms');
    expect(withUnit(0.5, 's', 1)).toBe('0.5\u202fs');
    expect(formatShare(0.9684)).toBe('96.8\u202f%');
    expect(formatShare(0.9684, 0)).toBe('97\u202f%');
    // 124 of 125 messages a second leave the server some rest.
    expect(formatShare(0.9963, 0)).toBe('99.6\u202f%');
    expect(formatShare(0.99963)).toBe('99.96\u202f%');
    expect([1 - 1e-9, 1, 1.004].map((share) => formatShare(share, 0))).toEqual([
      '100\u202f%',
      '100\u202f%',
      '100\u202f%',
    ]);
    expect(formatError(0.0521)).toBe('+5.2\u202f%');
    expect(formatError(-0.5, 0)).toBe('−50\u202f%');
    expect(formatOperatingPoint(96.4, 1307)).toBe('96/s, 1,307\u202fms');
  });

  it('of a rate have three digits', () => {
    expect([4.714, 9.999, 10, 84.31, 99.99, 100, 271.4].map(formatRate)).toEqual([
      '4.71',
      '10.00',
      '10.0',
      '84.3',
      '100.0',
      '100',
      '271',
    ]);
  });

  it.each([
    ['878043', '878,043'],
    ['1234.50', '1,234.50'],
    ['1000', '1,000'],
    ['999', '999'],
    ['n/a 1000', 'n/a 1000'],
    ['1000 or so', '1000 or so'],
    ['1,000', '1,000'],
    ['1000.', '1000.'],
  ])('printed as %s are shown as %s', (printed, shown) => {
    expect(groupedText(printed)).toBe(shown);
  });
});

describe('the width of a text', () => {
  it('grows with its letters, its size and its weight', () => {
    expect(textWidth('')).toBe(0);
    expect(textWidth('n', 10)).toBeCloseTo(5.8, 12);
    expect(textWidth('il.', 10)).toBeCloseTo(9.9, 12);
    expect(textWidth('mW%', 10)).toBeCloseTo(26.4, 12);
    expect(textWidth('AZ', 10)).toBeCloseTo(13.2, 12);
    expect(textWidth('a[', 10)).toBeCloseTo(11.6, 12);
    expect(textWidth('n')).toBeCloseTo(6.96, 12);
    expect(textWidth('n', 10, true)).toBeCloseTo(6.09, 12);
  });
});

describe('columns of a table shown as cards', () => {
  it('are named one by one, in quotation marks', () => {
    expect(columnNames(['A', 'say "B"'])).toEqual({
      '--head-1': '"A"',
      '--head-2': '"say \\"B\\""',
    });
  });
});
