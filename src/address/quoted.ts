/** A sentence carries this much of what somebody else wrote, in characters. */
const MOST_SHOWN = 40;

/** A text from an address or a box as messages show it: in quotation marks, cut where it is long. */
export function quoted(text: string): string {
  const characters = Array.from(text.slice(0, 4 * MOST_SHOWN));
  const shown =
    characters.length > MOST_SHOWN ? `${characters.slice(0, MOST_SHOWN - 1).join('')}…` : text;
  return `“${shown}”`;
}
