import { isForeignKey } from '../../address/foreignKeys';
import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';

/** Whether a query asks anything: it is not empty, and holds more than what others add to a link on its way. */
export const asksSomething = (query: URLSearchParams): boolean =>
  [...query.keys()].some((key) => !isForeignKey(key));

/** What keys of a query mean nothing to a question, such as "A sweep". */
export const unknownKeys = (
  question: string,
  keys: readonly string[],
  query: URLSearchParams,
): Problem[] =>
  [...new Set(query.keys())]
    .filter((key) => !keys.includes(key) && !isForeignKey(key))
    .map((key) => ({
      field: key,
      given: query.get(key) ?? '',
      accepted: keys.join(', '),
      message: `${question} has no ${quoted(key)}; accepted: ${keys.join(', ')}. It is ignored.`,
    }));
