import { describe, expect, it } from 'vitest';
import { RefusedSystemError } from '../../../../src/system/refusal';
import type { Description } from '../../../../src/your-system/description';
import { withMeanMs } from '../../../../src/your-system/edit/duration';
import { begun, changed, undone } from '../../../../src/your-system/edit/history';
import { renamed } from '../../../../src/your-system/edit/names';
import {
  routeAsSteps,
  routeAsTable,
  withShare,
  withStep,
} from '../../../../src/your-system/edit/route';
import {
  classAdded,
  classRemoved,
  withSource,
  withSourceKind,
} from '../../../../src/your-system/edit/sources';
import {
  added,
  duplicated,
  moved,
  removed,
  withFields,
  withKind,
  withOver,
} from '../../../../src/your-system/edit/stations';
import { waysOf } from '../../../../src/your-system/edit/ways';
import { randomEdit, randoms, SYSTEM, systemModule } from './systems';

const module = await systemModule();

function refusalsOf(description: Description): string[] {
  try {
    module.check(description);
    return [];
  } catch (error) {
    if (!(error instanceof RefusedSystemError)) throw error;
    return error.refusals.map(({ field, value, accepted }) => `${field}: ${value}, ${accepted}`);
  }
}

const named = ({ stations }: Description, name: string) =>
  stations.find((station) => station.name === name);

describe('any edits one after the other', () => {
  it('keep a description accepted, and undo gives back each of the very objects', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = randoms(seed);
      const states: Description[] = [SYSTEM];
      let history = begun(SYSTEM);
      const done: string[] = [];
      for (let step = 0; step < 30; step += 1) {
        const { next, what } = randomEdit(history.now.state, random);
        done.push(what);
        const refusals = refusalsOf(next);
        expect(refusals, `${seed}: ${done.join(', ')} ${JSON.stringify(next)}`).toEqual([]);
        if (next !== history.now.state) states.push(next);
        history = changed(history, next, what);
      }
      for (const state of states.reverse()) {
        expect(history.now.state).toBe(state);
        history = undone(history);
      }
    }
  });
});

describe('a renamed station', () => {
  it('is called so wherever it is named', () => {
    const everywhere: Description = {
      ...SYSTEM,
      route: [{ at: 'app', share: 0.5 }, 'stock', 'app'],
      classes: [
        {
          name: 'web',
          users: 1,
          demandsMs: { app: 3 },
          route: { in: { app: 1 }, app: { out: 1 } },
        },
      ],
      stations: [...SYSTEM.stations, { name: 'threads', kind: 'pool', over: ['app'] }],
    };
    const text = JSON.stringify(renamed(everywhere, 'app', 'web server'));
    expect(text).not.toContain('"app"');
    expect(text.match(/"web server"/g)).toHaveLength(
      JSON.stringify(everywhere).match(/"app"/g)?.length ?? 0,
    );
  });
});

describe('a removed station', () => {
  it('lets requests go on where it would have sent them', () => {
    const route = {
      in: { app: 1 },
      app: { stock: 0.4, mail: 0.6 },
      stock: { mail: 0.5, out: 0.5 },
      mail: { out: 1 },
    };
    const next = removed({ ...SYSTEM, route }, 'stock');
    expect(next.route).toEqual({ in: { app: 1 }, app: { mail: 0.8, out: 0.2 }, mail: { out: 1 } });
  });

  it('takes a pool with it that was over it alone', () => {
    const next = removed(removed(SYSTEM, 'stock'), 'mail');
    expect(next.stations.map(({ name }) => name)).toEqual(['app']);
  });

  it('keeps what was measured of it', () => {
    expect(removed(SYSTEM, 'app').measured).toBe(SYSTEM.measured);
  });
});

describe('an added station', () => {
  it('is visited next after the one that it was added to', () => {
    const list = added({ ...SYSTEM, route: ['app', 'mail'] }, { name: 'cache' }, 'app');
    expect(list.route).toEqual(['app', 'cache', 'mail']);
    const table = routeAsTable({ ...SYSTEM, route: ['app', 'mail'] }, null);
    expect(added(table, { name: 'cache' }, 'app').route).toEqual({
      in: { app: 1 },
      app: { cache: 1 },
      cache: { mail: 1 },
      mail: { out: 1 },
    });
  });

  it('has a name of its own, as a copy has', () => {
    expect(
      added(added(SYSTEM))
        .stations.map(({ name }) => name)
        .slice(-2),
    ).toEqual(['station', 'station 2']);
    const copy = named(duplicated(SYSTEM, 'app'), 'app 2');
    expect(copy).toEqual({ name: 'app 2', kind: 'processors', count: 16, demandMs: 5 });
  });
});

