import { describe, expect, it } from 'vitest';
import { orNothing, orWord } from '../../../src/address/besides';
import { listedNames, nearestName } from '../../../src/address/nearestName';
import { numberField } from '../../../src/address/number';
import { readerOf } from '../../../src/address/reader';
import { addressOf, queryOf } from '../../../src/address/written';

const LETTERS = [...'abcdefghij'];

describe('a name that is misspelt', () => {
  it.each([
    ['virtualuser', 'virtualUsers'],
    ['VIRTUALUSERS', 'virtualUsers'],
    ['sendonyl', 'sendOnly'],
    ['zzzzzzzzzzzzzzzzz', undefined],
    // Half of a name may be wrong, and of a short one two letters.
    ['sendXXXX', 'sendOnly'],
    ['senXXXXX', undefined],
    ['xxx', undefined],
    ['ax', 'abc'],
  ])('%s is taken for %s', (given, meant) => {
    expect(nearestName(given, ['abc', 'sendOnly', 'virtualUsers'])).toBe(meant);
  });

  it('is like none of no names', () => {
    expect(nearestName('a', [])).toBeUndefined();
  });

  it('of any length is looked up at once, by its beginning', () => {
    expect(nearestName('a'.repeat(200), ['a'.repeat(100)])).toBe('a'.repeat(100));
  });

  it('is told the names there are, of many those that it is like', () => {
    expect(listedNames('h', LETTERS.slice(0, 8))).toBe('a, b, c, d, e, f, g, h');
    expect(listedNames('j', LETTERS)).toBe('j, a, b, c, d, e, f, g and 2 more');
  });
});

describe('a field that takes something besides', () => {
  const RUNS = numberField({ key: 'runs', title: 'Runs', least: 1, most: 20, otherwise: 2 });

  it('writes its word, or nothing, or the value', () => {
    const guess = orWord(RUNS, 'skip', 'skipped' as const);
    expect([guess.write('skipped'), guess.write(3)]).toEqual(['skip', '3']);
    expect(guess.accepted).toBe('whole numbers from 1 to 20, or skip');
    const missing = orNothing(RUNS);
    expect([missing.write(null), missing.write(3)]).toEqual(['', '3']);
  });

  it('says in each problem that the word is accepted, too', () => {
    const [problem] = orWord(RUNS, 'skip', null).read('40').problems;
    expect(problem?.accepted).toBe('whole numbers from 1 to 20, or skip');
    expect(problem?.message).toBe(
      'Runs (runs) is “40”; accepted: whole numbers from 1 to 20, or skip. 20 is used.',
    );
  });
});

describe('a query', () => {
  it('is written so that it can be read by eye, and read as it was meant', () => {
    const pairs = [
      ['config', 'file-local/2006,a=1:2'],
      ['my key', 'R&D + 20 %'],
    ] as const;
    const query = queryOf(pairs);
    expect(query).toBe('?config=file-local/2006,a=1:2&my%20key=R%26D+%2B+20+%25');
    expect([...new URLSearchParams(query)]).toEqual(pairs);
  });

  it('stands behind its path, and nothing where it is empty', () => {
    expect(addressOf('/page', [['a', '1']])).toBe('/page?a=1');
    expect(addressOf('/page', [])).toBe('/page');
  });

  it('says what it has, and what was wrong with it as it was read', () => {
    const reader = readerOf(new URLSearchParams('a=1&b='));
    expect(['a', 'b', 'c'].map(reader.has)).toEqual([true, true, false]);
    expect(reader.keys()).toEqual([]);
    reader.text({ key: 'c', title: 'C' });
    expect(reader.keys()).toEqual(['c']);
  });
});
