import { range } from 'd3-array';
import { cutAtZero } from '../../numbers/cutAtZero';
import { powerOfTen } from '../../numbers/elementary';

/** Narrow no-break space between a number and its unit. */
export const THIN = '\u202f';

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(digits: number, signed: boolean): Intl.NumberFormat {
  const key = `${digits}${signed}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: signed ? 'exceptZero' : 'auto',
    });
    formatters.set(key, found);
  }
  return found;
}

/** Values that round to zero lose their sign. */
function format(value: number, digits: number, signed: boolean): string {
  const shown = Math.abs(value) < 0.5 * powerOfTen(-digits) ? 0 : value;
  return formatter(digits, signed).format(shown).replace('-', '\u2212');
}

/** A number with thousands commas, a true minus and a fixed count of decimals. */
export function formatNumber(value: number, digits = 0): string {
  return format(value, digits, false);
}

/** A number with a decimal where it has one: "6", "6.1". */
export function shortNumber(value: number): string {
  return formatNumber(value, Number.isInteger(value) ? 0 : 1);
}

/** As formatNumber, with a plus before positive values; zero has no sign. */
export function formatSigned(value: number, digits = 0): string {
  return format(value, digits, true);
}

const UNGROUPED = /^\d{4,}(?:\.(\d+))?$/;

/** A printed number with its thousands grouped, as all others are; other printed text as it is. */
export function groupedText(printed: string): string {
  const number = UNGROUPED.exec(printed);
  return number ? formatNumber(Number(printed), number[1]?.length ?? 0) : printed;
}

/** A number and its unit, thin-spaced: "307 ms". */
export function withUnit(value: number, unit: string, digits = 0): string {
  return formatNumber(value, digits) + THIN + unit;
}

/** An interval of what cannot be negative. */
export const intervalText = (
  interval: { low: number; high: number },
  digits = 0,
  between = '–',
): string => {
  const { low, high } = cutAtZero(interval);
  return `${formatNumber(low, digits)}${between}${formatNumber(high, digits)}`;
};

const SMALL = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** A number as it is formatted with these decimals; in three digits where they would make nothing of it: "0.000001". */
export function formatSome(value: number, digits: number): string {
  const isLost = value > 0 && value < 0.5 * powerOfTen(-digits);
  return isLost ? SMALL.format(value) : formatNumber(value, digits);
}

/** A rate in three digits: "4.71", "84.3", "271"; also a very low one. */
export function formatRate(value: number): string {
  return formatSome(value, value < 10 ? 2 : value < 100 ? 1 : 0);
}

/** So many decimals, where fewer would round a share up to all. */
const MOST_SHARE_DIGITS = 2;

/** A share from 0 to 1 as a percentage: "96.8 %"; "99.6 %" rather than "100 %" of what is not all. */
export function formatShare(share: number, digits = 1): string {
  const staysBelow = (decimals: number) => Number((share * 100).toFixed(decimals)) < 100;
  const enough = share < 1 ? range(digits, MOST_SHARE_DIGITS + 1).find(staysBelow) : undefined;
  return withUnit(share * 100, '%', enough ?? digits);
}

/** A percentage with its sign: "+5.2 %". */
export function signedPercent(percent: number, digits = 1): string {
  return `${formatSigned(percent, digits)}${THIN}%`;
}

/** A relative error as a signed percentage: "+5.2 %". */
export function formatError(error: number, digits = 1): string {
  return signedPercent(error * 100, digits);
}

/** Throughput per second and roundtrip in ms as one short text: "96/s, 307 ms". */
export function formatOperatingPoint(throughputPerSecond: number, roundtripMs: number): string {
  return `${formatNumber(throughputPerSecond)}/s, ${withUnit(roundtripMs, 'ms')}`;
}

/** A text as it begins a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const AND = new Intl.ListFormat('en', { type: 'conjunction' });
const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** Several texts as a part of a sentence: "a, b, and c". */
export const andList = (texts: readonly string[]): string => AND.format(texts);

/** The same as a choice: "a, b, or c". */
export const orList = (texts: readonly string[]): string => OR.format(texts);

/** A count with its noun: "1 entry", "3 entries". */
export const countText = (count: number | string, one: string, more = `${one}s`): string =>
  `${count} ${String(count) === '1' ? one : more}`;
