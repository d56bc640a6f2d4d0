/** A number as addresses have them, with a point and at most 12 digits before it; null where a text is none. */
export function plainNumber(text: string): number | null {
  return /^-?\d{1,12}(\.\d+)?$/.test(text) ? Number(text) + 0 : null; // + 0 turns -0 into 0
}
