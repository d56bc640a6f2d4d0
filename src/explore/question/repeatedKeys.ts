import { givenTwice } from '../../address/givenTwice';
import type { Problem } from '../../address/problem';

/** Which of the keys that are read once have a second value in a query, which goes unused. */
export const repeatedKeys = (query: URLSearchParams, once: readonly string[]): Problem[] =>
  once
    .filter((key) => query.getAll(key).length > 1)
    .map((key) => givenTwice(key, key, query.getAll(key)));
