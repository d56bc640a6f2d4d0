import { numberWith } from './number';

/** A comma, semicolon or tab separates even nothing; spaces and line ends only what is there. */
const EVERY_MARK = /[^\S\t]*[,;\t][^\S\t]*|\s+/;
/** The same but for a comma between two digits, which may be decimal. */
const BUT_INNER_COMMA =
  /[^\S\t]*[;\t][^\S\t]*|[^\S\t]*(?<!\d),[^\S\t]*|[^\S\t]*,(?!\d)[^\S\t]*|\s+/;

/**
 * The entries of a list of numbers. Where a semicolon, tab or line end separates and no point occurs, a comma between
 * digits belongs to its number; where it may as well separate, `expected` entries decide, if so many can be had.
 */
export function entriesOf(text: string, expected?: number): string[] {
  const trimmed = text
    .trim()
    .replace(/^\[([\s\S]*)\]$/, '$1')
    .trim()
    .replace(/[,;]$/, '');
  if (trimmed === '') return [];
  const parted = trimmed.split(EVERY_MARK);
  const whole = trimmed.split(BUT_INNER_COMMA);
  const isWhole =
    whole.length > 1 &&
    whole.every((entry) => !/,.*,/.test(entry) || numberWith(entry, '.') !== null) &&
    (!trimmed.includes('.') || whole.every((entry) => numberWith(entry, '.') !== null));
  const mayPart = !/[;\t]/.test(trimmed) && parted.length === expected;
  return !isWhole || (mayPart && whole.length !== expected) ? parted : whole;
}
