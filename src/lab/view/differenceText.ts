import { halfOf } from '../../simulator/statistics';
import { formatSigned } from './format';

/** Decimals of a difference and of half its interval, two digits of which are told. */
export function differenceDigits(value: number, half: number): number {
  if (half > 0) return half >= 10 ? 0 : half >= 1 ? 1 : 2;
  return Number.isInteger(value) ? 0 : 1;
}

/** Where a difference may lie, such as "−5 to +14". */
export function signedRange(range: { low: number; high: number }): string {
  const digits = differenceDigits(range.low, halfOf(range));
  return `${formatSigned(range.low, digits)} to ${formatSigned(range.high, digits)}`;
}
