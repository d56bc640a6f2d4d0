/** An interval of what cannot be negative, cut at 0: few runs may leave one that reaches below. */
export const cutAtZero = <Range extends { low: number }>(range: Range): Range => ({
  ...range,
  low: Math.max(0, range.low),
});
