const MINUS = '\u2212';
/** Narrow and without a line break, between a number and its unit. */
export const THIN = '\u202f';

/** A number with grouped thousands and a true minus. */
export function formatNumber(value: number, digits = 0): string {
  const text = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return value < 0 && Number(value.toFixed(digits)) !== 0 ? `${MINUS}${text}` : text;
}

/** Decimals of a simulated value: one where few digits stand before the point. */
export const digitsOf = (value: number): number =>
  Math.abs(value) < 10 && !Number.isInteger(value) ? 1 : 0;

const PLAIN_NUMBER = /^[\d,]*\.?\d*$/;

/** Decimals that a cell keeps: those printed, such as 2 of "4.70", or those of the value that words are read as. */
export function printedDigits({
  printed,
  value,
}: {
  printed: string;
  value: number | null;
}): number {
  const number = PLAIN_NUMBER.test(printed) ? printed : String(value ?? 0);
  return number.split('.')[1]?.length ?? 0;
}

/** As formatNumber, with a plus where it is above 0 as printed. */
export function formatSigned(value: number, digits = 0): string {
  const text = formatNumber(value, digits);
  return value > 0 && Number(value.toFixed(digits)) !== 0 ? `+${text}` : text;
}

/** A share such as 0.052 as "5.2 %". */
export const formatPercent = (share: number, digits = 1): string =>
  `${formatNumber(share * 100, digits)}${THIN}%`;

/** A relative error such as 0.052 as "+5.2 %". */
export const formatError = (error: number, digits = 1): string =>
  `${formatSigned(error * 100, digits)}${THIN}%`;

/** A label inside a sentence; names such as MaxReceiveInterval and CPU stay as they are. */
export const inSentence = (label: string): string =>
  /^[A-Z][a-z]+(?![A-Za-z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

export const withUnit = (text: string, unit: string): string =>
  unit === '' ? text : `${text}${THIN}${unit}`;
