/**
 * Exponential, logarithm and arc tangent by additions, multiplications, divisions and roots alone, which IEEE 754 fixes to
 * the last bit. Those of `Math` may differ in it between browsers: a band would end in other digits, and the same seed
 * could have another answer where one bit turns a decision. After fdlibm; the packages that port it bring a hundred
 * others along.
 */

/** ln 2 as a part that whole numbers multiply without rounding, and the rest. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** Whole powers of two that a number holds with all its digits. */
const LEAST_POWER = -1022;
const MOST_POWER = 1023;

const bits = new DataView(new ArrayBuffer(8));

/** 2 to a whole power between the least and the most. */
function powerOfTwo(power: number): number {
  bits.setUint32(0, (power + MOST_POWER) << 20);
  bits.setUint32(4, 0);
  return bits.getFloat64(0);
}

/** The sum of coefficients times rising powers of x, the constant first. */
const polynomial = (x: number, coefficients: readonly number[]): number =>
  coefficients.reduceRight((sum, coefficient) => coefficient + x * sum);

const EXP = [
  0.16666666666666602, -0.0027777777777015593, 0.00006613756321437934, -0.0000016533902205465252,
  4.1381367970572385e-8,
];

/** e to the power of x; 0 and infinite beyond what a number holds with all its digits. */
export function exp(x: number): number {
  const power = Math.round(x / (LN2_HIGH + LN2_LOW));
  if (power < LEAST_POWER) return 0;
  if (power > MOST_POWER) return Number.POSITIVE_INFINITY;
  const high = x - power * LN2_HIGH;
  const low = power * LN2_LOW;
  const rest = high - low;
  const square = rest * rest;
  const c = rest - square * polynomial(square, EXP);
  return powerOfTwo(power) * (1 - (low - (rest * c) / (2 - c) - high));
}

const LN = [
  0.6666666666666735, 0.3999999999940942, 0.2857142874366239, 0.22222198432149784,
  0.1818357216161805, 0.15313837699209373, 0.14798198605116586,
];

/** The natural logarithm of a number that has all its digits; minus infinity of 0, no number of one below. */
export function ln(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  bits.setFloat64(0, x);
  const power = (bits.getUint32(0) >>> 20) - MOST_POWER;
  const mantissa = x / powerOfTwo(power);
  const isLarge = mantissa > Math.SQRT2;
  const f = isLarge ? mantissa / 2 - 1 : mantissa - 1;
  const k = isLarge ? power + 1 : power;
  const s = f / (2 + f);
  const z = s * s;
  const half = (f * f) / 2;
  return k * LN2_HIGH - (half - (s * (half + z * polynomial(z, LN)) + k * LN2_LOW) - f);
}

/** Angles are halved so often before the series is summed, which then is right to the last digits. */
const HALVINGS = 4;
const HALVED = 2 ** HALVINGS;
const TERMS = 8;

/** The arc tangent. */
export function arctan(x: number): number {
  if (Math.abs(x) > 1) return Math.sign(x) * (Math.PI / 2) - arctan(1 / x);
  let tangent = x;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    tangent /= 1 + Math.sqrt(1 + tangent * tangent);
  }
  const square = -tangent * tangent;
  let sum = 0;
  for (let term = TERMS; term >= 0; term -= 1) sum = 1 / (2 * term + 1) + square * sum;
  return HALVED * tangent * sum;
}

/** A positive number to the power of any. */
export const power = (x: number, exponent: number): number => exp(exponent * ln(x));

/** Ten to the power of a whole number, the nearest number there is. */
export const powerOfTen = (exponent: number): number => Number(`1e${exponent}`);

/** The whole power of ten at or below the size of a number other than 0: 2 of 123, -3 of 0.0045. */
export const magnitudeOf = (x: number): number => Number(x.toExponential().split('e')[1]);

/** The square root of the sum of squares. */
export const hypotenuse = (...sides: readonly number[]): number =>
  Math.sqrt(sides.reduce((sum, side) => sum + side * side, 0));

/** A number to the power of a whole number from 0. */
export function toPower(x: number, exponent: number): number {
  let product = 1;
  for (let factor = 0; factor < exponent; factor += 1) product *= x;
  return product;
}
