import { describe, expect, it } from 'vitest';
import { withKeys } from '../../../../lab/handle/useQuery';
import { type EdgeState, edgeQuery } from './query';

const read = (text: string) => edgeQuery.read(new URLSearchParams(text));
const messages = (text: string) => read(text).problems.map(({ message }) => message);

describe('the link of the handle', () => {
  it.each<EdgeState>([
    edgeQuery.initial,
    { threads: 140, guess: null },
    { threads: 75, guess: 160 },
    { threads: 300, guess: 'skipped' },
  ])('is read as it was written: %o', (state) => {
    expect(read(withKeys('', edgeQuery.write(state)))).toEqual({ state, problems: [] });
  });

  it('is the plain address at the start', () => {
    expect(withKeys('?threads=80&guess=90', edgeQuery.write(edgeQuery.initial))).toBe('');
  });

  it('leaves other keys', () => {
    expect(withKeys('?ref=a&threads=80', edgeQuery.write({ threads: 90, guess: null }))).toBe(
      '?ref=a&threads=90',
    );
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
    ['guess=here', null, 'The question is left open.'],
  ])('%s is named, too', (text, guess, end) => {
    expect(read(text).state.guess).toBe(guess);
    expect(messages(text)).toEqual([
      `The guess (guess) is “${text.slice(6)}”; accepted: whole numbers from 25 to 300 threads, or skip. ${end}`,
    ]);
  });
});
