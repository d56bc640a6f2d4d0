import type { Pairs } from './field';

/** Characters that stand as they are in a query, so that an address can be read by eye. */
const PLAIN = /%(2F|2C|3D|3A)/gi;

const written = (text: string): string =>
  encodeURIComponent(text)
    .replace(PLAIN, (code) => decodeURIComponent(code))
    .replace(/%20/g, '+');

/** Keys and texts as a query with its question mark, in the order given; nothing where there are none. */
export const queryOf = (pairs: Pairs): string =>
  pairs.length === 0
    ? ''
    : `?${pairs.map(([key, text]) => `${encodeURIComponent(key)}=${written(text)}`).join('&')}`;

/** Path and query. */
export const addressOf = (path: string, pairs: Pairs): string => path + queryOf(pairs);
