import { describe, expect, it } from 'vitest';
import { alongLoad } from '../../../src/scenario/alongLoad';

const SCHEMA = [
  { group: 'load', kind: 'integer' },
  { group: 'load', kind: 'integer' },
  { group: 'load', kind: 'switch' },
  { group: 'hosts', kind: 'integer' },
] as const;
const joined = (all: Readonly<Record<string, readonly number[]>>) =>
  alongLoad(
    SCHEMA,
    Object.entries(all).map(([id, knobs]) => ({ id, knobs })),
  ).map((pair) => pair.join(' '));

describe('what a line may join', () => {
  it('is neighbours in one amount of the load, in any order', () => {
    const all = { ten: [10, 0, 0, 1], two: [2, 0, 0, 1], five: [5, 0, 0, 1] };
    expect(joined(all)).toEqual(['ten five', 'two five']);
  });

  it('is nothing that differs in two amounts, in a switch, beside the load, or not at all', () => {
    const base = [2, 0, 0, 1];
    for (const other of [[3, 1, 0, 1], [2, 0, 1, 1], [2, 0, 0, 2], base, [3, 0, 0, 2]]) {
      expect(joined({ base, other }), `${other}`).toEqual([]);
    }
    expect(joined({ base, other: [2, 7, 0, 1] })).toEqual(['base other']);
  });

  it('is not kept apart by what differs in more', () => {
    expect(joined({ two: [2, 0, 0, 1], five: [5, 0, 0, 9], ten: [10, 0, 0, 1] })).toEqual([
      'two ten',
    ]);
  });
});
