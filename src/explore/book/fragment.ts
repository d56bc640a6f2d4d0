import { BOOK_VERSION, FORMAT, MOST_CHARACTERS, type ReadBook, readBook } from './file';
import type { Entries } from './shelf';

/** Fragments never reach a server. */
const KEY = '#book=';
/** How the book stands in the link, by its first letter: packed, or as it is. */
const PACKED = 'z';
const PLAIN = 'j';
const ALGORITHM = 'deflate-raw';

const toCode = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromCode = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

/** All that a stream gives for some bytes, up to a size; throws above it. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const part = new Uint8Array(next.value);
    length += part.length;
    if (length > MOST_CHARACTERS) {
      await reader.cancel();
      throw new RangeError('The book is too large.');
    }
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The fragment of a link that holds a whole book; packed where the browser can. */
export async function bookFragment(entries: Entries): Promise<string> {
  const text = JSON.stringify({ format: FORMAT, version: BOOK_VERSION, entries });
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return `${KEY}${PLAIN}${toCode(bytes)}`;
  return `${KEY}${PACKED}${toCode(await through(bytes, new CompressionStream(ALGORITHM)))}`;
}

function damaged(why: string): ReadBook {
  const accepted = 'a link that the book has made, whole';
  const message = `The link (book) ${why}; accepted: ${accepted}. Nothing of it is read.`;
  return { entries: [], problems: [{ field: 'book', given: '', accepted, message }] };
}

/** The text of a book from its code; throws where it is none. */
async function textOf(kind: string, code: string): Promise<string> {
  const bytes = fromCode(code);
  const plain = kind === PLAIN ? bytes : await through(bytes, new DecompressionStream(ALGORITHM));
  const text = new TextDecoder().decode(plain);
  JSON.parse(text);
  return text;
}

/** What mail programs put into a link where they break its line. */
const BREAKS = /(%0D|%0A|%20|%3E|%3D|[\s>=])+/gi;

const codeIn = (text: string): string => /^[\w-]*/.exec(text)?.[0] ?? '';

/** A code, and the same without marks of emphasis behind it, which look like code. */
const withoutMarks = (code: string): string[] =>
  [/$/, /[-_]$/, /[-_]{2}$/, /[-_]{3}$/].map((marks) => code.replace(marks, ''));

/** What the code may be: before other text, or broken into lines. */
const codesIn = (text: string): string[] =>
  [codeIn(text), codeIn(text.replace(BREAKS, ''))].flatMap(withoutMarks);

/** The book that a fragment holds, whatever stands behind it; null where it holds none. Never throws. */
export async function readFragment(fragment: string): Promise<ReadBook | null> {
  if (!fragment.startsWith(KEY)) return null;
  const kind = fragment.charAt(KEY.length);
  if (kind !== PACKED && kind !== PLAIN) return damaged('is cut short or changed');
  if (kind === PACKED && typeof DecompressionStream === 'undefined') {
    return damaged('is packed, which this browser cannot unpack');
  }
  const codes = codesIn(fragment.slice(KEY.length + 1));
  return Promise.any([...new Set(codes)].map((code) => textOf(kind, code))).then(readBook, () =>
    damaged('is cut short or changed'),
  );
}
