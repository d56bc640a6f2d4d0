import { isThousands } from '../../reading/heads';
import type { DecimalMark } from '../../reading/number';
import { BRACKETED_MIN, wordsOf } from './words';

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

const THOUSANDS =
  /\bk ?(?=(?:[rtqo]ps|req\p{L}*|trans\p{L}*|ops?|hits?|calls?|msgs?)\b)|\bk ?(?=\/ ?s)/u;

/** The words of a head without a k for thousands, and what its numbers are multiplied by. */
export function timesOf(head: string): { words: string; times: number } {
  const words = wordsOf(head);
  const times = THOUSANDS.test(words) || isThousands(head) ? 1000 : 1;
  return { words: words.replace(THOUSANDS, ''), times };
}

/** The unit of times that a head names; null where it names none. */
export const timeUnitIn = (head: string): string | null =>
  BRACKETED_MIN.test(head)
    ? 'min'
    : (NAMES.find(([, name]) => name.test(wordsOf(head)))?.[0] ?? null);

const PART_MS: Readonly<Record<string, number>> = {
  ...MS_OF,
  us: 1e-3,
  μs: 1e-3,
  sec: 1e3,
  secs: 1e3,
  m: 6e4,
  mins: 6e4,
  minutes: 6e4,
  minute: 6e4,
  seconds: 1e3,
  second: 1e3,
  h: 3.6e6,
};
const PART = /([\d.]+)\s*(ns|us|µs|μs|ms|seconds?|secs?|s|minutes?|mins?|m|h)/g;

/** A text whose numbers have a point before their decimals, and nothing between thousands. */
const pointed = (text: string, decimal: DecimalMark): string =>
  decimal === ','
    ? text.replace(/(\d)\.(?=\d{3}(?!\d))/g, '$1').replace(/(\d),(?=\d)/g, '$1.')
    : text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1');

/** A time with its units behind its numbers, such as "36.6 ms" or "1m2.5s", in ms; null where the text is none. */
export function timeIn(given: string, decimal: DecimalMark = '.'): number | null {
  const text = pointed(given, decimal);
  const parts = [...text.matchAll(PART)];
  const isAll = parts.length > 0 && text.replace(PART, '').trim() === '';
  const sum = parts.reduce(
    (ms, [, number, unit = '']) => ms + Number(number) * (PART_MS[unit] ?? Number.NaN),
    0,
  );
  return isAll && Number.isFinite(sum) ? sum : null;
}
