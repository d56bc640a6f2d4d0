import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';

/** A number that a question holds beside its scenarios. */
export interface NumberField {
  /** Key in links. */
  key: string;
  label: string;
  least: number;
  most: number;
  /** Used where nothing usable is given. */
  otherwise: number;
  isWhole: boolean;
}

const PLAIN_NUMBER = /^-?\d{1,12}(\.\d+)?$/;

const acceptedOf = ({ least, most, isWhole }: NumberField): string =>
  `${isWhole ? 'whole numbers' : 'numbers'} from ${least} to ${most}`;

/** The accepted number that is nearest. */
export function nearestIn({ least, most, isWhole }: NumberField, number: number): number {
  return Math.min(most, Math.max(least, isWhole ? Math.round(number) : number));
}

/** Says that a text is not accepted, and what is used. */
export function refusalOf(field: NumberField, given: string, used: number): Problem {
  const { key, label } = field;
  const accepted = acceptedOf(field);
  const message = `${label} (${key}) is ${quoted(given)}; accepted: ${accepted}. ${used} is used.`;
  return { field: key, given, accepted, message };
}

/** Reads a number from a link; what cannot be used is named and the nearest valid used. Never throws. */
export function readNumber(
  field: NumberField,
  given: string | null,
): { value: number; problems: Problem[] } {
  if (given === null) return { value: field.otherwise, problems: [] };
  const text = given.trim();
  const isNumber = PLAIN_NUMBER.test(text);
  const number = isNumber ? Number(text) : field.otherwise;
  const used = nearestIn(field, number);
  if (isNumber && used === number) return { value: number, problems: [] };
  return { value: used, problems: [refusalOf(field, given, used)] };
}
