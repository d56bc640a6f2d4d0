import { expect, it } from 'vitest';
import { isChangedSince } from '../../../../src/your-system/before/changedSince';
import type { Description } from '../../../../src/your-system/description';

const before: Description = {
  version: 1,
  users: 4,
  stations: [{ name: 'places', kind: 'processors', count: 5, demandMs: 14, fromPoints: true }],
  measured: [
    { users: 1, throughputPerSecond: 40 },
    { users: 4, throughputPerSecond: 150 },
  ],
};
const withCount = (count: number, fromPoints: boolean): Description => ({
  ...before,
  stations: before.stations.map((one) => ({ ...one, count, fromPoints })),
});

it.each<[is: boolean, what: string, before: Description | null, after: Description]>([
  [true, 'other numbers beside the same levels', before, withCount(10, false)],
  [false, 'nothing kept from before', null, withCount(10, false)],
  [false, 'the same system', before, withCount(5, false)],
  [false, 'another system that follows the levels', before, withCount(6, true)],
  [
    false,
    'a load test of its own',
    before,
    { ...withCount(10, false), measured: [{ users: 1, throughputPerSecond: 50 }] },
  ],
  [false, 'no load test', { ...before, measured: [] }, { ...withCount(10, false), measured: [] }],
])('is %s of %s', (is, _, was, after) => {
  expect(isChangedSince(was, after)).toBe(is);
});
