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
