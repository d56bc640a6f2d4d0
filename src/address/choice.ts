import { type Field, type Taken, taken } from './field';
import { listedNames, nearestName } from './nearestName';
import { type Named, refused } from './problem';

/** One of `names`: the given one, else the nearest or the first. */
export function readName<Name extends string>(
  field: Named,
  given: string,
  names: readonly Name[],
): Taken<Name> {
  const found = names.find((name) => name === given);
  if (found !== undefined) return taken(found);
  const name = (nearestName(given, names) ?? names[0] ?? '') as Name;
  return taken(name, refused(field, given, listedNames(given, names), `${name} is used.`));
}

/** Names of which one or some may stand in an address. */
export interface Choice<Name extends string> extends Named {
  /** In the order in which they are offered. */
  options: readonly Name[];
}

/** Declares one of some names. */
export const choiceField = <Name extends string>({
  options,
  otherwise,
  ...named
}: Choice<Name> & { otherwise: Name }): Field<Name> => ({
  ...named,
  otherwise,
  accepted: options.join(', '),
  read: (text) => readName(named, text, options),
  write: (name) => name,
});
