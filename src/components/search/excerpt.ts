/** Longest sentence that is shown, in characters. */
const LONGEST = 260;

/** Where a line, a full stop, an exclamation or a question mark ends a sentence. */
const sentenceEnd = /\n|(?<=[.!?]["”’)]?)\s+(?=["“(]?[A-Z0-9])/;

/** Cells of a table have no verbs: many numbers and capitals in a row are not told to anybody. */
function isProse(sentence: string): boolean {
  if (sentence.length > LONGEST || !/^["“(]?[A-Z0-9].*[.!?]["”’)]?$/.test(sentence)) return false;
  const words = sentence.split(' ').slice(1);
  const loud = words.filter((word) => /^[\d−–+(]|^[A-Z]/.test(word)).length;
  return words.length >= 3 && loud <= words.length / 3;
}

/** The first whole sentence of a text that holds most of the words found at some positions; empty where none does. */
export function excerptOf(text: string, positions: readonly (readonly [number, number])[]): string {
  let start = 0;
  let best = { sentence: '', found: 0 };
  for (const sentence of text.split(sentenceEnd)) {
    start = text.indexOf(sentence, start);
    const end = start + sentence.length;
    const from = start;
    const here = positions.filter(([at]) => at >= from && at < end);
    const found = new Set(here.map(([at, length]) => text.slice(at, at + length).toLowerCase()))
      .size;
    if (found > best.found && isProse(sentence)) best = { sentence, found };
    start = end;
  }
  return best.sentence;
}
