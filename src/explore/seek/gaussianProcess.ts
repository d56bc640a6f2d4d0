import { exp, ln } from '../../numbers/elementary';
import { mean, variance } from '../../simulator/statistics';

/** A value that is known only within limits, as a normal distribution. */
export interface Expected {
  mean: number;
  deviation: number;
}

/** Over which distance values have to do with one another, as candidates, in widths of a knob's range. */
const LENGTHS = [0.25, 0.5, 1, 2];
/** How many times that distance may be another for a single knob: some matter much, and some hardly at all. */
const STRETCHES = [0.5, 4];
/** Variance of a short run about the smooth function, as a share of all variance. */
const NOISE = 0.01;

export type Place = readonly number[];

/** Matérn's covariance for functions that are smooth twice over (5/2), of places in lengths of each axis. */
function covariance(a: Place, b: Place): number {
  let squares = 0;
  for (let axis = 0; axis < a.length; axis += 1) {
    const apart = (a[axis] ?? 0) - (b[axis] ?? 0);
    squares += apart * apart;
  }
  const reach = Math.sqrt(5 * squares);
  return (1 + reach + (reach * reach) / 3) * exp(-reach);
}

/** The sum of the products of the first so many. */
function product(a: ArrayLike<number>, b: ArrayLike<number>, count: number): number {
  let sum = 0;
  for (let place = 0; place < count; place += 1) sum += (a[place] ?? 0) * (b[place] ?? 0);
  return sum;
}

/** A place in lengths of each axis. */
const inLengths = (place: Place, lengths: Place): number[] =>
  place.map((at, axis) => at / (lengths[axis] ?? 1));

/** How values at some places have to do with one another over one length for each axis, whatever the values are. */
interface Kinship {
  lengths: Place;
  /** The places in those lengths. */
  places: readonly Place[];
  /** The lower triangle whose product with itself turned is the matrix of covariances, row by row. */
  rows: readonly Float64Array[];
}

/** The last of a row of the triangle, by those before it. */
const lastOf = (row: Float64Array): number =>
  Math.sqrt(Math.max(1e-12, 1 + NOISE - product(row, row, row.length - 1)));

function kinshipOf(given: readonly Place[], lengths: Place): Kinship {
  const places = given.map((place) => inLengths(place, lengths));
  const rows: Float64Array[] = [];
  for (const [row, place] of places.entries()) {
    const own = new Float64Array(row + 1);
    for (const [column, other] of rows.entries()) {
      const rest = covariance(place, places[column] ?? []) - product(own, other, column);
      own[column] = rest / (other[column] ?? 1);
    }
    own[row] = lastOf(own);
    rows.push(own);
  }
  return { lengths, places, rows };
}

/** Solves the lower triangle for a right side. */
function forward(rows: readonly Float64Array[], right: ArrayLike<number>): Float64Array {
  const solved = new Float64Array(rows.length);
  for (const [row, own] of rows.entries()) {
    solved[row] = ((right[row] ?? 0) - product(own, solved, row)) / (own[row] ?? 1);
  }
  return solved;
}

/** A kinship, and the weights that take a smooth function through values at its places. */
interface Fit {
  kinship: Kinship;
  weights: readonly number[];
}

const fitWith = (kinship: Kinship, standard: readonly number[]): Fit => ({
  kinship,
  weights: [...forward(kinship.rows, standard)],
});

/** How likely the values are, as a logarithm and but for what all fits of them share. */
function likelihood({ kinship: { rows }, weights }: Fit): number {
  // Half the logarithm of the determinant of the covariances.
  const logVolume = rows.reduce((sum, row) => sum + ln(row.at(-1) ?? 1), 0);
  return -product(weights, weights, weights.length) / 2 - logVolume;
}

/** A smooth function that is known at some places (a Gaussian process). */
export interface SmoothFunction {
  /** What is likely of it at a place, and how sure that is. */
  at: (place: Place) => Expected;
  /** The same as if what is likely there had been found at that place: no surer of its height, but of its surroundings. */
  believing: (place: Place) => SmoothFunction;
}

function smooth({ kinship, weights }: Fit, centre: number, scale: number): SmoothFunction {
  const { lengths, places, rows } = kinship;
  const known = (place: Place) =>
    forward(
      rows,
      places.map((other) => covariance(other, place)),
    );
  return {
    at(given) {
      const solved = known(inLengths(given, lengths));
      const left = Math.max(1e-9, 1 - product(solved, solved, solved.length));
      const likely = product(solved, weights, solved.length);
      return { mean: centre + scale * likely, deviation: scale * Math.sqrt(left) };
    },
    believing(given) {
      const place = inLengths(given, lengths);
      const row = Float64Array.from([...known(place), 0]);
      row[places.length] = lastOf(row);
      const more = { lengths, places: [...places, place], rows: [...rows, row] };
      // What was to be expected changes nothing of what is likely elsewhere.
      return smooth({ kinship: more, weights: [...weights, 0] }, centre, scale);
    },
  };
}

/**
 * A smooth function through values at some places. Its lengths are those that make the values most likely: one for all
 * axes, then one axis after the other, with a rest before each.
 */
export async function smoothFunction(
  places: readonly Place[],
  values: readonly number[],
  rest: () => Promise<void>,
): Promise<SmoothFunction> {
  const centre = mean(values);
  const scale = Math.sqrt(variance(values)) || 1;
  const standard = values.map((value) => (value - centre) / scale);
  const likelier = (best: Fit, lengths: Place): Fit => {
    const fit = fitWith(kinshipOf(places, lengths), standard);
    return likelihood(fit) > likelihood(best) ? fit : best;
  };
  const axes = (places[0] ?? []).map((_, axis) => axis);
  const [first = [], ...more] = LENGTHS.map((length) => axes.map(() => length));
  let best = more.reduce(likelier, fitWith(kinshipOf(places, first), standard));
  for (const axis of axes) {
    await rest();
    const { lengths } = best.kinship;
    best = STRETCHES.map((stretch) =>
      lengths.map((length, own) => (own === axis ? stretch * length : length)),
    ).reduce(likelier, best);
  }
  return smooth(best, centre, scale);
}
