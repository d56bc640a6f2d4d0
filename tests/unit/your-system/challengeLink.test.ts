import { describe, expect, it } from 'vitest';
import { readFields, writeFields } from '../../../src/address/fields';
import {
  PLAYED_FIELDS,
  possible,
  untouched,
  WHOLE,
} from '../../../src/your-system/challenge/fields';
import { mostUsers } from '../../../src/your-system/challenge/hidden';
import { loadsOf, otherSeed } from '../../../src/your-system/challenge/loads';

describe('what a reader has done', () => {
  const read = (query: string) => {
    const { state, problems } = readFields(PLAYED_FIELDS, new URLSearchParams(query), WHOLE);
    const { played, problems: others } = possible(state);
    return { played, told: [...problems, ...others].map(({ message }) => message) };
  };
  const most = mostUsers('anna');
  const { offered } = loadsOf(otherSeed('anna'));

  it('is read from its address as it was written', () => {
    const played = { seed: 'anna', levels: [8, 1, most], limit: 222.5, next: offered[2] ?? 0 };
    const pairs = writeFields(PLAYED_FIELDS, played);
    expect(pairs.map(([key, text]) => `${key}=${text}`).join('&')).toBe(
      `seed=anna&levels=8.1.${most}&limit=222.5&next=${offered[2]}`,
    );
    expect(read(new URLSearchParams(pairs as [string, string][]).toString())).toEqual({
      played,
      told: [],
    });
    expect(read('seed=anna')).toEqual({ played: untouched('anna'), told: [] });
  });

  it('names levels that its systems do not reach, one or several', () => {
    expect(read(`seed=anna&levels=${most + 1}`).told[0]).toMatch(
      /up to \d+ users\. It is left out\.$/,
    );
    expect(read(`seed=anna&levels=${most + 1}.${most + 2}`).told[0]).toMatch(
      /They are left out\.$/,
    );
  });

  it.each([
    ['levels=8.x', [8]],
    ['levels=8.8.2', [8, 2]],
    ['levels=0.2.5e.-3', [2]],
    ['levels=1.2.3.4.5.6.7', [1, 2, 3, 4, 5, 6]],
    ['levels=501.many', []],
    [`levels=2.${most + 1}.500`, [2]],
  ])('names levels that nobody can have: %s', (query, levels) => {
    const { played, told } = read(`seed=anna&${query}`);
    expect(played).toEqual({ ...untouched('anna'), levels });
    expect(told).toEqual([expect.stringMatching(/\(levels\) is “.*”; accepted: .+\. .+/)]);
  });

  it.each(['limit=0', 'limit=lots', 'limit=-5', 'limit=e3', 'limit='])(
    'is no answer where a limit cannot be so: %s',
    (query) => {
      const { played, told } = read(`seed=anna&levels=2&${query}`);
      expect(played.limit).toBeNull();
      expect(told).toEqual([expect.stringContaining('It is left out.')]);
    },
  );

  it('has no answer without a level', () => {
    const { played, told } = read('seed=anna&limit=200');
    expect(played).toEqual(untouched('anna'));
    expect(told).toEqual([expect.stringContaining('at least one level')]);
  });

  it.each(['3', '999', 'none'])('names a level that is not offered: %s', (next) => {
    const { played, told } = read(`seed=anna&next=${next}`);
    expect(played).toEqual(untouched('anna'));
    expect(told).toEqual([expect.stringContaining(`(next) is “${next}”`)]);
  });

  it('names what the page does not know', () => {
    expect(read('level=8').told).toEqual([expect.stringContaining('Did you mean levels?')]);
  });
});
