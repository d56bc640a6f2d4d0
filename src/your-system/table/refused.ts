import { problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import type { Refusal } from '../../system/refusal';
import type { Description } from '../description';
import { fieldText, missingText } from '../fieldWords';

/** How the module shows a value that is not there. */
const MISSING = 'nothing';
/** What is accepted of a list whose number of items is refused. */
const COUNTED = /^(?:\d+ to \d+|at most \d+) ([a-z].*)$/;

const numberIn = (value: string): boolean => value !== '' && Number.isFinite(Number(value));

/** A value as messages show it: numbers as they are, and texts without the marks of JSON. */
function shown(value: string): string {
  if (value === '' || value === '""') return 'empty';
  if (numberIn(value) || /^(given|\d+ characters)/.test(value)) return value;
  const inside = /^"(.*)"$/s.exec(value)?.[1];
  return quoted(inside ?? value);
}

/** What is wrong with a field, for those who see which it is. */
function whatOf({ field, value, accepted }: Refusal): string {
  return problemOf(field, value, value === MISSING ? 'missing' : shown(value), accepted).message;
}

/** What is wrong, with the field, in a sentence. */
export function refusalText(
  { field, value, accepted }: Refusal,
  description: Pick<Description, 'stations'>,
): string {
  const [, counted] = COUNTED.exec(accepted) ?? [];
  const place = fieldText(field, description);
  const what =
    value === MISSING
      ? missingText(field, description)
      : counted !== undefined && numberIn(value)
        ? `${place} has ${value} ${counted}`
        : `${place} is ${shown(value)}`;
  return problemOf(field, value, what, accepted).message;
}

/** What is wrong with a field, or with a part of it; undefined where nothing is. */
export function refusalAt(refusals: readonly Refusal[], field: string): string | undefined {
  const found = refusals.find(
    (refusal) => refusal.field === field || refusal.field.startsWith(`${field}.`),
  );
  return found && whatOf(found);
}
