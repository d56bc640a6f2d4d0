import { isForeignKey } from '../../scenario/foreignKeys';
import { givenTwice } from '../../scenario/givenTwice';
import type { Problem } from '../../scenario/problem';

/** Which keys of a query have a second value that goes unused; `lists` may have many, and what was named already is left out. */
export function repeatedKeys(
  query: URLSearchParams,
  lists: readonly string[],
  named: readonly Problem[],
): Problem[] {
  const isIgnored = (key: string) =>
    named.some(({ field, message }) => field === key && message.endsWith('It is ignored.'));
  return [...new Set(query.keys())]
    .filter((key) => query.getAll(key).length > 1)
    .filter((key) => !isForeignKey(key) && !lists.includes(key) && !isIgnored(key))
    .map((key) => givenTwice(key, key, query.getAll(key)));
}
