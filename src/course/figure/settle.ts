import { overloadOf } from '../network/overload';
import type { Network, Snapshot } from '../network/shapes';

/** Simulated time after which a drawn run shows what its knobs make of it, in ms. */
export const SETTLES_AFTER_MS = 20_000;
/** So many in a line are more than any figure has room for. */
export const RUN_OFF = 200;
/** A line that hardly grows may need longer than anybody waits, in ms. */
const LONGEST_MS = 600_000;
/** Simulated seconds in a second while the reader watches it settle, and messages by which an endless line then grows. */
const QUICK = 16;
const QUICKEST = 400;
const GROWS_BY = 80;

/** How a drawn run gets where the sentence over it is true: after a knob has moved it runs ahead. */
export interface Settling {
  /** Whether it is there, having run ahead for so long. */
  isThere: (snapshot: Snapshot, passedMs: number) => boolean;
  /** Simulated seconds in a second meanwhile. */
  speed: number;
}

const lineAt = ({ stations, locks }: Snapshot, place: string): number =>
  [...stations, ...locks].find(({ id }) => id === place)?.lineLength ?? 0;

/** A line without end has to leave the picture; all else takes some seconds. */
export function settlingOf(network: Network): Settling {
  const overload = overloadOf(network);
  if (overload === null)
    return { isThere: (_, passedMs) => passedMs >= SETTLES_AFTER_MS, speed: QUICK };
  const growth = overload.comesPerSecond - overload.passesPerSecond;
  return {
    isThere: (snapshot, passedMs) =>
      passedMs >= LONGEST_MS || lineAt(snapshot, overload.id) >= RUN_OFF,
    speed: Math.min(QUICKEST, Math.max(QUICK, GROWS_BY / growth)),
  };
}
