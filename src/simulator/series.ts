import type { Line, Series } from './report';

/** The name of a line that some study draws. */
export type LineName = Exclude<keyof Series, 'stepMs'>;

/** The values of a line; empty where the study has none of that name. */
export const lineOf = (series: Series, name: LineName): Readonly<Line> => series[name] ?? [];

/** The same, for a line without gaps. */
export const numbersOf = (series: Series, name: LineName): number[] =>
  lineOf(series, name).map((value) => value ?? 0);
