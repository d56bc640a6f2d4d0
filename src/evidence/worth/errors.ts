import { mean, median, quantile } from 'd3-array';

/** Relative errors of predictions, in percent of what was measured. */
export interface WorthErrors {
  /** Median and 90th percentile of their sizes. */
  medianPercent: number;
  p90Percent: number;
  /** Root of the mean square. */
  rmsPercent: number;
}

/** A printed number and a prediction of it. */
export interface Trial {
  measured: number;
  predicted: number;
}

/** The errors of predictions; null of none. */
export function worthErrors(trials: readonly Trial[]): WorthErrors | null {
  const errors = trials.map(({ measured, predicted }) => 100 * (predicted / measured - 1));
  const sizes = errors.map(Math.abs);
  const [half, most] = [median(sizes), quantile(sizes, 0.9)];
  const square = mean(errors, (error) => error * error);
  return half === undefined || most === undefined || square === undefined
    ? null
    : { medianPercent: half, p90Percent: most, rmsPercent: Math.sqrt(square) };
}

/** Pearson's correlation of pairs; null where a side does not vary. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number | null {
  const [x, y] = [mean(pairs, ([a]) => a) ?? 0, mean(pairs, ([, b]) => b) ?? 0];
  let [xx, yy, xy] = [0, 0, 0];
  for (const [a, b] of pairs) {
    xx += (a - x) * (a - x);
    yy += (b - y) * (b - y);
    xy += (a - x) * (b - y);
  }
  return xx > 0 && yy > 0 ? xy / Math.sqrt(xx * yy) : null;
}
