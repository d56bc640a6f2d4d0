import { problemOf } from '../../address/problem';
import type { Refusal } from '../../system/refusal';

/** How the module shows a value that is not there. */
const MISSING = 'nothing';

const whatOf = ({ field, value, accepted }: Refusal): string =>
  problemOf(field, value, value === MISSING ? 'missing' : value, accepted).message;

/** What is wrong, with the field. */
export const refusalText = (refusal: Refusal): string => `${refusal.field}: ${whatOf(refusal)}`;

/** What is wrong with a field, or with a part of it; undefined where nothing is. */
export function refusalAt(refusals: readonly Refusal[], field: string): string | undefined {
  const found = refusals.find(
    (refusal) => refusal.field === field || refusal.field.startsWith(`${field}.`),
  );
  return found && whatOf(found);
}
