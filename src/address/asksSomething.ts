import { isForeignKey } from './foreignKeys';

/** Whether a query asks anything: it is not empty, and holds more than what others add to a link on its way. */
export const asksSomething = (query: URLSearchParams): boolean =>
  [...query.keys()].some((key) => !isForeignKey(key));
