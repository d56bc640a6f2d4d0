import { type Problem, problemOf } from './problem';
import { quoted } from './quoted';

/** Free text, in which any mark may be meant: a title, what is searched for, and a name as the seed of exercises. */
const FREE = /^(title=|q=|seed=.*\p{L})/u;

/** What stands behind a link in a text and is taken for its end, plain or as codes. */
const BEHIND =
  /(\s|[)\]}>"'’”»,.;:!?…*]|%(2[1279AC]|3[ABEF]|5D|7D|20|A0|C2%A0|E2%80%(99|9D|A6)|C2%BB))+$/i;

/** Marks of a query that arrived as codes: of a whole pair, or between two. */
const isCoded = (part: string): boolean =>
  !FREE.test(decoded(part)) &&
  (/%26\w+%3D/i.test(part) || (!part.includes('=') && /%3D/i.test(part)));

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Reads the query of an address that was changed on its way where what was meant is beyond doubt, and says what was put
 * right: marks behind it, line breaks in it, "&amp;", and "=" and "&" as codes. Never throws.
 */
export function mendedQuery(search: string): { query: URLSearchParams; problems: Problem[] } {
  const given = search.replace(/^\?/, '');
  const repairs: string[] = [];
  const repaired = (before: string, after: string, what: string) => {
    if (after !== before) repairs.push(what);
    return after;
  };
  let text = repaired(
    given,
    given.replace(/(%0D|%0A|%09|[\r\n\t])+/gi, ''),
    'line breaks in it are left out',
  );
  text = repaired(text, text.replace(/(&|%26)amp(;|%3B)/gi, '&'), '“&amp;” is read as “&”');
  const plain = text
    .split('&')
    .map((part) => (isCoded(part) ? decoded(part) : part))
    .join('&');
  text = repaired(text, plain, '“%3D” is read as “=”');
  const last = text.slice(text.lastIndexOf('&') + 1);
  const [behind = ''] = (!FREE.test(decoded(last)) && BEHIND.exec(last)) || [];
  text = repaired(
    text,
    text.slice(0, text.length - behind.length),
    `${quoted(behind)} behind it is left out`,
  );
  const what = `The link was changed on its way: ${repairs.join(', ')}`;
  const mended = problemOf('link', given, what, 'a link as this site writes it');
  return { query: new URLSearchParams(text), problems: repairs.length === 0 ? [] : [mended] };
}
