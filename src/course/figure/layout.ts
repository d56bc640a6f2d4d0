import type { Place } from '../chapter/types';

/** A place of the drawing with its box, in px of the drawing. */
export interface Box {
  place: Place;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  boxes: readonly Box[];
  height: number;
  /** Whether places stand below each other, for narrow figures. */
  stacked: boolean;
}

const WIDTHS: Readonly<Record<Place['kind'], number>> = {
  arrivals: 64,
  users: 118,
  line: 96,
  held: 96,
  servers: 104,
  lockLine: 96,
  lock: 72,
  out: 56,
};
const GROWS: readonly Place['kind'][] = ['line', 'held', 'lockLine'];
const GAP = 12;
const ROW_HEIGHT = 176;
const STACKED_ROW_HEIGHT = 92;
const STACKED_BELOW = 520;

/** A row of places; lines take the width that the others leave. */
function row(places: readonly Place[], width: number, y: number, height: number): Box[] {
  const fixed = places.reduce((sum, { kind }) => sum + WIDTHS[kind], 0);
  const growing = places.filter(({ kind }) => GROWS.includes(kind)).length;
  const spare = Math.max(0, width - fixed - GAP * (places.length - 1));
  let x = 0;
  return places.map((place) => {
    const grown = GROWS.includes(place.kind) ? spare / growing : 0;
    const box = { place, x, y, width: WIDTHS[place.kind] + grown, height };
    x += box.width + GAP;
    return box;
  });
}

/** Places in one row, or in a row for each line and what serves it where the figure is narrow. */
export function layoutOf(places: readonly Place[], width: number): Layout {
  if (width >= STACKED_BELOW)
    return { boxes: row(places, width, 0, ROW_HEIGHT), height: ROW_HEIGHT, stacked: false };
  const rows: Place[][] = [];
  for (const place of places) {
    if (place.kind === 'arrivals' || place.kind === 'out') continue;
    const last = rows.at(-1);
    const begins = GROWS.includes(place.kind) || place.kind === 'users' || last === undefined;
    if (begins) rows.push([place]);
    else last.push(place);
  }
  const boxes = rows.flatMap((one, index) =>
    row(one, width, index * STACKED_ROW_HEIGHT, STACKED_ROW_HEIGHT),
  );
  return { boxes, height: rows.length * STACKED_ROW_HEIGHT, stacked: true };
}
