const DECIMAL = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;

/** A cell of a log as a number of zero or above; null where it is none. */
export const positive = (cell: string): number | null => (DECIMAL.test(cell) ? Number(cell) : null);

/** A cell of a log as a whole number of zero or above; null where it is none. */
export const wholeNumber = (cell: string): number | null =>
  /^\d{1,15}$/.test(cell) ? Number(cell) : null;
