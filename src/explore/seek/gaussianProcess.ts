import { mean, variance } from '../../simulator/statistics';

/** A value that is known only within limits, as a normal distribution. */
export interface Expected {
  mean: number;
  deviation: number;
}

/** Over which distance values have to do with one another, as candidates, in widths of a knob's range. */
const LENGTHS = [0.25, 0.5, 1, 2];
/** Variance of a short run about the smooth function, as a share of all variance. */
const NOISE = 0.01;

const sumOf = (count: number, term: (place: number) => number): number => {
  let sum = 0;
  for (let place = 0; place < count; place += 1) sum += term(place);
  return sum;
};

/** Matérn's covariance for functions that are smooth twice over (5/2). */
function covariance(a: readonly number[], b: readonly number[], length: number): number {
  const squares = sumOf(a.length, (place) => ((a[place] ?? 0) - (b[place] ?? 0)) ** 2);
  const reach = Math.sqrt(5 * squares) / length;
  return (1 + reach + (reach * reach) / 3) * Math.exp(-reach);
}

/** The lower triangle whose product with itself turned is the matrix of these entries, row by row. */
function triangleOf(count: number, entry: (row: number, column: number) => number): Float64Array[] {
  const rows: Float64Array[] = [];
  for (let row = 0; row < count; row += 1) {
    const own = new Float64Array(row + 1);
    for (let column = 0; column <= row; column += 1) {
      const other = column === row ? own : (rows[column] as Float64Array);
      const rest =
        entry(row, column) - sumOf(column, (place) => (own[place] ?? 0) * (other[place] ?? 0));
      own[column] = column === row ? Math.sqrt(Math.max(1e-12, rest)) : rest / (other[column] ?? 1);
    }
    rows.push(own);
  }
  return rows;
}

/** Solves the lower triangle for a right side. */
function forward(rows: readonly Float64Array[], right: ArrayLike<number>): Float64Array {
  const solved = new Float64Array(rows.length);
  for (const [row, own] of rows.entries()) {
    const rest =
      (right[row] ?? 0) - sumOf(row, (place) => (own[place] ?? 0) * (solved[place] ?? 0));
    solved[row] = rest / (own[row] ?? 1);
  }
  return solved;
}

interface Fit {
  length: number;
  rows: Float64Array[];
  weights: Float64Array;
  likelihood: number;
}

/** Fits one length: the more likely the values are with it, the better it describes them. */
function fitted(
  places: readonly (readonly number[])[],
  values: readonly number[],
  length: number,
): Fit {
  const rows = triangleOf(places.length, (row, column) => {
    const own = covariance(places[row] ?? [], places[column] ?? [], length);
    return row === column ? own + NOISE : own;
  });
  const weights = forward(rows, values);
  const likelihood = -sumOf(
    rows.length,
    (row) => (weights[row] ?? 0) ** 2 / 2 + Math.log(rows[row]?.[row] ?? 1),
  );
  return { length, rows, weights, likelihood };
}

/** A smooth function through values at places (a Gaussian process): what is likely at any other place, and how sure that is. */
export function gaussianProcess(
  places: readonly (readonly number[])[],
  values: readonly number[],
): (place: readonly number[]) => Expected {
  const centre = mean(values);
  const scale = Math.sqrt(variance(values)) || 1;
  const standard = values.map((value) => (value - centre) / scale);
  const { length, rows, weights } = LENGTHS.map((one) => fitted(places, standard, one)).reduce(
    (best, one) => (one.likelihood > best.likelihood ? one : best),
  );
  return (place) => {
    const solved = forward(
      rows,
      places.map((other) => covariance(other, place, length)),
    );
    const likely = sumOf(rows.length, (row) => (solved[row] ?? 0) * (weights[row] ?? 0));
    const left = 1 - sumOf(rows.length, (row) => (solved[row] ?? 0) ** 2);
    return {
      mean: centre + scale * likely,
      deviation: scale * Math.sqrt(Math.max(1e-9, left)),
    };
  };
}
