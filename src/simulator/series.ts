import type { Series } from './types';

/** The values of a line; empty where the study has none of that name. */
export function lineOf(series: Series, name: string): readonly (number | null)[] {
  const line = series[name];
  return typeof line === 'object' ? line : [];
}

/** The same, for a line without gaps. */
export const numbersOf = (series: Series, name: string): number[] =>
  lineOf(series, name).map((value) => value ?? 0);
