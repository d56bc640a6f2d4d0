import { givenTwice } from '../../scenario/givenTwice';
import type { Problem } from '../../scenario/problem';

/** Which of the keys that are read once have a second value in a query, which goes unused. */
export const repeatedKeys = (query: URLSearchParams, once: readonly string[]): Problem[] =>
  once
    .filter((key) => query.getAll(key).length > 1)
    .map((key) => givenTwice(key, key, query.getAll(key)));
