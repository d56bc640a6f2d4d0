import { ascending } from 'd3-array';
import type { LoadTest } from '../../loadtest';
import type { Level } from '../../system/document';
import { loadOf } from '../../system/fitLevels';
import type { Description } from '../description';
import { keyOf, measuredLevel, TYPED } from './measuredLevel';

/** From so many loads on, some are kept back. */
const ENOUGH_LOADS = 6;
const KEPT_BACK = 2;

/** The levels of a test that can be used. */
export const levelsOf = ({ levels }: LoadTest): Level[] => levels.flatMap(measuredLevel);

/** The two highest loads, where enough others are left to explain them; none else. */
export function defaultHold(levels: readonly Level[]): number[] {
  const loads = [...new Set(levels.flatMap((level) => loadOf(level) ?? []))].sort(ascending);
  return loads.length < ENOUGH_LOADS ? [] : loads.slice(-KEPT_BACK);
}

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

/**
 * A description with the levels that were read in place of all that were read before. What was typed stays, also where it
 * was typed over a level that was read.
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
  return withLevels(description, [...typed, ...read]);
}

/** Whether a description has levels of this reading, or none that could be of another. */
export function isOf(description: Description, test: LoadTest): boolean {
  const own = new Set((description.measured ?? []).filter(({ file }) => file).map(keyOf));
  const read = levelsOf(test);
  return read.length === 0 ? own.size === 0 : read.some((level) => own.has(keyOf(level)));
}
