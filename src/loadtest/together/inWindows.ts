import { baseName, folderOf } from '../text';
import type { Told, Window } from '../told';

const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.txt$/, '-text')
    .replace(/[^a-z\d]/g, '');

/** Names under which a table of windows may list a file: as it is, without its kind, without its tool. */
function namesOf(file: string, tool: string): string[] {
  const name = baseName(file);
  const stem = name.replace(/\.[^.]*$/, '');
  const toolless = stem.toLowerCase().replace(new RegExp(`^${tool.toLowerCase()}[-_]?`), '');
  return [name, stem, toolless].map(bare).filter((one) => one !== '');
}

/** What stands beside a file: in its folder, or where all are of one folder. */
export function beside<Item extends { file: string }>(
  items: readonly Item[],
  file: string,
): Item[] {
  const own = items.filter((item) => folderOf(item.file) === folderOf(file));
  const folders = new Set(items.map((item) => folderOf(item.file)));
  return own.length > 0 ? own : folders.size === 1 ? [...items] : [];
}

const timed = (level: Told, { beginSeconds, endSeconds }: Window): Told =>
  level.beginSeconds === null ? { ...level, beginSeconds, endSeconds } : level;

/** The windows that list the file of a level by its name. */
export const windowsNamed = (windows: readonly Window[], level: Told): Window[] => {
  const names = namesOf(level.file, level.tool);
  return beside(windows, level.file).filter(({ run }) => run !== null && names.includes(bare(run)));
};

/** The windows that have the number of users of a level. */
export const windowsCounted = (windows: readonly Window[], level: Told): Window[] =>
  beside(windows, level.file).filter(({ users }) => users !== null && users === level.users);

/** Levels with the times, and where their file does not tell them the users, that a table of windows gives by the name of their file. */
export function namedIn(windows: readonly Window[], levels: readonly Told[]): Told[] {
  return levels.map((level) => {
    const found = windowsNamed(windows, level);
    const [window] = found;
    const isSteps = levels.filter(({ file }) => file === level.file).length > 1;
    if (window === undefined || found.length > 1 || isSteps) return level;
    const isTold = level.users !== null || level.loop === 'open' || window.users === null;
    const usersNote = isTold ? level.usersNote : `As ${baseName(window.file)} tells.`;
    return timed({ ...level, users: isTold ? level.users : window.users, usersNote }, window);
  });
}

/** Levels with the times of the one window that has their number of users. */
export function countedIn(windows: readonly Window[], levels: readonly Told[]): Told[] {
  return levels.map((level) => {
    const found = windowsCounted(windows, level);
    const [window] = found;
    return window === undefined || found.length > 1 ? level : timed(level, window);
  });
}
