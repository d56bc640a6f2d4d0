import type { Level } from '../../system/document';
import type { Description } from '../description';

/** A file of `static/data/load-tests`. */
export interface KnownLoadTest {
  source: string;
  truth: string;
  /** Null where nothing limits. */
  limitPerSecond: number | null;
  levels: Level[];
  /** How busy its parts were, by a monitor of their own. */
  meters?: { users: number; utilisation: Record<string, number> }[];
}

/** As many of the highest levels are kept back from what explains the others. */
const KEPT_BACK = 2;

/** The levels of a load test; what limits the system is to be found. */
export function ofLoadTest(name: string, { levels, source }: KnownLoadTest): Description {
  const loads = levels.map(({ users, arrivalsPerSecond }) => users ?? arrivalsPerSecond ?? 0);
  const isClosed = levels.every(({ users }) => users !== undefined);
  return {
    name,
    stations: [],
    measured: levels,
    ...(isClosed && { hold: loads.slice(-KEPT_BACK) }),
    notes: source,
  };
}
