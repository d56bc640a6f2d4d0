/** A digest in groups of four digits, easier to compare by eye. */
export const grouped = (digest: string): string => digest.replaceAll(/(.{4})(?=.)/g, '$1 ');
