/** A count with its noun: "1 entry", "3 entries". */
export const countText = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;
