import { quantile, range } from 'd3-array';
import { randomInt, randomLcg } from 'd3-random';

const RESAMPLES = 4000;
/** Any will do; with a fixed one the interval is the same in every build. */
const SEED = 0.5;

/**
 * 95 % interval of an estimate by the percentile bootstrap (Efron, Annals of Statistics 7, 1979), in its unit: as many
 * groups as there are, drawn with replacement. What is in one group may err together. Not a number without any group.
 */
export function bootstrapInterval<Group>(
  groups: readonly Group[],
  estimate: (drawn: readonly Group[]) => number,
): readonly [low: number, high: number] {
  const draw = randomInt.source(randomLcg(SEED))(groups.length);
  const estimates = range(RESAMPLES).map(() =>
    estimate(groups.map((group) => groups[draw()] ?? group)),
  );
  const at = (share: number) => quantile(estimates, share) ?? Number.NaN;
  return [at(0.025), at(0.975)];
}
