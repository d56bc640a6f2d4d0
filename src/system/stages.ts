import type { Stage } from '../simulator/report';
import type { System } from './document';
import type { SystemPool, SystemReport, SystemStation } from './report';
import { namesOnRoute, routesOf, stepsOf } from './routes';
import { meanSlowed } from './shared';

/** A part of the way of a request, with the requests that are in it on average. */
interface Part extends Pick<Stage, 'id' | 'label' | 'kind' | 'waitsFor'> {
  inside: number;
}

const waiting = (name: string, inside: number): Part => ({
  id: `${name}.wait`,
  label: `Waiting for ${name}`,
  kind: 'wait',
  waitsFor: name,
  inside,
});

const sharing = (name: string, inside: number): Part => ({
  ...waiting(name, inside),
  id: `${name}.shared`,
  label: `Slowed by others at ${name}`,
});

/** A delay has room for everybody: nobody waits for it. */
function ofStation(system: System, station: SystemStation): Part[] {
  const { name, utilisation, meanInLine, meanInService } = station;
  const slowed = meanSlowed(system, station);
  return [
    ...(utilisation === null ? [] : [waiting(name, meanInLine)]),
    ...(slowed > 0 ? [sharing(name, slowed)] : []),
    {
      id: `${name}.work`,
      label: name,
      kind: 'work',
      waitsFor: null,
      inside: meanInService - slowed,
    },
  ];
}

/** What was served and waits until there is room where it goes next. */
const blockedAt = ({ name, meanBlocked }: SystemStation): Part => ({
  id: `${name}.blocked`,
  label: `Waiting for room after ${name}`,
  kind: 'wait',
  waitsFor: 'room',
  inside: meanBlocked,
});

const hasRetries = (system: System): boolean =>
  routesOf(system).some((route) => stepsOf(route).some(({ retries }) => retries != null));

/** Pools, the outer before the inner, at the first of the stations that they are held over. */
function poolsAt(name: string, system: System, pools: readonly SystemPool[], done: Set<string>) {
  const over = (pool: string) => system.stations.find((one) => one.name === pool)?.over ?? [];
  const reaches = (pool: string): boolean =>
    over(pool).some((inner) => inner === name || reaches(inner));
  const here = pools.filter((pool) => !done.has(pool.name) && reaches(pool.name));
  for (const pool of here) done.add(pool.name);
  return here.map((pool) => waiting(pool.name, pool.meanInLine));
}

function partsOf(system: System, report: SystemReport): Part[] {
  const { stations, pools, meanInside } = report;
  const done = new Set<string>();
  const canBlock = system.stations.some(({ whenFull }) => whenFull === 'block');
  const parts = namesOnRoute(system).flatMap((name) => {
    const station = stations.find((one) => one.name === name);
    if (station === undefined) return [];
    return [
      ...poolsAt(name, system, pools, done),
      ...ofStation(system, station),
      ...(canBlock ? [blockedAt(station)] : []),
    ];
  });
  if (!hasRetries(system)) return parts;
  const told = parts.reduce((sum, { inside }) => sum + inside, 0);
  const inside = Math.max(0, meanInside - told);
  const label = 'Pause before another try';
  return [...parts, { id: 'retry.wait', label, kind: 'wait', waitsFor: 'another try', inside }];
}

/**
 * The parts of the mean response, which they add up to: by Little's law each takes the share of a request's time that it has
 * of the requests in the system.
 */
export function stagesOf(system: System, report: SystemReport): Stage[] {
  const { mean } = report.responseMs;
  const parts = partsOf(system, report);
  const all = parts.reduce((sum, { inside }) => sum + inside, 0);
  if (mean === null || all === 0) return [];
  return parts.map(({ inside, ...part }) => ({
    ...part,
    path: 'request',
    meanMs: (mean * inside) / all,
  }));
}
