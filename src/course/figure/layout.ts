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
  line: 64,
  held: 64,
  servers: 104,
  lockLine: 64,
  lock: 72,
  out: 56,
};
/** Where several places share a row that is too short for them. */
const SLIM_SERVERS = 56;
const GROWS: readonly Place['kind'][] = ['line', 'held', 'lockLine'];
const GAP = 12;
/** A row by what stands above each other in it: the words over it, and so many servers. */
const rowHeight = (rows: number) => 48 + 32 * Math.max(2, rows);
const STACKED_ROW_HEIGHT = 84;
const STACKED_BELOW = 520;

/** What places in a row leave of its width; less than 0 where they do not fit. */
const spareOf = (places: readonly Place[], width: number, servers: number): number =>
  places.reduce(
    (left, { kind }) => left - (kind === 'servers' ? servers : WIDTHS[kind]),
    width - GAP * (places.length - 1),
  );

/** A row of places; lines take the width that the others leave. */
function row(places: readonly Place[], width: number, y: number, height: number): Box[] {
  const servers = spareOf(places, width, WIDTHS.servers) < 0 ? SLIM_SERVERS : WIDTHS.servers;
  const spare = Math.max(0, spareOf(places, width, servers));
  const growing = places.filter(({ kind }) => GROWS.includes(kind)).length;
  let x = 0;
  return places.map((place) => {
    const grown = GROWS.includes(place.kind) ? spare / growing : 0;
    const own = place.kind === 'servers' ? servers : WIDTHS[place.kind];
    const box = { place, x, y, width: own + grown, height };
    x += box.width + GAP;
    return box;
  });
}

/**
 * Places in one row, in which up to `rows` things stand above each other, or in a row for each line and what serves it
 * where the figure is narrow.
 */
export function layoutOf(places: readonly Place[], width: number, rows = 4): Layout {
  if (width >= STACKED_BELOW && spareOf(places, width, SLIM_SERVERS) >= 0) {
    const height = rowHeight(rows);
    return { boxes: row(places, width, 0, height), height, stacked: false };
  }
  const stack: Place[][] = [];
  for (const place of places) {
    if (place.kind === 'arrivals' || place.kind === 'out') continue;
    const last = stack.at(-1);
    const begins = GROWS.includes(place.kind) || place.kind === 'users' || last === undefined;
    if (begins) stack.push([place]);
    else last.push(place);
  }
  const boxes = stack.flatMap((one, index) =>
    row(one, width, index * STACKED_ROW_HEIGHT, STACKED_ROW_HEIGHT),
  );
  return { boxes, height: stack.length * STACKED_ROW_HEIGHT, stacked: true };
}
