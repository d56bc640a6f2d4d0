import type { Level } from './document';
import type { Level as FitLevel, Response } from './fitQuestion';

/** A level as a document holds it, and as it was read. */
export interface MeasuredLevel
  extends Pick<
    Level,
    | 'users'
    | 'arrivalsPerSecond'
    | 'throughputPerSecond'
    | 'throughputStandardError'
    | 'thinkMs'
    | 'requests'
    | 'utilisation'
  > {
  responseMs?: Response | null;
}

/** Load of a level: users, or arrivals per second; null where it is not known. */
export const loadOf = ({
  users,
  arrivalsPerSecond,
}: {
  users?: number | null;
  arrivalsPerSecond?: number | null;
}): number | null => users ?? arrivalsPerSecond ?? null;

/** What is no time, such as one that a tool rounds to 0, is as good as not told. */
const told = (value: number | null | undefined): number | null =>
  value !== undefined && value !== null && value > 0 ? value : null;

const busy = (utilisation: MeasuredLevel['utilisation']): Record<string, number> =>
  Object.fromEntries(
    Object.entries(utilisation ?? {}).flatMap(([name, share]): [string, number][] =>
      share === null ? [] : [[name, share]],
    ),
  );

/** Levels as the module takes them; without those whose load or whose throughput is not known. */
export const fitLevels = (levels: readonly MeasuredLevel[]): FitLevel[] =>
  levels.flatMap((level) => {
    const { users = null, arrivalsPerSecond = null, throughputPerSecond, responseMs } = level;
    if (loadOf(level) === null || throughputPerSecond <= 0) return [];
    return [
      {
        users,
        arrivalsPerSecond: users === null ? arrivalsPerSecond : null,
        throughputPerSecond,
        throughputStandardError: level.throughputStandardError ?? null,
        responseMs: {
          mean: told(responseMs?.mean),
          p50: told(responseMs?.p50),
          p90: told(responseMs?.p90),
          p95: told(responseMs?.p95),
          p99: told(responseMs?.p99),
        },
        thinkMs: level.thinkMs ?? null,
        requests: told(level.requests),
        utilisation: busy(level.utilisation),
      },
    ];
  });
