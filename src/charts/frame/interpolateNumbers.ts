/**
 * Stands in for d3-interpolate in the site's bundle: the scales here map numbers to numbers, and need
 * neither colours nor texts between them.
 */
export const interpolateNumber = (from: number, to: number) => (share: number) =>
  from * (1 - share) + to * share;

export const interpolate = interpolateNumber;

export const interpolateRound = (from: number, to: number) => (share: number) =>
  Math.round(from * (1 - share) + to * share);

export const piecewise = (): never => {
  throw new Error('Only scales with two ends are in use');
};
