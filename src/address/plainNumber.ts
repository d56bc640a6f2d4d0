import { NUMBER } from './number';

const MOST = 1e12;

/** The number that a text is, of at most 12 digits before its point; null where it is none. */
export function plainNumber(text: string): number | null {
  const number = NUMBER.test(text) ? Number(text) + 0 : MOST; // + 0 turns -0 into 0
  return Math.abs(number) < MOST ? number : null;
}
