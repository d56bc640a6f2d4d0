import { THIN } from '../../charts/frame/format';

export {
  andList,
  formatError,
  formatNumber,
  formatShare as formatPercent,
  formatSigned,
  groupedText,
  intervalText,
  orList,
  THIN,
} from '../../charts/frame/format';

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

const lowered = (label: string): string =>
  /^[A-Z][a-z]+(?![A-Za-z])/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

const STATISTIC = /^(.+), (?:(mean|median)|(\d+\s%))$/u;

/** A label whose statistic stands where a sentence has it: "mean response" and "response (95 %)", not "response, mean". */
export function statisticFirst(label: string, lower: (label: string) => string): string {
  const [, what, middle, share] = STATISTIC.exec(label) ?? [];
  if (what === undefined) return lower(label);
  return middle === undefined ? `${lower(what)} (${share})` : `${middle} ${lower(what)}`;
}

/** A label inside a sentence; names such as MaxReceiveInterval and CPU stay as they are. */
export const inSentence = (label: string): string => statisticFirst(label, lowered);

export const withUnit = (text: string, unit: string): string =>
  unit === '' ? text : `${text}${THIN}${unit}`;
