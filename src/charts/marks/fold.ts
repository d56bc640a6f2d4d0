/** The size of a mark of the picture, in px, and what is left of it where more of them share a room. */
export const MARK = 6.5;
const SMALLER = [MARK, 4, 2.5, 1.5, 1];
/** From the middle of a mark to that of the next, as a multiple of its radius, as in the picture. */
const STRIDE = 17 / MARK;
const LEAST_STRIDE = 0.1;

/** A mark has the same outline at any size, but where it is too small for one, px. */
export const edgeOf = (radius: number): number => Math.min(1.5, 0.4 * radius);

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Seat {
  x: number;
  y: number;
}

/** How a line stands in its room: in rows from the right edge, the next in line at the top. */
export interface Fold {
  radius: number;
  /** Where the one stands that has so many before it. */
  seat: (before: number) => Seat;
}

/** So many marks of a size fit into a row, which ends with whole groups where there are groups. */
function perRow(width: number, stride: number, group: number): number {
  const groups = Math.floor((width + stride / 3) / (stride * group + stride / 3));
  return group > 1 && groups > 0 ? groups * group : Math.max(1, Math.floor(width / stride));
}

/** A line of any length in a room: it folds into rows, and its marks get smaller where even rows do not hold it. */
export function foldOf(count: number, { x, y, width, height }: Room, group = 1): Fold {
  // However small the room: marks get smaller than anybody sees.
  const holds = (stride: number) =>
    stride < LEAST_STRIDE || perRow(width, stride, group) * Math.floor(height / stride) >= count;
  let radius = SMALLER.find((one) => holds(STRIDE * one)) ?? Math.min(...SMALLER);
  while (!holds(STRIDE * radius)) radius *= 0.9;
  const stride = STRIDE * radius;
  const inRow = perRow(width, stride, group);
  const rows = Math.ceil(Math.max(1, count) / inRow);
  const top = y + (height - rows * stride) / 2 + stride / 2;
  const between = group > 1 ? stride / 3 : 0;
  return {
    radius,
    seat: (before) => {
      const row = Math.floor(before / inRow);
      const column = before % inRow;
      // Rows turn round at their end, so that whoever moves up goes to the seat beside; groups keep their order.
      const isTurned = group === 1 && row % 2 === 1;
      const place = isTurned ? inRow - 1 - column : column;
      return {
        x: x + width - stride / 2 - place * stride - Math.floor(place / group) * between,
        y: top + row * stride,
      };
    },
  };
}

/** A line without end: so many abreast as its room is high, and out of it to the left for as long as it goes on. */
export function laneOf({ x, y, width, height }: Room): Fold {
  const stride = STRIDE * MARK;
  const abreast = Math.max(1, Math.floor(height / stride));
  const top = y + (height - abreast * stride) / 2 + stride / 2;
  return {
    radius: MARK,
    seat: (before) => ({
      x: x + width - stride / 2 - Math.floor(before / abreast) * stride,
      y: top + (before % abreast) * stride,
    }),
  };
}

/** How many of a lane its room holds. */
export const heldByLane = ({ width, height }: Room): number => {
  const stride = STRIDE * MARK;
  return Math.max(1, Math.floor(height / stride)) * Math.floor(width / stride);
};
