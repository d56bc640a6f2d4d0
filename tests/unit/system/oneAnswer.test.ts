import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { simulate } from '../../../scripts/system/simulate';
import type { System } from '../../../src/system/document';
import { createSystemModule } from '../../../src/system/module';
import { TEMPLATES } from '../../../src/your-system/templates/list';

const module = await createSystemModule(
  readFileSync('src/system/generated/messagebox_system.wasm'),
);
const run = (description: unknown) => simulate(module, description, { seed: 1, replications: 4 });
type Summary = ReturnType<typeof run>;

/** All names of stations and classes replaced, wherever they stand. */
function renamed(value: unknown, names: ReadonlyMap<unknown, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, names));
  if (typeof value !== 'object' || value === null) return names.get(value) ?? value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      names.get(key) ?? key,
      key === 'kind' ? one : renamed(one, names),
    ]),
  );
}

function withOtherNames(system: System): unknown {
  const places = [...system.stations, ...(system.classes ?? [])];
  return renamed(
    system,
    new Map(places.map(({ name }, place) => [name, `${places.length - place}. “${name}”`])),
  );
}

/** Two means are of one number as far as their intervals tell. */
function expectWithin(one: Summary, other: Summary, ...metrics: readonly string[]): void {
  for (const metric of metrics) {
    const [a, b] = [one, other].map(({ metrics: found }) => found[metric]);
    if (!a || !b) throw new Error(`${metric} is not told`);
    expect(Math.max(a.low, b.low), metric).toBeLessThanOrEqual(Math.min(a.high, b.high));
    // Intervals that hold anything would tell nothing.
    expect(a.high - a.low, metric).toBeLessThan(0.1 * a.mean);
  }
}
const BOTH = ['throughput.mean', 'responseTime.mean'];

describe.each(TEMPLATES)('two descriptions of $title give one answer', ({ description }) => {
  it('to the last digit, whatever is left to defaults and whatever things are called', async () => {
    const system = await description();
    const { digest, events } = run(system);
    const { targets: _, notes: __, ...bare } = system;
    const same = [
      module.check(system),
      { ...bare, measured: [], hold: null },
      withOtherNames(system),
    ];
    for (const other of same) expect(run(other)).toMatchObject({ digest, events });
  });

  it('within its intervals, in whatever order stations stand', async () => {
    const { stations, ...rest } = module.check(await description());
    const other = run({ ...rest, stations: [...stations].reverse() });
    expectWithin(run({ ...rest, stations }), other, ...BOTH);
  });
});

describe('systems that are one by theory', () => {
  const users = { users: 12, thinkMs: 40 };
  const served = (station: Partial<System['stations'][number]>, more: object = {}) =>
    run({
      ...users,
      stations: [{ name: 'db', kind: 'processors', demandMs: 12, ...station }],
      ...more,
    });

  it('are servers, and permits that are held for as long', () => {
    const held = run({
      ...users,
      stations: [
        { name: 'permits', kind: 'pool', count: 3, over: ['work'] },
        { name: 'work', kind: 'delay', demandMs: 12 },
      ],
    });
    expectWithin(served({ count: 3 }), held, ...BOTH);
  });

  it('are a lock, and a single server', () => {
    expectWithin(served({ kind: 'lock' }), served({ count: 1 }), ...BOTH);
  });

  it('are users of one class, and the same users in two', () => {
    const classes = [5, 7].map((count, place) => ({ ...users, name: `${place}`, users: count }));
    const stations = [{ name: 'db', kind: 'processors', count: 2, demandMs: 12 }];
    expectWithin(served({ count: 2 }), run({ classes, stations }), ...BOTH);
  });

  it('are a pause between requests, and a delay within each', () => {
    const stations = [
      { name: 'pause', kind: 'delay', demandMs: 40 },
      { name: 'db', kind: 'processors', count: 2, demandMs: 12 },
    ];
    const [apart, within] = [served({ count: 2 }), run({ users: 12, stations })];
    expectWithin(apart, within, 'throughput.mean');
    const response = ({ metrics }: Summary) => metrics['responseTime.mean']?.mean ?? 0;
    expect(Math.abs(response(within) - response(apart) - 40)).toBeLessThan(2);
  });

  it('are twice the work on half of the visits, and the work of each, where nothing waits', () => {
    const rare = run({
      ...users,
      stations: [{ name: 'db', kind: 'delay', demandMs: 24 }],
      route: [{ at: 'db', share: 0.5 }],
    });
    expectWithin(served({ kind: 'delay' }), rare, ...BOTH);
  });
});
