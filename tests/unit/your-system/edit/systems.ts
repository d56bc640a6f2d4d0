import { readFileSync } from 'node:fs';
import { createSystemModule, type SystemModule } from '../../../../src/system/module';
import type { Description } from '../../../../src/your-system/description';
import { isHeld, KINDS } from '../../../../src/your-system/edit/fields';
import { renamed } from '../../../../src/your-system/edit/names';
import * as routes from '../../../../src/your-system/edit/route';
import { type RouteOf, withRoute } from '../../../../src/your-system/edit/route';
import * as sources from '../../../../src/your-system/edit/sources';
import * as stations from '../../../../src/your-system/edit/stations';

/** Numbers from 0 to 1, the same for the same seed. */
export function randoms(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** One of a list. */
export const oneOf = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Any edit of a description, with what was done. */
export function randomEdit(
  description: Description,
  random: () => number,
): { next: Description; what: string } {
  const names = description.stations.map(({ name }) => name);
  const name = oneOf(names, random);
  const visited = description.stations.filter((one) => !isHeld(one)).map((one) => one.name);
  const of: RouteOf = description.classes ? oneOf([null, 0], random) : null;
  const own = of === null ? description.route : description.classes?.[of]?.route;
  const step = Math.floor(random() * 3);
  const edits: Record<string, () => Description> = {
    add: () => stations.added(description, { kind: oneOf(KINDS.slice(0, 5), random) }, name),
    'add last': () => stations.added(description),
    duplicate: () => stations.duplicated(description, name),
    remove: () => (visited.length > 2 ? stations.removed(description, name) : description),
    rename: () => renamed(description, name, `${name.slice(0, 20)}'`),
    move: () => stations.moved(description, name, random() < 0.5 ? -1 : 2),
    kind: () => stations.withKind(description, name, oneOf(KINDS, random)),
    count: () => stations.withFields(description, name, { count: 1 }),
    demand: () => stations.withFields(description, name, { demandMs: 1 + random() }),
    limit: () => stations.withFields(description, name, { limit: 50, whenFull: 'block' }),
    over: () =>
      visited.length > 3 && ['lock', 'pool'].includes(kindOf(description, name))
        ? stations.withOver(
            description,
            name,
            visited.filter((one) => one !== name).slice(0, 1 + step),
          )
        : description,
    'not over': () => stations.withOver(description, name, []),
    'as table': () => routes.routeAsTable(description, of),
    'as steps': () => routes.routeAsSteps(description, of),
    'no route': () => withRoute(description, of, undefined),
    share: () =>
      Array.isArray(own) ? routes.withStep(description, of, 0, { share: 0.5 }) : description,
    timeout: () =>
      Array.isArray(own) ? routes.withStep(description, of, 0, { timeoutMs: 50 }) : description,
    visit: () =>
      Array.isArray(own)
        ? routes.stepAdded(description, of, oneOf(visited, random), step)
        : description,
    'move a step': () =>
      Array.isArray(own) ? routes.stepMoved(description, of, 0, step) : description,
    arrivals: () =>
      sources.withSourceKind(description, description.classes ? 0 : null, 'arrivalsPerSecond'),
    users: () => sources.withSourceKind(description, description.classes ? 0 : null, 'users'),
    'add a class': () => sources.classAdded(description),
    'remove a class': () => sources.classRemoved(description, 0),
    'demand of a class': () =>
      description.classes
        ? sources.withDemand(description, 0, oneOf(visited, random), 3)
        : description,
  };
  const what = oneOf(Object.keys(edits), random);
  return { next: edits[what]?.() ?? description, what };
}

const kindOf = ({ stations }: Description, name: string) =>
  stations.find((one) => one.name === name)?.kind ?? 'disk';

export const SYSTEM: Description = {
  users: 4,
  thinkMs: 20,
  stations: [
    { name: 'app', kind: 'processors', count: 16, demandMs: 5, fromPoints: true },
    { name: 'stock', kind: 'lock', demandMs: 4, fromPoints: true },
    { name: 'connections', kind: 'pool', count: 10, over: ['stock', 'mail'] },
    { name: 'mail', kind: 'delay', demandMs: 12 },
  ],
  measured: [{ users: 1, throughputPerSecond: 46, utilisation: { app: 0.2 } }],
};

export const systemModule = async (): Promise<SystemModule> =>
  createSystemModule(readFileSync('src/system/generated/messagebox_system.wasm'));
