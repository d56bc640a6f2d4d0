import type { Meter, Told, Window } from '../told';
import type { Joined } from '../types';
import { windowsCounted, windowsNamed } from './inWindows';
import { metersOf } from './utilisation';

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

function metersJoined(levels: readonly Told[], meters: readonly Meter[]): Joined[] {
  const byLevel = levels.map((level) => metersOf(level, meters));
  const found = byLevel.flat();
  return distinct(found.map(({ file }) => file)).map((file) => {
    const own = found.filter((meter) => meter.file === file);
    return {
      file,
      tells: 'utilisation',
      resources: distinct(own.map(({ resource }) => resource)),
      by: own.some(({ atSeconds }) => atSeconds !== null) ? 'time' : 'users',
      levels: byLevel.filter((rows) => rows.some((row) => row.file === file)).length,
    };
  });
}

function windowsJoined(levels: readonly Told[], windows: readonly Window[]): Joined[] {
  return distinct(windows.map(({ file }) => file)).flatMap((file): Joined[] => {
    const own = windows.filter((window) => window.file === file);
    const named = levels.filter((level) => windowsNamed(own, level).length > 0);
    const counted = levels.filter((level) => windowsCounted(own, level).length > 0);
    const [by, of] = named.length > 0 ? (['name', named] as const) : (['users', counted] as const);
    return of.length === 0
      ? []
      : [{ file, tells: 'windows', resources: [], by, levels: of.length }];
  });
}

/** The files that tell of levels of others, and by what they were joined to them. */
export const joinedTo = (
  levels: readonly Told[],
  meters: readonly Meter[],
  windows: readonly Window[],
): Joined[] => [...metersJoined(levels, meters), ...windowsJoined(levels, windows)];
