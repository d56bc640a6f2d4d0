import { describe, expect, it } from 'vitest';
import {
  EVERYTHING,
  fromFilter,
  isEverything,
  type ListField,
  type ListFilter,
  matches,
  optionsOf,
  toFilter,
} from '../../../src/tables/list/filter';
import { groupsOf } from '../../../src/tables/list/groups';
import { valueText } from '../../../src/tables/parameterText';
import { replayOf } from '../../../src/tables/stated/replayOf';
import { isHardlyChanged, isTimes, percentApart } from '../../../src/tables/stated/words';

const isEven = (number: number) => number % 2 === 0;

describe('groups of a list', () => {
  it('are in their order, without those that are empty', () => {
    const groups = groupsOf(
      [1, 2, 3, 4],
      [
        { id: 'even', holds: isEven },
        { id: 'large', holds: (number) => number > 9 },
        { id: 'odd', name: 'Odd', holds: (number) => !isEven(number) },
      ],
    );
    expect(groups.map(({ id, name, items }) => [id, name, items])).toEqual([
      ['even', undefined, [2, 4]],
      ['odd', 'Odd', [1, 3]],
    ]);
  });

  it('are one with all items where none are asked for, and none without items', () => {
    expect(groupsOf([1, 2]).map(({ items }) => items)).toEqual([[1, 2]]);
    expect(groupsOf([])).toEqual([]);
  });
});

interface Item {
  sizes: readonly string[];
}
const SIZE: ListField<Item> = { key: 'size', label: 'Size', valuesOf: ({ sizes }) => sizes };
const ITEMS: Item[] = [{ sizes: ['10', '9'] }, { sizes: ['9', 'b'] }, { sizes: ['B', 'a'] }];

describe('the values that a list can be narrowed by', () => {
  it('are those of its items, each once, by number and letter', () => {
    expect(optionsOf(SIZE, ITEMS)).toEqual(['9', '10', 'a', 'b', 'B']);
  });

  it('are in the order that is given, or all that are', () => {
    expect(optionsOf({ ...SIZE, order: ['b', 'c', '9'] }, ITEMS)).toEqual(['b', '9']);
    expect(optionsOf({ ...SIZE, options: ['x', '9'], order: ['9'] }, ITEMS)).toEqual(['x', '9']);
  });
});

describe('a filter', () => {
  const asks = (text: string, size = '') =>
    matches([SIZE], { text, values: { size } }, { sizes: ['9', '10'] }, 'Two Fast disks');

  it('takes what has all of its words, in any order and case, and its values', () => {
    expect([asks('DISK two'), asks('two slow'), asks(''), asks(' fast\tdisks ')]).toEqual([
      ...[true, false, true, true],
    ]);
    expect([asks('', '9'), asks('fast', '10'), asks('', '8'), asks('slow', '9')]).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('takes everything where it has neither words nor values', () => {
    expect(isEverything(EVERYTHING)).toBe(true);
    expect(isEverything({ text: '  ', values: { size: '' } })).toBe(true);
    expect(isEverything({ text: 'a', values: {} })).toBe(false);
    expect(isEverything({ text: '', values: { a: '', size: '9' } })).toBe(false);
  });

  it('is the same once it went through an address', () => {
    const filters: ListFilter[] = [
      { text: 'disk', values: { size: '9' } },
      { text: '', values: {} },
    ];
    for (const filter of filters) expect(toFilter(fromFilter([SIZE], filter))).toEqual(filter);
    expect(fromFilter([SIZE], { text: '', values: { size: '' } })).toEqual({ q: '', size: 'all' });
    expect(toFilter({ size: '9' })).toEqual({ text: '', values: { size: '9' } });
  });
});

describe('a number in words', () => {
  it('is a ratio within a tenth of what it is called, edges included', () => {
    expect([1.125, 0.875].map((ratio) => isTimes(ratio, 1))).toEqual([false, false]);
    expect([2.199, 2.201, 1.801, 1.799].map((ratio) => isTimes(ratio, 2))).toEqual([
      ...[true, false, true, false],
    ]);
    expect([1.059, 1.061, 0.941, 0.939].map(isHardlyChanged)).toEqual([true, false, true, false]);
    expect(percentApart(1.256)).toBe('26\u202f%');
  });

  it('is a parameter with four digits and its unit', () => {
    expect(valueText(12345.67, 'ms')).toMatch(/^12,350\s*ms$/);
    expect(valueText(0.00012345, '')).toBe('0.0001235');
  });
});

it('a result that was not computed is named', () => {
  const results = { configurations: { a: 1 } };
  expect(replayOf(results, 'a')).toBe(1);
  expect(() => replayOf(results, 'b')).toThrow('There is no precomputed result of b.');
});
