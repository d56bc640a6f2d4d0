import { describe, expect, it } from 'vitest';
import { besideLink } from '../../../../src/your-system/before/beside';
import { differing } from '../../../../src/your-system/before/differing';
import type { Description } from '../../../../src/your-system/description';
import { BEFORE_STUDY, ownStudy } from '../../../../src/your-system/study/ownStudy';

const system = (
  connections: number,
  users: number,
  loads: readonly number[] = [],
  demandMs = 10,
): Description => ({
  version: 1,
  users,
  stations: [{ name: 'database', kind: 'processors', count: connections, demandMs }],
  ...(loads.length > 0 && {
    measured: loads.map((load) => ({ users: load, throughputPerSecond: 50 * load })),
  }),
});

describe('what differs from the system before a change', () => {
  it('names each number with what it was and is', () => {
    const lines = differing(system(2, 8), system(4, 8, [], 12.5));
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^database: .* 2 → 4/);
    expect(lines[1]).toMatch(/^database: .* 10 → 12\.5 ms$/);
  });

  it('names stations that came or went, and another load test', () => {
    const after = system(2, 8, [1, 2]);
    const renamed = {
      ...after,
      stations: after.stations.map((one) => ({ ...one, name: 'store' })),
    };
    expect(differing(system(2, 8, [1, 2]), renamed)).toEqual(['without database', 'with store']);
    expect(differing(system(2, 8, [1]), after)).toEqual(['another load test']);
  });

  it('is nothing of the same system, whatever its notes', () => {
    expect(differing(system(2, 8, [1]), { ...system(2, 8, [1]), notes: 'new' })).toEqual([]);
  });
});

it('has a name by which it is told from what it became', () => {
  const named = { ...system(2, 4), name: 'Shop' };
  const names = [ownStudy({ description: named, fit: null }, BEFORE_STUDY).name];
  expect([...names, ownStudy({ description: named, fit: null }).name]).toEqual([
    'Shop, before',
    'Shop',
  ]);
});

describe('where both are compared', () => {
  const asked = (before: Description, after: Description) => {
    const query = new URL(
      besideLink(before, ownStudy({ description: after, fit: null })),
      'https://x',
    ).searchParams;
    return [query.get('a'), query.get('b')];
  };

  it('takes the level that was measured under the same load', () => {
    expect(asked(system(2, 4, [4, 8, 16]), system(4, 16, [4, 8, 16]))).toEqual([
      'your-system-before/16-users',
      'your-system/16-users',
    ]);
  });

  it('puts the system before under the load of now where nobody measured it there', () => {
    expect(asked(system(2, 4, [4, 8]), system(4, 16, [4, 8, 16]))).toEqual([
      'your-system-before/4-users,users=16',
      'your-system/16-users',
    ]);
  });

  it('takes both as they are drawn where loads are of two kinds', () => {
    const open: Description = {
      version: 1,
      arrivalsPerSecond: 20,
      stations: system(4, 1).stations,
    };
    expect(asked(system(2, 4), open)).toEqual([
      'your-system-before/as-drawn',
      'your-system/as-drawn',
    ]);
  });
});
