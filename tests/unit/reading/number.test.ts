import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../src/reading/list';
import { numberWith, readingsOf } from '../../../src/reading/number';
import { readTyped } from '../../../src/reading/typed';

describe('a text as a number', () => {
  it.each<[string, number[]]>([
    ['80,5', [80.5]],
    ['80.5', [80.5]],
    ['1,200', [1200, 1.2]],
    ['1.200', [1200, 1.2]],
    ['-1.200', [-1200, -1.2]],
    ['1.234,5', [1234.5]],
    ['1,234.5', [1234.5]],
    ['1,234,567', [1_234_567]],
    ['1 200', [1200]],
    ['1\u202f200,5', [1200.5]],
    ['1\u00a0200', [1200]],
    ['1’200.5', [1200.5]],
    ["1'200", [1200]],
    ['0,125', [0.125]],
    ['0.125', [0.125]],
    ['12.3456', [12.3456]],
    ['1.200e3', [1200]],
    ['5e-1', [0.5]],
    ['１２．５', [12.5]],
    ['－１２，５', [-12.5]],
    ['10²', []],
    ['\u22125', [-5]],
    ['+.5', [0.5]],
    ['-0', [0]],
    ['1e999', [Number.POSITIVE_INFINITY]],
    ['', []],
    ['.', []],
    ['--3', []],
    ['1,2,3', []],
    ['1 2', []],
    ['0x10', []],
    ['12 ms', []],
    ['NaN', []],
    ['Infinity', []],
  ])('%j may be %j', (text, readings) => {
    expect(readingsOf(text)).toEqual(readings);
  });

  it('has one reading where the mark is known', () => {
    expect([numberWith('1.200', '.'), numberWith('1.200', ',')]).toEqual([1.2, 1200]);
    expect(numberWith('1,5', '.')).toBeNull();
  });
});

describe('what is typed into a box', () => {
  const whole = (value: number) => Math.min(10_000, Math.max(0, Math.round(value)));
  const any = (value: number) => Math.min(1e9, Math.max(0, value));

  it('may have the unit of the box behind it, and no other', () => {
    for (const text of ['32 ms', '32ms', ' 32 MS '])
      expect(readTyped(text, whole, 'ms')).toMatchObject({ value: 32, isAccepted: true });
    expect(readTyped('1,5 messages/s', any, 'messages/s')?.value).toBe(1.5);
    expect(readTyped('32 s', whole, 'ms')).toBeNull();
    expect(readTyped('32 ms', whole, 's')).toBeNull();
    expect(readTyped('32 ms', whole)).toBeNull();
    expect(readTyped('ms', whole, 'ms')).toBeNull();
  });

  it('is the reading that is accepted, thousands where both are', () => {
    expect(readTyped('1.200', whole)).toMatchObject({
      value: 1200,
      other: { value: 1.2, isAccepted: false },
    });
    expect(readTyped('1.000', whole)).toMatchObject({
      value: 1000,
      other: { value: 1, isAccepted: true },
    });
    expect(readTyped('1,200', any)).toMatchObject({
      value: 1200,
      other: { value: 1.2, isAccepted: true },
    });
    expect(readTyped('1,200', (value) => Math.min(60, value))).toMatchObject({
      value: 1.2,
      isAccepted: true,
    });
  });

  it('is the nearest that is accepted otherwise, and nothing where it is no number', () => {
    expect(readTyped('5,6', whole)).toEqual({ value: 6, isAccepted: false, other: null });
    expect(readTyped('1e999', whole)).toEqual({ value: 10_000, isAccepted: false, other: null });
    expect(readTyped('many', whole)).toBeNull();
  });
});

describe('a list of numbers', () => {
  it.each<[string, number | undefined, string[]]>([
    ['20,5\n30,5\n40', undefined, ['20,5', '30,5', '40']],
    ['20,5; 30;40,25', 3, ['20,5', '30', '40,25']],
    ['20,5;30,5', 4, ['20,5', '30,5']],
    ['20,5\t30,5', undefined, ['20,5', '30,5']],
    ['20,5, 30,5', undefined, ['20,5', '30,5']],
    ['20,5 30,5', 2, ['20,5', '30,5']],
    ['1,2 3,4', 4, ['1', '2', '3', '4']],
    ['1,2,3', undefined, ['1', '2', '3']],
    ['1, 2,3,', 3, ['1', '2', '3']],
    ['1.6, 2.2', undefined, ['1.6', '2.2']],
    ['1,200.5, 1,300.5', undefined, ['1,200.5', '1,300.5']],
    ['1,,3', undefined, ['1', '', '3']],
    ['[60, 70, 75]', undefined, ['60', '70', '75']],
    [' ', undefined, []],
  ])('%j holds', (text, expected, entries) => {
    expect(entriesOf(text, expected)).toEqual(entries);
  });
});
