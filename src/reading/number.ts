/** Which mark stands before the decimals. */
export type DecimalMark = '.' | ',';

const NUMBER = /^([+\-\u2212]?)([\d.,'’\s]+)(?:e([+\-\u2212]?\d{1,3}))?$/iu;
const DIGITS = /^\d*$/;
/** Thousands, all parted by the same mark: a point, a comma, an apostrophe or a space of any width. */
const GROUPED = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*$/u;

/** Full-width digits, signs and marks, as keyboards for East Asian scripts type them. */
const FULL_WIDTH = /[\uff0b-\uff0e\uff10-\uff19]/gu;

const halfWidth = (text: string): string =>
  text.replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));

const signed = (text: string): string => text.replace('\u2212', '-');

/** A text as a number where the decimal mark is known; null where it is none. What no number can hold is infinite. */
export function numberWith(text: string, decimal: DecimalMark): number | null {
  const [, sign = '', body = '', exponent] = NUMBER.exec(halfWidth(text).trim()) ?? [];
  const [whole = '', decimals = '', ...more] = body.split(decimal);
  if (more.length > 0 || !DIGITS.test(decimals) || whole + decimals === '') return null;
  const isPlain = DIGITS.test(whole);
  if (!isPlain && (exponent !== undefined || !GROUPED.test(whole))) return null;
  const digits = `${whole.replace(/\D/g, '')}.${decimals}0`;
  return Number(`${signed(sign)}0${digits}e${signed(exponent ?? '0')}`) + 0; // + 0 turns -0 into 0
}

/**
 * What a text may mean as a number: nothing, one number, or two where a mark before three digits may be of thousands or
 * decimal, as in `1,200` and `1.200`; thousands first.
 */
export function readingsOf(text: string): readonly number[] {
  const found = (['.', ','] as const).flatMap((mark) => numberWith(text, mark) ?? []);
  return [...new Set(found)].sort((a, b) => Math.abs(b) - Math.abs(a));
}
