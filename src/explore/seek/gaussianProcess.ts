import { exp, ln } from '../../numbers/elementary';
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

type Place = readonly number[];

/** Matérn's covariance for functions that are smooth twice over (5/2). */
function covariance(a: Place, b: Place, length: number): number {
  let squares = 0;
  for (let axis = 0; axis < a.length; axis += 1) {
    const apart = (a[axis] ?? 0) - (b[axis] ?? 0);
    squares += apart * apart;
  }
  const reach = Math.sqrt(5 * squares) / length;
  return (1 + reach + (reach * reach) / 3) * exp(-reach);
}

/** The sum of the products of the first so many. */
function product(a: ArrayLike<number>, b: ArrayLike<number>, count: number): number {
  let sum = 0;
  for (let place = 0; place < count; place += 1) sum += (a[place] ?? 0) * (b[place] ?? 0);
  return sum;
}

/** How values at some places have to do with one another over one length, whatever the values are. */
interface Kinship {
  length: number;
  /** The lower triangle whose product with itself turned is the matrix of covariances, row by row. */
  rows: readonly Float64Array[];
  /** Half the logarithm of the determinant of that matrix. */
  logVolume: number;
}

function kinshipOf(places: readonly Place[], length: number): Kinship {
  const rows: Float64Array[] = [];
  let logVolume = 0;
  for (const [row, place] of places.entries()) {
    const own = new Float64Array(row + 1);
    for (const [column, other] of rows.entries()) {
      const rest = covariance(place, places[column] ?? [], length) - product(own, other, column);
      own[column] = rest / (other[column] ?? 1);
    }
    own[row] = Math.sqrt(Math.max(1e-12, 1 + NOISE - product(own, own, row)));
    logVolume += ln(own[row] ?? 1);
    rows.push(own);
  }
  return { length, rows, logVolume };
}

/** Solves the lower triangle for a right side. */
function forward(rows: readonly Float64Array[], right: ArrayLike<number>): Float64Array {
  const solved = new Float64Array(rows.length);
  for (const [row, own] of rows.entries()) {
    solved[row] = ((right[row] ?? 0) - product(own, solved, row)) / (own[row] ?? 1);
  }
  return solved;
}

interface Fit {
  centre: number;
  scale: number;
  kinship: Kinship;
  weights: Float64Array;
}

/** Fits values with the length that makes them most likely: it describes them best. */
function fitted(values: readonly number[], kinships: readonly Kinship[]): Fit[] {
  const centre = mean(values);
  const scale = Math.sqrt(variance(values)) || 1;
  const standard = values.map((value) => (value - centre) / scale);
  let most = Number.NEGATIVE_INFINITY;
  let best: Fit[] = [];
  for (const kinship of kinships) {
    const weights = forward(kinship.rows, standard);
    const likelihood = -product(weights, weights, weights.length) / 2 - kinship.logVolume;
    if (likelihood <= most) continue;
    most = likelihood;
    best = [{ centre, scale, kinship, weights }];
  }
  return best;
}

/**
 * Smooth functions, each through its own values at the same places (Gaussian processes): what is likely of each at any
 * other place, and how sure that is. What they share is computed once.
 */
export function gaussianProcesses(
  places: readonly Place[],
  functions: readonly (readonly number[])[],
): (place: Place) => Expected[] {
  const kinships = LENGTHS.map((length) => kinshipOf(places, length));
  const fits = functions.flatMap((values) => fitted(values, kinships));
  const used = [...new Set(fits.map(({ kinship }) => kinship))];
  return (place) => {
    const found = new Map(
      used.map((kinship) => {
        const { rows, length } = kinship;
        const near = places.map((other) => covariance(other, place, length));
        const solved = forward(rows, near);
        const left = 1 - product(solved, solved, solved.length);
        return [kinship, { solved, share: Math.sqrt(Math.max(1e-9, left)) }];
      }),
    );
    return fits.flatMap(({ centre, scale, kinship, weights }) => {
      const here = found.get(kinship);
      if (here === undefined) return [];
      const { solved, share } = here;
      const likely = product(solved, weights, solved.length);
      return [{ mean: centre + scale * likely, deviation: scale * share }];
    });
  };
}
