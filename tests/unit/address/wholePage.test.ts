import { describe, expect, it } from 'vitest';
import { readFields } from '../../../src/address/fields';
import { numberField } from '../../../src/address/number';

const FIELDS = {
  users: numberField({ key: 'users', title: 'Users', least: 1, most: 9, otherwise: 3 }),
};
const SEED = { key: 'seed', title: 'Seed' };
const told = (query: string, whole?: Parameters<typeof readFields>[2]) =>
  readFields(FIELDS, new URLSearchParams(query), whole).problems.map(({ message }) => message);

describe('keys that no part of a page reads', () => {
  it('are named with those that it has, where the fields are of the whole page', () => {
    expect(told('users=2&user=5', { name: 'This list' })).toEqual([
      'This list has no “user”; accepted: users. Did you mean users? It is ignored.',
    ]);
    expect(told('users=2&utm_source=mail&tour=300ms.1', { name: 'This list' })).toEqual([]);
  });

  it('are left to others where they are of a part', () => {
    expect(told('user=5')).toEqual([]);
    const chapter = { name: 'This chapter', besides: [SEED] };
    expect(told('seed=ann', chapter)).toEqual([]);
    // The exercises say it.
    expect(told('seed=ann&seed=bob', chapter)).toEqual([]);
    expect(told('seed=ann&spread=5&users=12', chapter)).toEqual([
      'Users (users) is “12”; accepted: whole numbers from 1 to 9. 9 is used.',
      'This chapter has no “spread”; accepted: users, seed. It is ignored.',
    ]);
  });
});
