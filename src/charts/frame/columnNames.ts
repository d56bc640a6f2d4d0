import type { CSSProperties } from 'react';

/** The names of a table's columns for the style sheet of cards: one property for each, from the first on. */
export const columnNames = (names: readonly string[]): CSSProperties =>
  Object.fromEntries(names.map((name, index) => [`--head-${index + 1}`, JSON.stringify(name)]));
