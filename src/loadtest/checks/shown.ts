/** Numbers as sentences show them: three digits that count, no zeros behind. */
export function shown(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value) || 1)));
  const text = value.toFixed(Math.min(6, digits));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
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
