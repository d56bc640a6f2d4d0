import leven from 'leven';

/** A text as it is compared: small letters, no accents or apostrophes, one space between words. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A word without the ending of its plural. */
const singular = (word: string): string => word.replace(/(?<=[a-z]{2}[^s])s$/, '');

/** The words of a text, each in the singular. */
export const wordsOf = (text: string): string[] =>
  plain(text).split(' ').filter(Boolean).map(singular);

/** How many letters of a word may be wrong; numbers are right or another number. */
const allowedTypos = (word: string): number => {
  if (/\d/.test(word) || word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
};

/** Whether a word is the other, but for a slip of the finger. */
export const isNearly = (word: string, other: string): boolean =>
  word === other || leven(word, other) <= allowedTypos(word);

/** Whether a word of a text is one that is asked for, or begins with it: of two letters too many words begin with. */
export const isAsked = (word: string, asked: readonly string[]): boolean =>
  asked.some((one) => word === one || (one.length > 2 && word.startsWith(one)));
