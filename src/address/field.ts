import type { Named, Problem } from './problem';

/** What a text is taken for, and what of it could not be used. */
export interface Taken<Value> {
  value: Value;
  problems: Problem[];
}

/**
 * A part of an address, declared once: reading, writing and the page on links follow from it. What is not accepted is
 * read as the nearest valid value and named; nothing here throws.
 */
export interface Field<Value> extends Named {
  /** What it may be, in words. */
  accepted: string;
  /** Its value where the address does not have the key. */
  otherwise: Value;
  read: (text: string) => Taken<Value>;
  write: (value: Value) => string;
  /** Whether the key may stand more than once: its values are read as one list with commas. */
  isRepeated?: boolean;
}

/** Fields by the names that a page has for their values, in the order in which the address has them. */
export type Fields<State> = { readonly [Name in keyof State]: Field<State[Name]> };

/** Keys and texts in the order of an address. */
export type Pairs = readonly (readonly [key: string, text: string])[];

export const taken = <Value>(value: Value, ...problems: Problem[]): Taken<Value> => ({
  value,
  problems,
});
