import { describe, expect, it } from 'vitest';
import { readFields, writeFields } from '../../../src/address/fields';
import { queryOf } from '../../../src/address/written';
import {
  EVERYTHING,
  filterFields,
  fromFilter,
  isEverything,
  type ListField,
  type ListFilter,
  MOST_CHARACTERS,
  matches,
  optionsOf,
  toFilter,
} from '../../../src/tables/list/filter';

interface Item {
  study: string;
  cases: string[];
}

const ITEMS: Item[] = [
  { study: 'low-latency', cases: ['14', '20'] },
  { study: 'capacity', cases: [] },
];
const FIELDS: ListField<Item>[] = [
  { key: 'study', label: 'Study', valuesOf: ({ study }) => [study] },
  { key: 'case', label: 'Test case', valuesOf: ({ cases }) => cases, order: ['20', '14', '3'] },
];

const fields = filterFields(FIELDS, ITEMS);
const read = (query: string) => {
  const { state, problems } = readFields(fields, new URLSearchParams(query));
  return { filter: toFilter(state), problems };
};
const write = (filter: ListFilter) => queryOf(writeFields(fields, fromFilter(FIELDS, filter)));
const taken = (filter: Partial<typeof EVERYTHING>, text = 'Tracking off raises Throughput') =>
  ITEMS.filter((item) => matches(FIELDS, { ...EVERYTHING, ...filter }, item, text));

describe('the filter of a list', () => {
  it('offers the values that items have, each once, sorted or in the given order', () => {
    expect(FIELDS.map((field) => optionsOf(field, [...ITEMS, ...ITEMS]))).toEqual([
      ['capacity', 'low-latency'],
      ['20', '14'],
    ]);
    const numbers: ListField<string> = { key: 'n', label: 'N', valuesOf: (item) => [item] };
    expect(optionsOf(numbers, ['10', '9', '2'])).toEqual(['2', '9', '10']);
  });

  it('takes what has all of its values, one of several being enough', () => {
    expect(taken({})).toEqual(ITEMS);
    expect(taken({ values: { case: '20' } })).toEqual([ITEMS[0]]);
    expect(taken({ values: { case: '20', study: 'capacity' } })).toEqual([]);
    expect(taken({ values: { study: '' } })).toEqual(ITEMS);
  });

  it('finds all words, in any order and case', () => {
    expect(taken({ text: 'throughput  TRACKING' })).toEqual(ITEMS);
    expect(taken({ text: 'throughput latency' })).toEqual([]);
    expect(taken({ text: ' ' })).toEqual(ITEMS);
  });

  it('knows when it takes everything', () => {
    expect(isEverything(EVERYTHING)).toBe(true);
    expect(isEverything({ text: ' ', values: { case: '' } })).toBe(true);
    expect(isEverything({ text: 'x', values: {} })).toBe(false);
    expect(isEverything({ text: '', values: { case: '3' } })).toBe(false);
  });
});

describe('the filter in a link', () => {
  it('comes back as it was written', () => {
    const filter = { text: 'off & on', values: { study: 'capacity', case: '14' } };
    expect(write(filter)).toBe('?q=off+%26+on&study=capacity&case=14');
    expect(read(write(filter))).toEqual({ filter, problems: [] });
    expect(write(EVERYTHING)).toBe('');
  });

  it('names a value that is none, and what is accepted', () => {
    const { filter, problems } = read('study=capasity&case=99999');
    expect(filter.values).toEqual({ study: 'capacity' });
    expect(problems.map(({ field }) => field)).toEqual(['study', 'case']);
    expect(problems[0]?.message).toBe(
      'Study (study) is “capasity”; accepted: all, capacity, low-latency. capacity is used.',
    );
    expect(problems[1]?.message).toContain('all is used');
  });

  it('takes "all" for no value, and nothing for nothing', () => {
    expect(read('study=all')).toEqual({ filter: EVERYTHING, problems: [] });
    expect(read('')).toEqual({ filter: EVERYTHING, problems: [] });
  });

  it('cuts a text that is too long', () => {
    const { filter, problems } = read(`q=${'x'.repeat(MOST_CHARACTERS + 1)}`);
    expect(filter.text).toHaveLength(MOST_CHARACTERS);
    expect(problems[0]).toMatchObject({
      field: 'q',
      accepted: `text of at most ${MOST_CHARACTERS} characters`,
    });
  });
});
