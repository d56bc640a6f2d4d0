import { max } from 'd3-array';

/** Width of a letter of a row's label, in px. */
const LETTER = 6.1;

/** Room for the longest of some labels, in px, within bounds. */
export const labelWidth = (labels: readonly string[], least: number, most: number): number =>
  Math.min(most, Math.max(least, 12 + LETTER * (max(labels, ({ length }) => length) ?? 0)));
