import { formatNumber } from './format';

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ORDINALS =
  ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** A small count as a word, "three"; a large one in digits, and "no" for none. */
export const countWord = (count: number): string => COUNTS[count] ?? formatNumber(count);

/** "third" of 3; undefined where digits would be needed. */
export const ordinalWord = (place: number): string | undefined => ORDINALS[place] || undefined;
