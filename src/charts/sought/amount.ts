import { formatNumber, THIN } from '../frame/format';

/** Decimals that tell numbers of that size apart. */
export const digitsOf = (value: number): number =>
  Number.isInteger(value) || Math.abs(value) >= 10 ? 0 : Math.abs(value) < 1 ? 2 : 1;

export const number = (value: number): string => formatNumber(value, digitsOf(value));

/** A number with its unit: "303 ms", "98 messages/s", "7". */
export const amount = (value: number, unit: string): string =>
  unit === '' ? number(value) : number(value) + THIN + unit;

/** A quantity with its unit, as the head of an axis or column: "median roundtrip, ms". */
export const quantityText = ({ label, unit }: { label: string; unit: string }): string =>
  unit === '' ? label : `${label}, ${unit}`;
