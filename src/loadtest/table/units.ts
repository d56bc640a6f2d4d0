import { wordsOf } from './roles';

/** How many ms one of a unit is. */
export const MS_OF: Readonly<Record<string, number>> = {
  ns: 1e-6,
  µs: 1e-3,
  ms: 1,
  s: 1e3,
  min: 6e4,
};

const NAMES: readonly (readonly [string, RegExp])[] = [
  ['ns', /\b(?:ns|nanos?|nanosec\p{L}*)\b/u],
  ['µs', /\b(?:us|usec|micros?|microsec\p{L}*|mikrosek\p{L}*)\b|[µμ]s(?:ec)?/u],
  ['ms', /\b(?:ms|msec|millis?|millisec\p{L}*|millisek\p{L}*)\b/u],
  ['min', /\b(?:minutes|minuten)\b/],
  ['s', /\b(?:s|secs?|seconds?|sek|sekunden?|segundos?|secondes?)\b/],
];

/** The unit of times that a head names; null where it names none. */
export const timeUnitIn = (head: string): string | null =>
  NAMES.find(([, name]) => name.test(wordsOf(head)))?.[0] ?? null;

/** A time with its unit behind it, such as "36.6 ms", in ms; null where the text is none. */
export function timeIn(text: string): number | null {
  const [, number = '', unit = ''] =
    /^\s*([\d.]+)\s*(ns|us|µs|μs|ms|s|m|min|h)\s*$/.exec(text) ?? [];
  const each = { us: 1e-3, μs: 1e-3, m: 6e4, h: 3.6e6, ...MS_OF }[unit];
  const value = number === '' ? Number.NaN : Number(number);
  return each === undefined || !Number.isFinite(value) ? null : value * each;
}
