import type { Problem } from './problem';

/** That a key of a link has more than one value; `name` is what it is called. */
export function givenTwice(name: string, field: string, values: readonly string[]): Problem {
  const accepted = 'one value';
  const message = `${name} is given ${values.length} times; accepted: ${accepted}. The first is used.`;
  return { field, given: values.slice(1).join(', '), accepted, message };
}
