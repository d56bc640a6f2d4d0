import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSystemModule } from '../../../../src/system/module';
import { drawnLoads } from '../../../../src/your-system/answer/drawnLoads';
import type { Description } from '../../../../src/your-system/description';

const module = await createSystemModule(
  readFileSync('src/system/generated/messagebox_system.wasm'),
);
const loadsOf = (description: Description) => drawnLoads(description, module.bounds(description));

describe('loads of a system that nobody measured', () => {
  it('go from one user far beyond the knee, and hold its own number of users', () => {
    const stations = [{ name: 'db', kind: 'processors' as const, count: 2, demandMs: 10 }];
    const loads = loadsOf({ users: 37, thinkMs: 990, stations });
    // Two servers of 10 ms, and users who come each 1,000 ms: they wait from 200 on.
    expect(loads[0]).toBe(1);
    expect(loads.at(-1)).toBe(800);
    expect(loads).toContain(37);
    expect(loads).toEqual([...new Set(loads)].sort((a, b) => a - b));
  });

  it('stay below the most that an open system can do', () => {
    const stations = [{ name: 'db', kind: 'lock' as const, demandMs: 10 }];
    const loads = loadsOf({ arrivalsPerSecond: 40, stations });
    expect(loads.at(-1)).toBe(95);
    expect(loads).toContain(40);
  });

  it('are of the first of several classes, and end somewhere where nothing limits', () => {
    const stations = [{ name: 'mail', kind: 'delay' as const, demandMs: 10 }];
    expect(loadsOf({ users: 5, stations }).at(-1)).toBe(64);
    const classes = [
      { name: 'a', users: 9 },
      { name: 'b', users: 70 },
    ];
    expect(loadsOf({ classes, stations })).toContain(9);
  });
});
