import { MOST_SIMULATED } from '../loadtest/checks/range';
import type { System } from '../system/document';
import type { Explained } from '../system/fitAnswer';
import type { Description } from './description';

/** The highest load of a kind that was measured. */
const highestLoad = (
  { measured }: Pick<Description, 'measured'>,
  of: 'users' | 'arrivalsPerSecond',
) => Math.max(0, ...(measured ?? []).map((level) => level[of] ?? 0));

/**
 * The description with the system that an explanation says: its stations, from the points, and under the highest load that
 * was measured, and can be simulated, where the description has none of that kind. What was measured, aimed at and named stays.
 */
export function explainedBy(
  description: Description,
  { system }: Pick<Explained, 'system'>,
): Description {
  const { stations, thinkMs, route } = system as unknown as System;
  const { users, arrivalsPerSecond, classes: _, thinkMs: __, route: ___, ...kept } = description;
  const isClosed = (system as unknown as System).users !== undefined;
  const load = isClosed
    ? {
        users: users ?? Math.min(MOST_SIMULATED, highestLoad(description, 'users')),
        ...(thinkMs !== undefined && { thinkMs }),
      }
    : { arrivalsPerSecond: arrivalsPerSecond ?? highestLoad(description, 'arrivalsPerSecond') };
  return {
    ...kept,
    ...load,
    stations: stations.map((station) => ({ ...station, fromPoints: true })),
    ...(route !== undefined && { route }),
  };
}
