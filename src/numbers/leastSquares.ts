import { dot, solvePositive } from './linear';

/** What is added to a parameter for a derivative. */
const STEP = 1e-4;
/** The damping at the start, its change after a step that helps or does not, and where the search gives up. */
const DAMPING = { first: 1e-2, down: 1 / 5, up: 5, most: 1e8 };
/** The search ends when a step lowers the sum of squares by a smaller share. */
const ENOUGH = 1e-4;
const MOST_STEPS = 60;

/**
 * The parameters that make the sum of squared residuals smallest, by Levenberg and Marquardt's damped Gauss-Newton
 * steps with derivatives by central differences: a local minimum, reached from `start`. Residuals that are no number
 * count as no improvement.
 */
export function leastSquares(
  residualsOf: (parameters: readonly number[]) => readonly number[],
  start: readonly number[],
): number[] {
  let best = [...start];
  let residuals = residualsOf(best);
  let cost = dot(residuals, residuals);
  let damping = DAMPING.first;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const columns = best.map((_, place) => derivativeOf(residualsOf, best, place));
    const gradient = columns.map((column) => -dot(column, residuals));
    const normal = columns.map((one) => columns.map((other) => dot(one, other)));
    const before = cost;
    while (damping < DAMPING.most && cost === before) {
      const damped = normal.map((row, place) =>
        row.map((value, column) => (column === place ? value * (1 + damping) + 1e-12 : value)),
      );
      const move = solvePositive(damped, gradient);
      const tried = best.map((value, place) => value + (move?.[place] ?? Number.NaN));
      const next = residualsOf(tried);
      const reached = dot(next, next);
      const isBetter = reached < cost;
      damping *= isBetter ? DAMPING.down : DAMPING.up;
      if (isBetter) [best, residuals, cost] = [tried, next, reached];
    }
    if (before - cost <= ENOUGH * before) break;
  }
  return best;
}

function derivativeOf(
  residualsOf: (parameters: readonly number[]) => readonly number[],
  at: readonly number[],
  place: number,
): number[] {
  const moved = (by: number) =>
    residualsOf(at.map((value, other) => (other === place ? value + by : value)));
  const [above, below] = [moved(STEP), moved(-STEP)];
  return above.map((value, row) => (value - (below[row] as number)) / (2 * STEP));
}
