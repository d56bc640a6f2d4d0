import { baseName, folderOf } from '../text';
import { type Told, warning } from '../told';
import { hasSameNumbers } from './sameNumbers';

/** How near two summaries of the same run come to each other, in print. */
const IN_PRINT = 1e-3;
/** How near a log after its warm-up comes to the sum of all of it. */
const IN_LOG = 0.05;

const near = (a: number | null, b: number | null, share: number): boolean =>
  a === null || b === null || Math.abs(a - b) <= share * Math.max(a, b);

const sameLoad = (a: Told, b: Told): boolean =>
  a.loop === b.loop && (a.users === b.users || a.users === null || b.users === null);

/** How much of the shorter of two levels lies in the other. */
export function overlap(a: Told, b: Told): number {
  if (a.beginSeconds === null || b.beginSeconds === null) return 0;
  if (a.endSeconds === null || b.endSeconds === null) return 0;
  const shared = Math.min(a.endSeconds, b.endSeconds) - Math.max(a.beginSeconds, b.beginSeconds);
  return shared / Math.min(a.endSeconds - a.beginSeconds, b.endSeconds - b.beginSeconds);
}

/** Whether two levels of different kinds of files tell of the same run: same numbers, or same time and tool. */
function isSameRun(a: Told, b: Told): boolean {
  if (a.kind === b.kind || !sameLoad(a, b)) return false;
  const isAlike =
    a.users === b.users &&
    near(a.throughputPerSecond, b.throughputPerSecond, IN_PRINT) &&
    near(a.responseMs.mean, b.responseMs.mean, IN_PRINT) &&
    (a.requests === b.requests || a.requests === null || b.requests === null);
  const isAtOnce =
    a.tool === b.tool &&
    folderOf(a.file) === folderOf(b.file) &&
    overlap(a, b) > 0.5 &&
    near(a.throughputPerSecond, b.throughputPerSecond, IN_LOG);
  return isAlike || isAtOnce;
}

/** How much a level tells; without users it tells little. */
const richness = (level: Told): number =>
  [...Object.values(level.responseMs), level.throughputStandardError, level.requests].filter(
    (value) => value !== null,
  ).length +
  Object.keys(level.utilisation).length +
  (level.users === null && level.loop === 'closed' ? 0 : 10);

/** The history that tells by second what this file of locust sums up. */
const historyOf = (file: string): string => file.replace(/_stats\.csv$/, '_stats_history.csv');

/** One sentence about the files that tell of runs again. */
function sameText(files: readonly string[]): string {
  const names = [...new Set(files.map(baseName))];
  const [last = '', ...before] = names.reverse();
  return before.length === 0
    ? `${last} tells of the same run, which counts once.`
    : `${before.reverse().join(', ')} and ${last} tell of the same runs, each of which counts once.`;
}

/** One sentence about files that tell the same as the one that is kept. */
const twiceText = (files: readonly string[]): string => {
  const names = [...new Set(files.map(baseName))];
  const last = names.pop() ?? '';
  return `${names.length === 0 ? `Files named ${last}` : `${names.join(', ')} and ${last}`} tell the same, digit for digit: each of these levels counts once.`;
};

/** Levels without those that tell of the same run again; the one that tells most is kept, and says so. */
export function countedOnce(levels: readonly Told[]): Told[] {
  const indices = levels.map((_, index) => index);
  const byRichness = [...indices].sort((a, b) => {
    const [one, other] = [levels[a], levels[b]];
    return one && other ? richness(other) - richness(one) : 0;
  });
  const kept = new Map<number, Told>();
  const again = new Set<number>();
  const files: string[] = [];
  const twice = new Map<number, string[]>();
  for (const index of byRichness) {
    const level = levels[index];
    if (level === undefined) continue;
    const history = historyOf(level.file);
    const isSummed = history !== level.file && levels.some(({ file }) => file === history);
    const same = [...kept].find(([, one]) =>
      isSummed ? one.file === history : isSameRun(one, level),
    );
    const copy =
      isSummed || same ? undefined : [...kept].find(([, one]) => hasSameNumbers(one, level));
    if (copy !== undefined) {
      const [at, { file }] = copy;
      twice.set(at, [...(twice.get(at) ?? [file]), level.file]);
    } else if (same !== undefined) {
      again.add(same[0]);
      files.push(level.file);
    } else if (!isSummed) kept.set(index, level);
  }
  const said = warning('same-run', sameText(files.sort()));
  return [...kept]
    .sort(([a], [b]) => a - b)
    .map(([index, level]) => {
      const copies = twice.get(index);
      const more = [
        ...(again.has(index) ? [said] : []),
        ...(copies === undefined ? [] : [warning('same-run', twiceText(copies))]),
      ];
      return more.length === 0 ? level : { ...level, warnings: [...level.warnings, ...more] };
    });
}
