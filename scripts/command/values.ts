import { UsageError } from './usage';

/** Ties a negative number to the option before it, so that the range is named rather than the dash. */
export function joinNegative(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const option = joined.at(-1);
    if (/^-\d/.test(arg) && option?.startsWith('--') && !option.includes('=')) {
      joined[joined.length - 1] = `${option}=${arg}`;
    } else joined.push(arg);
  }
  return joined;
}

interface Range<Otherwise> {
  least: number;
  most: number;
  otherwise: Otherwise;
}

/** The value of an option that takes a whole number; throws a UsageError for anything else. */
export function wholeNumber<Otherwise>(
  name: string,
  text: string | undefined,
  range: Range<Otherwise>,
): number | Otherwise {
  if (text === undefined) return range.otherwise;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= range.least && value <= range.most) return value;
  throw new UsageError(
    `${name} is "${text}"; accepted: whole numbers from ${range.least} to ${range.most}.`,
  );
}
