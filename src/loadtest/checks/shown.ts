/** Numbers as sentences show them: three digits that count, or the whole of a larger one. */
export const shown = (value: number): string =>
  String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3)));

/** From the least to the largest, or the one that all are. */
export function rangeText(values: readonly number[]): string {
  const [low, high] = [shown(Math.min(...values)), shown(Math.max(...values))];
  return low === high ? low : `${low} to ${high}`;
}

export const percent = (share: number): string => `${shown(100 * share)} %`;

/** Users or rate of a level, such as "8 users". */
export function loadText(level: {
  users: number | null;
  arrivalsPerSecond: number | null;
}): string {
  if (level.users !== null) return level.users === 1 ? '1 user' : `${shown(level.users)} users`;
  return level.arrivalsPerSecond === null
    ? 'this load'
    : `${shown(level.arrivalsPerSecond)} per second`;
}
