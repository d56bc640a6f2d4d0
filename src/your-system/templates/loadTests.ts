import type { Level } from '../../system/document';
import type { Description } from '../description';
import { defaultHold } from '../hold';

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

/** The levels of a load test; what limits the system is to be found. */
export function ofLoadTest(name: string, { levels, source }: KnownLoadTest): Description {
  const hold = defaultHold(levels);
  return {
    name,
    stations: [],
    measured: levels,
    ...(hold.length > 0 && { hold }),
    notes: source,
  };
}
