import type { Station } from '../../../system/document';
import type { ModelClass } from './model';
import { element } from './xml';

/** The stations under pools; a station is in one region alone, that of the innermost pool. */
export function regionsOf(pools: readonly Station[]): {
  regions: { pool: Station; stations: string[] }[];
  lost: string[];
} {
  const names = new Set(pools.map(({ name }) => name));
  const depth = ({ over }: Station): number =>
    (over ?? []).filter((name) => names.has(name)).length;
  const regions: { pool: Station; stations: string[] }[] = [];
  const lost: string[] = [];
  const taken = new Set<string>();
  for (const pool of [...pools].sort((a, b) => depth(a) - depth(b))) {
    const stations = pool.over ?? [];
    if (depth(pool) > 0 || stations.some((name) => taken.has(name))) {
      lost.push(`${pool.name} is left out: in JSIMgraph a station is in one region alone.`);
      continue;
    }
    for (const name of stations) taken.add(name);
    regions.push({ pool, stations });
  }
  return { regions, lost };
}

/** A pool as a region of finite capacity, whose line waits before it. */
export function regionXml(
  pool: Station,
  stations: readonly string[],
  classes: readonly ModelClass[],
): string {
  const of = (name: string, key: string, value: number | boolean) =>
    classes.map((one) => element(name, { jobClass: one.name, [key]: value }));
  return element(
    'blockingRegion',
    { name: pool.name, type: 'default' },
    ...stations.map((nodeName) => element('regionNode', { nodeName })),
    element('globalConstraint', { maxJobs: pool.kind === 'lock' ? 1 : (pool.count ?? 1) }),
    element('globalMemoryConstraint', { maxMemory: -1 }),
    ...of('classConstraint', 'maxJobsPerClass', -1),
    ...of('classMemoryConstraint', 'maxMemoryPerClass', -1),
    ...of('dropRules', 'dropThisClass', false),
    ...of('classWeight', 'weight', 1),
    ...of('classSize', 'size', 1),
  );
}
