/** How a text stands in a link, by its first letter: packed, or as it is. */
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
  mostBytes = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const part = new Uint8Array(next.value);
    length += part.length;
    if (length > mostBytes) {
      await reader.cancel();
      throw new RangeError('The text is too large.');
    }
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** What a link carries of the value, behind its key: packed where the browser can. */
export async function packed(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  if (typeof CompressionStream === 'undefined') return PLAIN + toCode(bytes);
  return PACKED + toCode(await through(bytes, new CompressionStream(ALGORITHM)));
}

/** The JSON text of a code; throws where it is none. */
async function textOf(kind: string, code: string, mostBytes: number): Promise<string> {
  const bytes = fromCode(code);
  const plain =
    kind === PLAIN ? bytes : await through(bytes, new DecompressionStream(ALGORITHM), mostBytes);
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

/** What came of a code: its JSON text, or why there is none. */
export type Unpacked = { text: string } | { why: string };

const CUT = { why: 'is cut short or changed' };

/** The JSON text that `packed` was given, whatever stands behind it or breaks it into lines. Never throws. */
export async function unpacked(given: string, mostBytes: number): Promise<Unpacked> {
  const kind = given.charAt(0);
  if (kind !== PACKED && kind !== PLAIN) return CUT;
  if (kind === PACKED && typeof DecompressionStream === 'undefined') {
    return { why: 'is packed, which this browser cannot unpack' };
  }
  const codes = [...new Set(codesIn(given.slice(1)))];
  return Promise.any(codes.map((code) => textOf(kind, code, mostBytes))).then(
    (text) => ({ text }),
    () => CUT,
  );
}
