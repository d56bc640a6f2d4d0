import { wordsOf } from './words';

/** The first column whose head a pattern takes, looked at as small words; -1 where none is. */
export const columnBy = (heads: readonly string[], pattern: RegExp): number =>
  heads.findIndex((head) => pattern.test(wordsOf(head)));
