import type { Room } from '../../charts/marks/fold';

/** A server as a permit of its pool, in px; one alone is as large as the box of a lock. */
const PERMIT = 26;
const APART = 5;
/** Servers that stand in one row; more stand in two. */
const IN_ROW = 4;

/** How many permits a pool has in a row, and what they take. */
export function permitsIn(count: number): { inRow: number; width: number; height: number } {
  const rows = count > IN_ROW ? 2 : 1;
  const inRow = Math.ceil(count / rows);
  return {
    inRow,
    width: inRow * (PERMIT + APART) - APART,
    height: rows * (PERMIT + APART) - APART + 8,
  };
}

/** The permits of a pool that can have `most`, row by row in a room. */
export function permitRooms({ x, y, width, height }: Room, count: number, most: number): Room[] {
  const { inRow } = permitsIn(most);
  const rows = most > IN_ROW ? 2 : 1;
  const size = Math.min(PERMIT, (width + APART) / inRow - APART, (height + APART) / rows - APART);
  const left = x + width - inRow * (size + APART) + APART;
  const top = y + (height - rows * (size + APART) + APART) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: left + (index % inRow) * (size + APART),
    y: top + Math.floor(index / inRow) * (size + APART),
    width: size,
    height: size,
  }));
}
