const MOST_DIGITS = 17;
/** Doubles beside one that the same text may have been written of. */
const NEIGHBOURS = [1, -1, 2, -2, 3, -3];

/**
 * The number of which a text was written: that with the fewest digits, near what follows from the text, of which the same
 * is written again. What follows itself where there is none.
 */
export function fewestDigits(near: number, isWritten: (number: number) => boolean): number {
  if (!Number.isFinite(near)) return near;
  for (let digits = 1; digits <= MOST_DIGITS; digits += 1) {
    const number = Number(near.toPrecision(digits));
    if (isWritten(number)) return number;
  }
  const beside = NEIGHBOURS.map((steps) => near * (1 + steps * Number.EPSILON));
  return beside.find(isWritten) ?? near;
}

/** The same where several numbers were written of it: it may differ in the last digit. */
export const nearly = (value: number): number =>
  fewestDigits(value, (number) => Math.abs(number - value) <= 2 * Number.EPSILON * Math.abs(value));
