/** Decimals that tell evenly spaced round ticks apart: none from a step of 1 on. */
export function tickDigits([first = 0, second = first + 1]: readonly number[]): number {
  const step = Math.abs(second - first);
  // A step of 0.001 must not become 0.0009999… on the way.
  return Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
}
