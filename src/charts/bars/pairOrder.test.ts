import { describe, expect, it } from 'vitest';
import { ordered, ratioOf } from './pairOrder';

const row = (id: string, before: number | null, after: number | null) => ({
  id,
  label: id,
  lanes: [
    { label: 'other', before: 1, after: 1 },
    { label: 'lane', before, after },
  ],
});
const rows = [
  row('a', 10, 5),
  row('b', null, 9),
  row('c', 10, 30),
  row('d', 9, null),
  row('e', 10, 20),
];
const ids = (lane: string | null) => ordered(rows, lane).map(({ id }) => id);

describe('pairs', () => {
  it('have a ratio where both values are known', () => {
    expect(ratioOf({ label: '', before: 10, after: 5 })).toBe(0.5);
    expect(ratioOf({ label: '', before: null, after: 5 })).toBeNull();
    expect(ratioOf({ label: '', before: 5, after: null })).toBeNull();
  });

  it('stand as given, or by the ratio of one lane, the largest first', () => {
    expect(ids(null)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(ids('lane')).toEqual(['c', 'e', 'a', 'b', 'd']);
    expect(ids('other')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(ids('unknown')).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
