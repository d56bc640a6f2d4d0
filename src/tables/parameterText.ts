import { withUnit } from '../lab/view/format';

const SIGNIFICANT_DIGITS = 4;

/** A parameter's value with its unit, to four digits. */
export const valueText = (value: number, unit: string): string =>
  withUnit(value.toLocaleString('en-US', { maximumSignificantDigits: SIGNIFICANT_DIGITS }), unit);
