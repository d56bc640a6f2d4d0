import { describe, expect, it } from 'vitest';
import { otherwiseOf, readFields, writeFields } from '../../../../address/fields';
import { queryOf } from '../../../../address/written';
import { EDGE_FIELDS, type EdgeState } from './query';

const initial = otherwiseOf(EDGE_FIELDS);
const read = (text: string) => readFields(EDGE_FIELDS, new URLSearchParams(text));
const messages = (text: string) => read(text).problems.map(({ message }) => message);

describe('the link of the handle', () => {
  it.each<EdgeState>([
    initial,
    { threads: 140, guess: null },
    { threads: 75, guess: 160 },
    { threads: 300, guess: 'skipped' },
  ])('is read as it was written: %o', (state) => {
    expect(read(queryOf(writeFields(EDGE_FIELDS, state)))).toEqual({ state, problems: [] });
  });

  it('is the plain address at the start', () => {
    expect(queryOf(writeFields(EDGE_FIELDS, initial))).toBe('');
  });

  it.each([
    ['threads=9000', 300, 'from 25 to 300 threads. 300 is used.'],
    ['threads=1', 25, 'from 25 to 300 threads. 25 is used.'],
    ['threads=99.6', 100, 'from 25 to 300 threads. 100 is used.'],
    ['threads=many', 75, 'from 25 to 300 threads. 75 is used.'],
  ])('%s is named, and the nearest used', (text, threads, end) => {
    expect(read(text).state.threads).toBe(threads);
    const [message, ...others] = messages(text);
    expect(others).toEqual([]);
    expect(message).toContain(`(threads) is “${text.slice(8)}”; accepted: whole numbers `);
    expect(message).toContain(end);
  });

  it.each([
    ['guess=400', 300, '300 is used.'],
    ['guess=here', null, 'It is left out.'],
  ])('%s is named, too', (text, guess, end) => {
    expect(read(text).state.guess).toBe(guess);
    expect(messages(text)).toEqual([
      `The guess (guess) is “${text.slice(6)}”; accepted: whole numbers from 25 to 300 threads, or skip. ${end}`,
    ]);
  });
});
