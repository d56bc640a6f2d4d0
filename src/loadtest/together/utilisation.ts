import { max, mean, min } from 'd3-array';
import { type Meter, type Told, trouble } from '../told';
import type { Trouble } from '../types';
import { beside } from './inWindows';

/** A row of a meter may tell of the second before or after its time. */
const EDGE_S = 1;

/** The rows of meters that belong to a level. */
export function metersOf(level: Told, meters: readonly Meter[]): Meter[] {
  const near = beside(meters, level.file);
  const byUsers = near.filter(({ users }) => users !== null && users === level.users);
  const { beginSeconds: begin, endSeconds: end } = level;
  if (byUsers.length > 0 || begin === null || end === null) return byUsers;
  const within = (edge: number) =>
    near.filter(
      ({ atSeconds }) => atSeconds !== null && atSeconds >= begin + edge && atSeconds <= end - edge,
    );
  const inner = within(EDGE_S);
  return inner.length > 0 ? inner : within(0);
}

const span = (values: readonly number[]): string =>
  `${Math.round(min(values) ?? 0)} to ${Math.round(max(values) ?? 0)}`;

/** Tables of meters of which no row belongs to a level. */
export function unmatched(levels: readonly Told[], meters: readonly Meter[]): Trouble[] {
  const matched = new Set(
    levels.flatMap((level) => metersOf(level, meters)).map(({ file }) => file),
  );
  const files = [...new Set(meters.map(({ file }) => file))].filter((file) => !matched.has(file));
  const known = levels.flatMap(({ beginSeconds, endSeconds }) =>
    beginSeconds === null || endSeconds === null ? [] : [beginSeconds, endSeconds],
  );
  const accepted =
    known.length > 0
      ? `times of the levels, ${span(known)} s`
      : 'a column users, or a table beside it that tells when each level began and ended';
  return files.map((file) => {
    const times = meters.flatMap((one) => (one.file === file ? (one.atSeconds ?? []) : []));
    const value =
      times.length > 0 ? `times ${span(times)} s` : 'other users than those of the levels';
    return trouble(file, 'whole file', value, accepted);
  });
}

/** Levels with the mean utilisation of each resource, by users or by the time in which they were counted. */
export function withUtilisation(levels: readonly Told[], meters: readonly Meter[]): Told[] {
  if (meters.length === 0) return [...levels];
  return levels.map((level) => {
    const byResource = new Map<string, number[]>();
    for (const { resource, utilisation } of metersOf(level, meters)) {
      const values = byResource.get(resource) ?? [];
      values.push(utilisation);
      byResource.set(resource, values);
    }
    const means = [...byResource].map(([resource, values]) => [resource, mean(values) ?? 0]);
    return { ...level, utilisation: { ...Object.fromEntries(means), ...level.utilisation } };
  });
}
