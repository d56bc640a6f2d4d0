import { groups, sum } from 'd3-array';
import { toPower } from '../../numbers/elementary';
import type { BandCell } from './cells';
import { holds, widthsOf } from './halfWidth';
import { poolOf } from './pools';

/** The shares of results that bands are to hold, in percent. */
export const COVERAGE_GOAL = { least: 85, most: 95 } as const;

/** How many results bands hold. */
export interface Coverage {
  covered: number;
  cells: number;
  /** Of their share, in percentage points, with clusters as what is drawn; null with fewer than two. */
  standardErrorPoints: number | null;
}

/** Whether a band holds a result. */
export interface Trial {
  cluster: string;
  isCovered: boolean;
}

export function coverageOf(trials: readonly Trial[]): Coverage {
  const covered = trials.filter(({ isCovered }) => isCovered).length;
  const share = covered / trials.length;
  const clusters = groups(trials, ({ cluster }) => cluster);
  const squares = sum(clusters, ([, own]) =>
    toPower(own.filter(({ isCovered }) => isCovered).length - share * own.length, 2),
  );
  const count = clusters.length;
  return {
    covered,
    cells: trials.length,
    standardErrorPoints:
      count < 2 ? null : (100 * Math.sqrt((count / (count - 1)) * squares)) / trials.length,
  };
}

export const coveredPercent = ({ covered, cells }: Pick<Coverage, 'covered' | 'cells'>): number =>
  (100 * covered) / cells;

export function meetsGoal(coverage: Coverage): boolean {
  const percent = coveredPercent(coverage);
  return percent >= COVERAGE_GOAL.least && percent <= COVERAGE_GOAL.most;
}

/**
 * Each result of a metric judged by a band that is made without its cluster, collapses apart. `wideningFrom` gives the
 * widening that some cells tell. What no refit predicts is tried by its errors in the fit to all.
 */
export function trialsOf(
  metric: string,
  cells: readonly BandCell[],
  wideningFrom: (cells: readonly BandCell[]) => number,
): Trial[] {
  const pool = poolOf(metric, cells)?.cells ?? [];
  const own = groups(
    pool.filter((one) => one.metric === metric),
    ({ cluster }) => cluster,
  );
  return own.flatMap(([cluster, judged]) => {
    const isOther = (one: BandCell) => one.cluster !== cluster;
    const widening = wideningFrom(cells.filter(isOther));
    const widths = widthsOf(pool.filter(isOther), widening);
    return widths === null
      ? []
      : judged.map((one) => ({ cluster, isCovered: holds(widths, widening, one) }));
  });
}
