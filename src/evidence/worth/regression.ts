import { sum } from 'd3-array';
import { exp, ln, power } from '../../numbers/elementary';
import { ridges, ridgeValue } from '../../numbers/ridge';
import { featuresOf } from './features';
import { foldsOf, othersOf, type Predicted, type WorthRow, type WorthStudy } from './rows';

/** Penalties to choose from, from hardly any to one that leaves little but the mean. */
export const PENALTIES = Array.from({ length: 13 }, (_, step) => power(10, step / 2 - 4));

interface Point {
  cluster: string;
  features: readonly number[];
  /** Logarithm of what was measured. */
  response: number;
}

const fitted = (points: readonly Point[], penalties: readonly number[]) =>
  ridges(
    points.map(({ features }) => features),
    points.map(({ response }) => response),
    penalties,
  );

/** The penalty whose predictions of one cluster from the others are best, by their squared errors; the least of equals. */
export function bestPenalty(points: readonly Point[]): number {
  const squares = PENALTIES.map(() => 0);
  for (const cluster of new Set(points.map((point) => point.cluster))) {
    const own = points.filter((point) => point.cluster === cluster);
    const others = points.filter((point) => point.cluster !== cluster);
    if (others.length === 0) continue;
    fitted(others, PENALTIES).forEach((ridge, place) => {
      squares[place] =
        (squares[place] ?? 0) +
        sum(own, ({ features, response }) => {
          const error = ridgeValue(ridge, features) - response;
          return error * error;
        });
    });
  }
  return PENALTIES[squares.indexOf(Math.min(...squares))] as number;
}

/**
 * Each configuration by a ridge regression of the logarithm of the result on the knobs, without a simulator: fitted to
 * what the simulator's refit may see, with the penalty that predicts its test cases best from one another.
 */
export function byRegression(study: WorthStudy, quantities: readonly string[]): Predicted {
  const features = new Map(
    study.rows.map(({ scenario, values }) => [scenario, featuresOf(study.schema, values)]),
  );
  const featuresAt = ({ scenario }: WorthRow) => features.get(scenario) ?? [];
  const predicted = foldsOf(study).flatMap((fold) => {
    const [first] = fold;
    if (first === undefined) return [];
    const others = othersOf(study, first);
    const models = quantities.flatMap((quantity) => {
      const points = others.flatMap((row): Point[] => {
        const measured = row.cells[quantity]?.measured;
        return measured === undefined
          ? []
          : [{ cluster: row.cluster, features: featuresAt(row), response: ln(measured) }];
      });
      const [ridge] = points.length === 0 ? [] : fitted(points, [bestPenalty(points)]);
      return ridge === undefined ? [] : [{ quantity, ridge }];
    });
    return fold.map(
      (row) =>
        [
          row.scenario,
          Object.fromEntries(
            models.map(({ quantity, ridge }) => [
              quantity,
              exp(ridgeValue(ridge, featuresAt(row))),
            ]),
          ),
        ] as const,
    );
  });
  return new Map(predicted);
}
