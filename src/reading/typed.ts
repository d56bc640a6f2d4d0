import { readingsOf } from './number';

/** What a typed text is taken for. */
export interface Typed {
  value: number;
  /** Whether the value is what was typed, not the nearest that is accepted. */
  isAccepted: boolean;
  /** What else the text may mean; null where it has one meaning. */
  other: { value: number; isAccepted: boolean } | null;
}

/** A text without the unit that is asked for, where it stands behind the number. */
export function withoutUnit(text: string, unit: string): string {
  const trimmed = text.trim();
  const isThere = unit !== '' && trimmed.toLowerCase().endsWith(unit.toLowerCase());
  return isThere ? trimmed.slice(0, -unit.length) : text;
}

/**
 * Reads what somebody typed into a box for one number. Of two readings the one that is accepted is taken, and thousands
 * where both are; null where the text is no number.
 *
 * @param nearest the accepted value that is nearest to a number
 * @param unit may stand behind the number
 */
export function readTyped(
  text: string,
  nearest: (value: number) => number,
  unit = '',
): Typed | null {
  const isAccepted = (value: number) => nearest(value) === value;
  const readings = readingsOf(withoutUnit(text, unit));
  const value = readings.find(isAccepted) ?? readings[0];
  if (value === undefined) return null;
  const other = readings.find((one) => one !== value);
  return {
    value: nearest(value),
    isAccepted: isAccepted(value),
    other: other === undefined ? null : { value: other, isAccepted: isAccepted(other) },
  };
}
