import type { StatedRow } from '../../comparison/boards';
import { digitsOf, formatNumber, THIN } from '../../lab/view/format';

/** A simulated value with as many digits as it is worth. */
export const valueText = (value: number): string => formatNumber(value, digitsOf(value));

/** From one value to another, or the one where both are written alike. */
export const rangeText = (low: number, high: number): string =>
  valueText(low) === valueText(high) ? valueText(low) : `${valueText(low)} to ${valueText(high)}`;

/** What counts as reproduced: a tolerance, or the values that printed words are read as. */
export function acceptedText({ accepted }: StatedRow): string {
  if (accepted === null) return '–';
  return 'tolerance' in accepted
    ? `±${formatNumber(100 * accepted.tolerance)}${THIN}%`
    : rangeText(accepted.low, accepted.high);
}
