import { formatNumber } from '../frame/format';

const digitsFor = (value: number) => (Math.abs(value) < 10 && value !== 0 ? 1 : 0);

/** The value of a step as charts over time tell it. */
export const shown = (value: number | null | undefined): string =>
  value == null ? 'none' : formatNumber(value, digitsFor(value));
