import type { LoadTest } from '../../loadtest';
import type { Level } from '../../system/document';
import type { Description } from '../description';
import { type Kept, NOTHING } from './kept';
import { keyOf } from './measuredLevel';
import { isTyped, levelsOf } from './reading';

/** What was given, and what was read of it; null where nothing was yet. */
export interface Reading {
  kept: Kept;
  test: LoadTest | null;
  /** Which system it was given for. */
  origin: string;
}

export const NOT_READ: Reading = { kept: NOTHING, test: null, origin: '' };

/** Files of one name and load may be of another test: two throughputs are hardly ever the same. */
const nameOf = (level: Level): string =>
  `${keyOf(level)}: ${level.throughputPerSecond.toPrecision(6)}`;

interface Compared {
  names: Set<string>;
  whole: Set<string>;
}

const compared = (levels: readonly Level[]): Compared => ({
  names: new Set(levels.map(nameOf)),
  whole: new Set(levels.map((level) => JSON.stringify(level))),
});

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((text) => other.has(text)).length;

/** How well a system has the levels of a reading, more is better; null where they are of another. */
function likeness(own: Compared, origin: string, { test, origin: of }: Reading): number | null {
  const read = compared(test === null ? [] : levelsOf(test));
  const { size } = read.names;
  if (size === 0) return of === origin ? Number.NEGATIVE_INFINITY : null;
  const same = shared(read.names, own.names);
  if (same === 0) return null;
  return shared(read.whole, own.whole) - (size - same);
}

/**
 * Of all readings that which the levels of a description are of, the latest where several are: after an undo that is one
 * before. One without levels, such as of a text that could not be used, is of the system that it was given for.
 */
export function ownReading(
  { measured }: Description,
  origin: string,
  readings: readonly Reading[],
): Reading {
  const own = compared((measured ?? []).filter((level) => !isTyped(level)));
  let best = { reading: NOT_READ, likeness: Number.NEGATIVE_INFINITY };
  for (const reading of readings) {
    const found = likeness(own, origin, reading);
    if (found !== null && found >= best.likeness) best = { reading, likeness: found };
  }
  return best.reading;
}
