/** Characters that stand as they are in a query, so that a link can be read by eye. */
const PLAIN = /%(2F|2C|3D|3A)/gi;

/** Path and query of a question: keys in the order given, commas and slashes as they are. */
export function addressOf(
  path: string,
  pairs: readonly (readonly [key: string, value: string])[],
): string {
  const query = pairs
    .map(([key, value]) => {
      const text = encodeURIComponent(value).replace(PLAIN, (code) => decodeURIComponent(code));
      return `${encodeURIComponent(key)}=${text}`;
    })
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}
