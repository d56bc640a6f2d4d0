/** A number as addresses have it: with a point, not a comma, and with an exponent where somebody writes one. */
export const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

const MOST = 1e12;

/** The number that a text is, of at most 12 digits before its point; null where it is none. */
export function plainNumber(text: string): number | null {
  const number = NUMBER.test(text) ? Number(text) + 0 : MOST; // + 0 turns -0 into 0
  return Math.abs(number) < MOST ? number : null;
}
