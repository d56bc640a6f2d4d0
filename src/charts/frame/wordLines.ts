import { textWidth } from './textWidth';

/** A text in lines of whole words that are no wider than so many px, where a word alone is not. */
export function wordLines(text: string, width: number, bold = false): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length === 0 || textWidth(longer, 12, bold) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
