import { mean } from 'd3-array';
import type { Meter, Told } from '../told';
import { beside } from './inWindows';

/** A row of a meter may tell of the second before or after its time. */
const EDGE_S = 1;

function metersOf(level: Told, meters: readonly Meter[]): Meter[] {
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
