import type { Band } from '../../comparison/bands';
import type { Report } from '../../simulator/report';
import { estimate } from '../../simulator/statistics';
import { statusOf } from '../../simulator/summarise';
import type { Estimate } from '../../simulator/types';
import { meansOfRuns, type Standing } from '../study/bands';
import type { Measure } from '../study/measure';
import type { SweepPoint } from './points';

/** What the runs of a point have found of a measure so far. */
export interface Found {
  /** Mean over replications with its 95 % interval. */
  estimate: Estimate;
  /** 90 % predictive band; null where nothing measured tells of one. */
  band: Band | null;
}

/** A point with the reports that have arrived, by replication. */
export interface RunPoint extends SweepPoint {
  reports: ReadonlyMap<number, Report>;
}

/** The values of a measure in the runs that have ended, in the order of their numbers. */
export const samplesOf = (point: RunPoint, measure: Measure): number[] =>
  [...point.reports]
    .sort(([a], [b]) => a - b)
    .map(([, report]) => measure.of({ values: point.values, report }))
    .filter((value) => value !== null);

/** The estimate of a measure from the runs that have ended; null before there is one. */
export function estimateOf(point: RunPoint, measure: Measure): Estimate | null {
  const values = samplesOf(point, measure);
  return values.length === 0 ? null : estimate(values);
}

/** What is found of a measure, with the band of the model's record. */
export function foundOf(point: RunPoint, measure: Measure, standing: Standing): Found | null {
  const found = estimateOf(point, measure);
  const regimes = standing.regimesOf(meansOfRuns([...point.reports.values()]));
  return found && { estimate: found, band: standing.bandOf(measure.id, found, regimes) };
}

/** Whether a run of the point did not settle: what it says belongs to no steady state. */
export const isUnstable = ({ reports }: RunPoint): boolean =>
  statusOf([...reports.values()]) === 'unstable';

/** The point with the most, or the least, of what is wanted; the first of those alike, null where nothing is found. */
export function bestOf<Point extends RunPoint>(
  points: readonly Point[],
  measure: Measure,
): Point | null {
  let best: { point: Point; value: number } | null = null;
  for (const point of points) {
    const value = estimateOf(point, measure)?.mean;
    if (value === undefined) continue;
    const isBetter =
      measure.better === 'more'
        ? value > (best?.value ?? value - 1)
        : value < (best?.value ?? value + 1);
    if (isBetter) best = { point, value };
  }
  return best?.point ?? null;
}
