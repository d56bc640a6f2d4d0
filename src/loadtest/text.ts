/** U+FFFD, which stands where bytes were no text. */
const LOST = '\uFFFD';

/** Text without its byte order mark; what was written in UTF-16 and decoded as UTF-8 loses its empty bytes. */
export function plainText(text: string): string {
  const empty = text.slice(0, 1000).split('\0').length - 1;
  const isWide = empty > 0.3 * Math.min(text.length, 1000);
  const narrow = isWide ? text.replaceAll('\0', '') : text;
  return narrow.replace(/^(?:\uFEFF|\uFFFE|\uFFFD\uFFFD?)/u, '');
}

/** Whether a text holds bytes that no text has. */
export function isBinary(text: string): boolean {
  const head = text.slice(0, 4000);
  const strange = [...head].filter(
    (character) =>
      character === LOST || (character < ' ' && !'\t\n\r\f\v\u001b'.includes(character)),
  );
  return strange.length > 0.02 * head.length;
}

export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);

/** The name of a file without its folders. */
export const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** The folders of a file, empty where none are named. */
export const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')));
