/**
 * A scale in tenths of a px: logarithms may differ in the last bit between engines, and static HTML and browser must agree.
 */
export const steady =
  (scale: (value: number) => number) =>
  (value: number): number =>
    Math.round(10 * scale(value)) / 10;
