import { isAsked, wordsOf } from './words';

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

/** The whole sentences of a text that are told to somebody. */
export const sentencesOf = (text: string): string[] => text.split(sentenceEnd).filter(isProse);

/** The first sentence that holds most of some words or their beginnings; empty where none does. */
export function excerptOf(sentences: readonly string[], asked: readonly string[]): string {
  let best = { sentence: '', found: 0 };
  for (const sentence of sentences) {
    const words = wordsOf(sentence);
    const found = asked.filter((one) => words.some((word) => isAsked(word, [one]))).length;
    if (found > best.found) best = { sentence, found };
  }
  return best.sentence;
}
