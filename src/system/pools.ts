import type { System } from './document';

/** A pool, or a lock, and all stations that it is held over: by itself or by the pools that it is over. */
export interface SpanningPool {
  name: string;
  stations: ReadonlySet<string>;
}

type Stations = Pick<System, 'stations'>;

/** The stations below a pool, and how many pools lie below each other in it. */
function spanOf(
  name: string,
  { stations }: Stations,
  above: readonly string[] = [],
): { below: string[]; depth: number } {
  const over = stations.find((one) => one.name === name)?.over;
  if (over == null || above.includes(name)) return { below: over ? [] : [name], depth: 0 };
  const spans = over.map((one) => spanOf(one, { stations }, [...above, name]));
  return {
    below: spans.flatMap(({ below }) => below),
    depth: 1 + Math.max(0, ...spans.map(({ depth }) => depth)),
  };
}

/** Outer before inner, as requests take them and as the module counts them: who spans more stations is the outer one, and of equals who is over the other. */
export function poolsOf(system: Stations): SpanningPool[] {
  const pools = system.stations.flatMap(({ name, over }) => {
    if (over == null) return [];
    const { below, depth } = spanOf(name, system);
    return [{ name, stations: new Set(below), depth }];
  });
  return pools
    .sort((a, b) => b.stations.size - a.stations.size || b.depth - a.depth)
    .map(({ name, stations }) => ({ name, stations }));
}
