/**
 * Stands in for d3-interpolate in the site's bundle. The scales here map numbers to numbers, while
 * d3-interpolate comes as one file that also knows colours, texts and dates: 6 kB more for each page that
 * draws. Its test holds what d3-scale makes of it against what d3-scale makes of d3-interpolate.
 */
export const interpolateNumber = (from: number, to: number) => (share: number) =>
  from * (1 - share) + to * share;

/** Of the kinds that d3-interpolate tells apart, the one that is here. */
export function interpolate(from: number, to: number) {
  if (typeof to !== 'number') throw new Error('Only scales of numbers are in use');
  return interpolateNumber(from, to);
}

export const interpolateRound = (from: number, to: number) => (share: number) =>
  Math.round(from * (1 - share) + to * share);

export const piecewise = (): never => {
  throw new Error('No scale that diverges is in use');
};
