import { MOST_CHARACTERS } from './link';
import { isRecord } from './record';

/** In which way a text holds a system. */
export type Carrier = 'description' | 'link' | 'jsimg';

/** Where a text shows what it is, in characters. */
const HEAD = 10_000;

/** Fields that descriptions alone have, in JSON. */
const OWN_FIELDS = /"(?:stations|measured|classes)"\s*:/;
const JSIMG = /^(?:<\?[^>]*>|<!--.*?-->|\s)*<(?:archive|sim)[\s>]/s;

/** A link, also in other text, or its fragment alone; not addresses of requests, which hold "s=" behind "?" or "&". */
const LINK = /(?:^\s*|#)((?:[\w.-]+(?:=|%3D)[^\s&#]*(?:&amp;|&|%26))*s(?:=|%3D)\S.*)/is;

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}

/** What is too long, or cut short, shows by its fields what it was. */
function isDescription(text: string): boolean {
  const given = text.length > MOST_CHARACTERS ? undefined : jsonIn(text);
  if (given === undefined) return OWN_FIELDS.test(text.slice(0, HEAD));
  return isRecord(given) && ['stations', 'measured', 'classes'].some((field) => field in given);
}

/** The fragment of a link that stands near the beginning of a text. */
export const fragmentIn = (text: string): string | undefined =>
  carrierOf(text) === 'link' ? LINK.exec(text)?.[1] : undefined;

/** In which way a text holds a system, right or wrong; null where it is something else, such as a load test. */
export function carrierOf(text: string): Carrier | null {
  const begin = text.slice(0, HEAD).trimStart();
  if (begin.startsWith('<')) return JSIMG.test(begin) ? 'jsimg' : null;
  if (begin.startsWith('{')) return isDescription(text) ? 'description' : null;
  return LINK.test(begin) ? 'link' : null;
}
