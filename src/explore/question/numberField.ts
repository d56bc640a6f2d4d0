import type { Problem } from '../../scenario/problem';
import { quoted } from '../../scenario/quoted';

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

/** Reads a number from a link or a box; what cannot be used is named and the nearest valid used. Never throws. */
export function readNumber(
  field: NumberField,
  given: string | null,
): { value: number; problems: Problem[] } {
  const { key, label, least, most, otherwise, isWhole } = field;
  if (given === null) return { value: otherwise, problems: [] };
  const text = given.trim();
  const isNumber = PLAIN_NUMBER.test(text);
  const number = isNumber ? Number(text) : otherwise;
  const clamped = Math.min(most, Math.max(least, isWhole ? Math.round(number) : number));
  if (isNumber && clamped === number) return { value: number, problems: [] };
  const accepted = acceptedOf(field);
  const message = `${label} (${key}) is ${quoted(given)}; accepted: ${accepted}. ${clamped} is used.`;
  return { value: clamped, problems: [{ field: key, given, accepted, message }] };
}
