import type { Summary } from '../../simulator/types';
import type { Level } from '../../system/document';
import type { Statistic } from '../../system/fitQuestion';
import type { Answered, SimulatedLoad } from '../answered';
import { levelsOf } from './loads';

export const STATISTICS: readonly Statistic[] = ['mean', 'p50', 'p90', 'p95', 'p99'];

export const isStatistic = (text: string): text is Statistic =>
  STATISTICS.some((one) => one === text);

/** A statistic of response times in words: "mean", "95th percentile". */
export const STATISTIC_NAMES: Readonly<Record<Statistic, string>> = {
  mean: 'mean',
  p50: 'median',
  p90: '90th percentile',
  p95: '95th percentile',
  p99: '99th percentile',
};

export const responseOf = ({ responseMs }: Level, of: Statistic): number | null =>
  responseMs?.[of] ?? null;

/** A response time of runs, ms, or an end of its 95 % interval over them; null where they have none. */
export const responseIn = (
  { metrics }: Pick<Summary, 'metrics'>,
  of: Statistic,
  end: 'mean' | 'low' | 'high' = 'mean',
): number | null => metrics[`responseTime.${of}`]?.[end] ?? null;

/** The simulated response time of a load, ms; null where its runs have none. */
export const simulatedResponse = ({ summary }: SimulatedLoad, of: Statistic): number | null =>
  responseIn(summary, of);

/** The statistics of response times that were measured, or of a system without levels those simulated. */
export function shownStatistics({ description, simulated }: Answered): Statistic[] {
  const levels = levelsOf(description);
  return STATISTICS.filter((of) =>
    levels.length > 0
      ? of === 'mean' || levels.some(({ level }) => responseOf(level, of) !== null)
      : simulated.some((one) => simulatedResponse(one, of) !== null),
  );
}
