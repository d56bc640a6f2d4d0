import { describe, expect, it } from 'vitest';
import { RefusedSystemError } from '../../../../src/system/refusal';
import type { Description } from '../../../../src/your-system/description';
import { refusalAt, refusalText } from '../../../../src/your-system/table/refused';
import { module } from '../templates/module';

function refusalsOf(description: Description) {
  try {
    module.check(description);
  } catch (error) {
    if (error instanceof RefusedSystemError) return error.refusals;
    throw error;
  }
  return [];
}

const said = (description: Description) =>
  refusalsOf(description).map((refusal) => refusalText(refusal, description));

describe('what the module refuses', () => {
  it('is said with the part that it is of, not with its place in JSON', () => {
    expect(
      said({
        users: 1,
        stations: [
          { name: 'b', kind: 'processors', count: 0, demandMs: 1 },
          { name: '', kind: 'delay' },
        ],
        route: [],
      }),
    ).toEqual([
      'Station “b”: servers (count) is 0; accepted: a whole number from 1 to 10000.',
      expect.stringMatching(/^Station 2: name is empty; accepted: 1 to 60 characters/),
      'Route has 0 steps; accepted: 1 to 1000 steps.',
    ]);
    expect(said({ stations: [{ name: 'a', kind: 'delay' }] })).toEqual([
      expect.stringMatching(/^Station “a” has no time of a request \(demandMs\); accepted: /),
      expect.stringMatching(/^The system has no users; accepted: a number of users/),
    ]);
  });

  it('is said beside its cell without it', () => {
    const refusals = [
      { field: 'stations[0].count', value: '0', accepted: 'more' },
      { field: 'stations[0].spread.kind', value: '"odd"', accepted: 'others' },
    ];
    expect(refusalAt(refusals, 'stations[0].count')).toBe('0; accepted: more.');
    expect(refusalAt(refusals, 'stations[0].spread')).toBe('“odd”; accepted: others.');
    expect(refusalAt(refusals, 'stations[1].count')).toBeUndefined();
  });
});