describe('a field', () => {
  it('that somebody types was not found from the points; a note changes nothing of that', () => {
    expect(named(withFields(SYSTEM, 'app', { count: 8 }), 'app')).toEqual({
      name: 'app',
      kind: 'processors',
      count: 8,
      demandMs: 5,
    });
    expect(named(withFields(SYSTEM, 'app', { notes: 'two machines' }), 'app')?.fromPoints).toBe(
      true,
    );
    expect(named(withFields(SYSTEM, 'app', { count: 8 }), 'stock')?.fromPoints).toBe(true);
  });

  it('comes back with the kind that has a use for it', () => {
    const app = named(SYSTEM, 'app');
    const delay = withKind(SYSTEM, 'app', 'delay');
    expect(named(delay, 'app')).toEqual({ name: 'app', kind: 'delay', demandMs: 5 });
    expect(named(withKind(delay, 'app', 'disk', app), 'app')).toMatchObject({ count: 16 });
    const pool = withKind(SYSTEM, 'connections', 'disk');
    const back = withKind(pool, 'connections', 'pool', named(SYSTEM, 'connections'));
    expect(named(back, 'connections')).toEqual(named(SYSTEM, 'connections'));
  });

  it('moves a row, and stops at the ends', () => {
    expect(moved(SYSTEM, 'mail', -9).stations[0]?.name).toBe('mail');
    expect(moved(SYSTEM, 'mail', 1)).toBe(SYSTEM);
  });
});

describe('a pool over stations', () => {
  it('is held, not visited', () => {
    const system = { ...SYSTEM, route: ['app', 'stock', 'mail'] };
    const held = withOver(system, 'stock', ['mail']);
    expect(held.route).toEqual(['app', 'mail']);
    expect(named(held, 'stock')).toEqual({
      name: 'stock',
      kind: 'lock',
      over: ['mail'],
      fromPoints: true,
    });
    expect(withOver(held, 'stock', [], named(SYSTEM, 'stock')).route).toEqual([
      'app',
      'mail',
      'stock',
    ]);
  });
});

describe('a route', () => {
  const steps = [{ at: 'app', share: 0.25 }, 'stock', { at: 'mail', timeoutMs: 9 }];

  it('has the same shares as steps and as a table', () => {
    const table = routeAsTable({ ...SYSTEM, route: steps }, null);
    expect(table.route).toEqual({
      in: { app: 0.25, stock: 0.75 },
      app: { stock: 1 },
      stock: { mail: 1 },
      mail: { out: 1 },
    });
    expect(waysOf(SYSTEM, table.route)).toEqual(waysOf(SYSTEM, steps));
    expect(routeAsSteps(table, null).route).toEqual(['app', 'stock', 'mail']);
  });

  it('counts a station that is visited twice once', () => {
    const ways = waysOf(SYSTEM, ['app', 'stock', 'app']);
    expect(ways.filter(({ from }) => from === 'app')).toEqual([
      { from: 'app', to: 'stock', share: 0.5 },
      { from: 'app', to: null, share: 0.5 },
    ]);
  });

  it('keeps what else a step says', () => {
    const next = withStep({ ...SYSTEM, route: steps }, null, 2, { share: 0.5 });
    expect(next.route).toEqual([...steps.slice(0, 2), { at: 'mail', timeoutMs: 9, share: 0.5 }]);
    expect(withStep(next, null, 0, { share: undefined }).route).toMatchObject(['app', 'stock', {}]);
  });

  it('loses a share of nothing', () => {
    const table = routeAsTable(SYSTEM, null);
    const half = withShare(table, null, { from: 'in', to: 'mail', share: 0.5 });
    expect(half.route).toMatchObject({ in: { app: 1, mail: 0.5 } });
    expect(withShare(half, null, { from: 'in', to: 'mail', share: 0 }).route).toEqual(table.route);
  });
});

describe('a source', () => {
  it('is users again with the think time that they had', () => {
    const open = withSourceKind(SYSTEM, null, 'arrivalsPerSecond');
    expect([open.users, open.thinkMs, open.arrivalsPerSecond]).toEqual([undefined, undefined, 10]);
    expect(withSourceKind(open, null, 'users', SYSTEM)).toEqual(SYSTEM);
  });

  it('keeps its spread with another mean', () => {
    expect(withMeanMs({ meanMs: 3, spread: 'constant' }, 5)).toEqual({
      meanMs: 5,
      spread: 'constant',
    });
    expect(withSource(SYSTEM, null, { thinkMs: undefined }).thinkMs).toBeUndefined();
  });

  it('moves into the first class and out of the last', () => {
    const one = classAdded(SYSTEM);
    expect([one.users, one.classes]).toEqual([
      undefined,
      [{ name: 'requests', users: 4, thinkMs: 20 }],
    ]);
    expect(classRemoved(one, 0)).toEqual(SYSTEM);
  });
});
