import { least, range } from 'd3-array';
import { type Box, covered } from './placeLabels';
import { textWidth } from './textWidth';

/** Between places that are looked at, px. */
const STEP = 6;
/** Of the letters of one line, px. */
const HEIGHT = 13;
const GAP = 4;
/** From the top of the letters to the line they stand on, px. */
export const BASELINE = 10;

/** A horizontal line, px; its name stands as near to the beginning, and as much on the first side, as it can. */
export interface NamedLine {
  begin: number;
  end: number;
  y: number;
  sides: readonly ('above' | 'below')[];
}

/** The room for a name beside a horizontal line where it covers the least of what is drawn; undefined if it is too long. */
export function placeAlongLine(
  text: string,
  { begin, end, y, sides }: NamedLine,
  taken: readonly Box[],
): Box | undefined {
  const width = textWidth(text);
  const room = Math.abs(end - begin) - width;
  const boxes = (room < 0 ? [] : range(0, room + 1, STEP)).flatMap((on) =>
    sides.map((side) => ({
      x: begin < end ? begin + on : begin - width - on,
      y: side === 'below' ? y + GAP : y - GAP - HEIGHT,
      width,
      height: HEIGHT,
    })),
  );
  return least(boxes, (box) => covered(box, taken));
}
