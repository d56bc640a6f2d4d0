import { ascending } from 'd3-array';
import type { LoadTest } from '../../loadtest';
import type { Level } from '../../system/document';
import { loadOf } from '../../system/fitLevels';
import type { Description } from '../description';
import { defaultHold } from '../hold';
import { keyOf, measuredLevel, TYPED } from './measuredLevel';

/** The levels of a test that can be used. */
export const levelsOf = ({ levels }: LoadTest): Level[] => levels.flatMap(measuredLevel);

const sameLoads = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((load) => other.includes(load));

/** What is kept back of other levels: the default, unless the reader chose otherwise before. */
function holdOf({ hold, measured }: Description, levels: readonly Level[]): number[] {
  const isOwn = hold && !sameLoads(hold, defaultHold(measured ?? []));
  return isOwn ? hold : defaultHold(levels);
}

export const isTyped = ({ file, tool }: Level): boolean => !file && tool === TYPED;

const byLoad = (one: Level, other: Level): number =>
  ascending(loadOf(one) ?? Infinity, loadOf(other) ?? Infinity);

/** A description with other levels, the lowest load first. */
export function withLevels(description: Description, levels: readonly Level[]): Description {
  const { measured: _, hold: before, ...others } = description;
  const measured = [...levels].sort(byLoad);
  if (measured.length === 0) return others;
  const hold = holdOf(description, measured);
  return { ...others, measured, ...((hold.length > 0 || before) && { hold }) };
}

/** Keys of levels that were read, and that the reader edited or took out since. */
function replacedIn({ measured }: Description, before: LoadTest | null): Set<string> {
  const there = new Set((measured ?? []).map(keyOf));
  const read = before === null ? [] : levelsOf(before);
  return new Set(read.map(keyOf).filter((key) => !there.has(key)));
}

/** Levels that are neither typed nor of a reading: those that a link, a file or a template brought along. */
export function levelsBeside({ measured }: Description, test: LoadTest | null): Level[] {
  const read = new Set(test === null ? [] : levelsOf(test).map(keyOf));
  return (measured ?? []).filter((level) => !isTyped(level) && !read.has(keyOf(level)));
}

/**
 * A description with the levels that were read in place of those that were read before. What was typed stays, also where
 * it was typed over a level that was read, and so do levels from elsewhere, but for those of the same file and load.
 *
 * @param before the reading before, of which the description has its levels
 */
export function withReading(
  description: Description,
  test: LoadTest,
  before: LoadTest | null,
): Description {
  const typed = (description.measured ?? []).filter(isTyped);
  const replaced = replacedIn(description, before);
  const read = levelsOf(test).filter((level) => !replaced.has(keyOf(level)));
  const now = new Set(read.map(keyOf));
  const beside = levelsBeside(description, before).filter((level) => !now.has(keyOf(level)));
  return withLevels(description, [...typed, ...beside, ...read]);
}
