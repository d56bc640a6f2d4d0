import { groups, least, sum } from 'd3-array';
import { widest } from '../../comparison/bands';
import { ELSEWHERE } from '../../comparison/regimes';
import { toPower } from '../../numbers/elementary';
import type { BandCell } from './cells';
import { FEWEST_IN_REGIME, holds, widthsIn } from './halfWidth';
import { FEWEST, poolOf } from './pools';

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
  /** The configuration. */
  scenario: string;
  /** What the result is judged for; null where it is shown only. */
  quantity: string | null;
  /** The regimes that hold its configuration. */
  regimes: readonly string[];
  isCovered: boolean;
}

export function coverageOf(trials: readonly Pick<Trial, 'cluster' | 'isCovered'>[]): Coverage {
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
 * Each result of a metric judged by a band that is made without its cluster, collapses apart; of the regimes that hold it
 * the widest counts. `wideningFrom` gives the widening that some cells tell. What no refit predicts is tried by its errors
 * in the fit to all.
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
    const others = pool.filter(isOther);
    return judged.flatMap((one): Trial[] => {
      const widths = widest(one.regimes.map((regime) => widthsIn(regime, others, widening)));
      if (widths === null) return [];
      const { scenario, quantity, regimes } = one;
      return [{ cluster, scenario, quantity, regimes, isCovered: holds(widths, widening, one) }];
    });
  });
}

/** Regimes in which bands hold less than they are to, the worst first; results in a worse one do not count against others. */
export function failingRegimes(trials: readonly Trial[]): string[] {
  const names = [...new Set(trials.flatMap(({ regimes }) => regimes))];
  const judged = names.flatMap((regime) => {
    const coverage = coverageOf(trials.filter(({ regimes }) => regimes.includes(regime)));
    const isJudged = coverage.cells >= (regime === ELSEWHERE ? FEWEST : FEWEST_IN_REGIME);
    const percent = coveredPercent(coverage);
    return isJudged && percent < COVERAGE_GOAL.least ? [{ regime, percent }] : [];
  });
  const worst = least(judged, ({ percent }) => percent);
  if (worst === undefined) return [];
  const left = trials.filter(({ regimes }) => !regimes.includes(worst.regime));
  return [worst.regime, ...failingRegimes(left)];
}
