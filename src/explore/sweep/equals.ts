import { mean, studentT95, variance } from '../../simulator/statistics';

/** Values within this share of the best have runs that scatter alike: they tell together by how much. */
const NEAR = 0.05;

/**
 * Which samples cannot be told from the best: those whose mean is off by less than the 95 % interval of a difference,
 * with the variance of all samples near the best, or by less than `least`. A sample holds a value for each run.
 */
export function equalsOf(
  samples: readonly (readonly number[])[],
  best: number,
  least: number,
): boolean[] {
  const means = samples.map(mean);
  const top = means[best] ?? Number.NaN;
  const near = samples.filter(
    (own, place) =>
      own.length > 1 && Math.abs((means[place] ?? Number.NaN) - top) <= NEAR * Math.abs(top),
  );
  const freedom = near.reduce((sum, own) => sum + own.length - 1, 0);
  const pooled =
    near.reduce((sum, own) => sum + (own.length - 1) * variance(own), 0) / Math.max(1, freedom);
  const ofMean = (own: readonly number[]) => pooled / Math.max(1, own.length);
  return samples.map((own, place) => {
    const half =
      freedom === 0
        ? 0
        : studentT95(freedom) * Math.sqrt(ofMean(own) + ofMean(samples[best] ?? []));
    return Math.abs((means[place] ?? Number.NaN) - top) <= Math.max(least, half);
  });
}
