import type { ReplayedStudy } from './replayedStudy';

/** A figure that cannot be had; it fails every goal. */
export const FAILED = Number.NaN;

/** The size of an error, without the digits that are noise of the arithmetic. */
export const size = (value: number): number => Number(Math.abs(value).toPrecision(12));

/** Reads what goals are about from a study's results. */
export function goalReader({ results }: ReplayedStudy) {
  const find = (row: string) => results.find(({ configuration }) => configuration.row === row);
  return {
    /** The simulated mean of a metric. */
    simulated: (row: string, metric: string): number =>
      find(row)?.summary.metrics[metric]?.mean ?? FAILED,
    /** The relative error of a metric, %. */
    errorPercent: (row: string, metric: string): number => {
      const found = find(row)?.comparisons.find((one) => one.metric === metric);
      return 100 * (found?.error ?? FAILED);
    },
    rows: results.map(({ configuration }) => configuration.row),
  };
}
