import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSystemModule } from '../../../../src/system/module';
import { RefusedSystemError } from '../../../../src/system/refusal';
import { mended } from '../../../../src/your-system/carry/mended';
import { migrated } from '../../../../src/your-system/carry/versions';
import type { Description } from '../../../../src/your-system/description';
import { WHOLE } from './fixture';

const module = await createSystemModule(
  readFileSync('src/system/generated/messagebox_system.wasm'),
);

function refusalsOf(description: Description) {
  try {
    module.check(description);
    return [];
  } catch (error) {
    if (error instanceof RefusedSystemError) return error.refusals;
    throw error;
  }
}

/** Mended until the module takes it. */
function accepted(description: Description): Description {
  const refusals = refusalsOf(description);
  return refusals.length === 0 ? description : accepted(mended(description, refusals));
}

describe('a description without what the module refuses', () => {
  it('keeps the good stations, steps and levels', () => {
    const good = accepted({
      users: 4,
      stations: [
        { name: 'app', kind: 'processors', count: 2, demandMs: 5 },
        { name: 'lock', kind: 'lock', demandMs: -4 },
        { name: 'db', kind: 'processors', count: 0, demandMs: 9 },
        { name: 'mail', kind: 'delay', demandMs: 12 },
      ],
      route: ['app', { at: 'lock', share: 0.5 }, 'db', { at: 'mail', share: 2 }],
      measured: [
        { users: 1, throughputPerSecond: 46 },
        { users: -2, throughputPerSecond: 46 },
        { users: 4, throughputPerSecond: 90 },
      ],
      targets: [
        { of: 'median', ms: 4 },
        { of: 'p95', ms: 300 },
      ],
    });
    expect(good.stations.map(({ name }) => name)).toEqual(['app', 'mail']);
    expect(good.route).toEqual(['app']);
    expect(good.measured?.map(({ users }) => users)).toEqual([1, 4]);
    expect(good.targets).toEqual([{ of: 'p95', ms: 300 }]);
    expect(good.users).toBe(4);
  });

  it('leaves out a field of its own, and nothing of what is accepted', () => {
    const whole: Description = { ...WHOLE, run: { forMs: -1 } };
    expect(mended(whole, [{ field: 'run.forMs', value: '-1', accepted: 'more' }])).toEqual({
      ...WHOLE,
      run: undefined,
    });
    expect(mended(WHOLE, [])).toEqual(WHOLE);
  });
});

describe('an older version', () => {
  it('goes through every step to the newest', () => {
    const steps = [
      ({ load, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, users: load }),
      (description: Readonly<Record<string, unknown>>) => ({ ...description, seen: 2 }),
    ];
    const ofVersion = (version: number) => migrated({ version, load: 4 }, steps);
    expect(ofVersion(1)).toEqual({ description: { version: 3, users: 4, seen: 2 } });
    expect(ofVersion(2)).toEqual({ description: { version: 3, load: 4, seen: 2 } });
    expect(ofVersion(3)).toEqual({ description: { version: 3, load: 4 } });
    expect(ofVersion(4)).toMatchObject({ problem: { field: 'version', accepted: '1 to 3' } });
  });
});
