import { TABLE } from '../table/levels';
import { baseName } from '../text';
import { overlap } from '../together/sameRun';
import { type Told, trouble, warning } from '../told';
import type { Trouble, Warning } from '../types';
import { otherSystem } from './otherSystem';
import { loadText, percent, shown } from './shown';

/** What most levels have in common; undefined where none is more frequent than another. */
function usual(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Says of those that differ from most what they have, and what the others. */
function differing(
  levels: readonly Told[],
  code: Warning['code'],
  of: (level: Told) => string | null,
  sentence: (own: string, others: string) => string,
) {
  const most = usual(levels.flatMap((level) => of(level) ?? []));
  return (level: Told): Warning[] => {
    const own = of(level);
    const differs = own !== null && most !== undefined && own !== most;
    return differs ? [warning(code, sentence(own, most))] : [];
  };
}

/** A load that was measured more than once. */
function repeated(levels: readonly Told[]) {
  return (level: Told): Warning[] => {
    const same = levels.filter(
      (other) => other.users === level.users && other.arrivalsPerSecond === level.arrivalsPerSecond,
    );
    const isLoad = level.users !== null || level.arrivalsPerSecond !== null;
    if (!isLoad || same.length < 2 || same[0] !== level) return [];
    const rates = same.map(({ throughputPerSecond }) => throughputPerSecond ?? 0);
    const [low, high] = [Math.min(...rates), Math.max(...rates)];
    const said = `${loadText(level)} were measured ${same.length} times, with ${shown(low)} to ${shown(high)} per second, ${percent(high / low - 1)} apart; each counts.`;
    return [warning('repeated', said)];
  };
}

/** Host and port of an address. */
const hostOf = (address: string): string => address.replace(/^\w+:\/\//, '').replace(/[/?].*$/, '');

/** Half of the shorter of two runs, from which on they ran at the same time. */
const AT_ONCE = 0.5;

/** Runs that loaded the system together, as several machines of one test do. */
function atOnce(levels: readonly Told[]) {
  return (level: Told): Warning[] => {
    const others = levels.filter(
      (other) => other.file !== level.file && overlap(level, other) > AT_ONCE,
    );
    if (others.length === 0) return [];
    const files = others.map(({ file }) => baseName(file)).join(', ');
    const said = `${baseName(level.file)} ran at the same time as ${files}: the system had the load of all of them, which no level has.`;
    return [warning('at-once', said)];
  };
}

function alone(levels: readonly Told[]) {
  return (level: Told): Warning[] =>
    levels.length > 1
      ? []
      : [
          warning(
            'single-level',
            `${loadText(level)} and ${shown(level.throughputPerSecond ?? 0)} per second are one level alone: where the limit lies shows only beside other loads.`,
          ),
        ];
}

/** Where the users of a file or a series go down again, in the order in which the levels stand. */
function falls(given: readonly Told[]): { level: Told; before: Told }[] {
  return given.flatMap((level, at) => {
    const before = given[at - 1];
    const isFall =
      before !== undefined &&
      before.file === level.file &&
      (level.users ?? 0) < (before.users ?? 0);
    return isFall ? [{ level, before }] : [];
  });
}

/** Rows at which another test seems to begin: fewer users, with other software. */
export const mixedTests = (given: readonly Told[]): Trouble[] =>
  falls(given).flatMap(({ level, before }) =>
    level.tool === before.tool
      ? []
      : [
          trouble(
            level.file,
            level.place,
            `${loadText(level)} with ${level.tool} after ${loadText(before)} with ${before.tool}`,
            'levels of one test: rising users, the same software',
          ),
        ],
  );

/**
 * Levels with what they tell of each other.
 *
 * @param given the levels in the order in which their files have them
 */
export function checkedTogether(levels: readonly Told[], given: readonly Told[]): Told[] {
  const down = falls(given);
  const fall = (level: Told): Warning[] =>
    down.flatMap((one) => {
      if (one.level.file !== level.file || one.level.place !== level.place) return [];
      if (one.level.users !== level.users) return [];
      const said = `${baseName(level.file)} goes down from ${loadText(one.before)} to ${loadText(level)}: are these levels of one test?`;
      return [warning('users-fall', said)];
    });
  const checks = [
    otherSystem(levels),
    differing(
      levels,
      'mixed-tools',
      ({ tool }) => (tool === TABLE ? null : tool),
      (own, others) =>
        `Measured with ${own}, most others with ${others}: tools count and wait differently, so that some per cent between them are none of the system.`,
    ),
    differing(
      levels,
      'mixed-targets',
      ({ target }) => (target === null ? null : hostOf(target)),
      (own, others) => `Measured at ${own}, most others at ${others}: are these the same system?`,
    ),
    differing(
      levels,
      'loop',
      ({ loop }) => loop,
      (own, others) =>
        `This test is ${own}, most others are ${others}: in an open one requests come at a rate, whether others are answered or not.`,
    ),
    repeated(levels),
    atOnce(levels),
    alone(levels),
    fall,
  ];
  return levels.map((level) => ({
    ...level,
    warnings: [...level.warnings, ...checks.flatMap((check) => check(level))],
  }));
}
