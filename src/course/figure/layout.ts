import type { Place } from '../chapter/types';

/** A place of the drawing with its box, in px of the drawing. */
export interface Box {
  place: Place;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The way on which those who are answered come round again. */
export interface WayBack {
  /** Where it leaves the places, turns down, runs below them, turns up, and enters the first. */
  points: readonly (readonly [x: number, y: number])[];
  label: string;
}

export interface Layout {
  boxes: readonly Box[];
  wayBack: WayBack | null;
  height: number;
  /** Whether places stand below each other, for narrow figures. */
  stacked: boolean;
}

const WIDTHS: Readonly<Record<Place['kind'], number>> = {
  arrivals: 64,
  users: 102,
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
/** Room for the words over a place. */
export const HEAD = 24;
/** A row by what stands above each other in it: the words over it, and so many servers. */
const rowHeight = (rows: number) => 34 + 32 * Math.max(2, rows);
/** Rows below each other, by the highest of what stands in them. */
const STACKED = { line: 50, servers: 90, users: 64, lock: 82 };
const STACKED_BELOW = 520;
/** Room for a way back: beside the places, and below them with and without its words. */
const WAY_BACK = { beside: 12, below: 14, belowStacked: 10 };

/** What places in a row leave of its width; less than 0 where they do not fit. */
const spareOf = (places: readonly Place[], width: number, servers: number): number =>
  places.reduce(
    (left, { kind }) => left - (kind === 'servers' ? servers : WIDTHS[kind]),
    width - GAP * (places.length - 1),
  );

/** A row of places; lines take the width that the others leave. */
function row(places: readonly Place[], width: number, y: number, height: number): Box[] {
  if (places.length === 1 && places[0]?.kind === 'users')
    return [{ place: places[0], x: 0, y, width, height }];
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

function stackedHeight(places: readonly Place[], most: Readonly<Record<string, number>>): number {
  const kinds = places.map(({ kind }) => kind);
  const isHigh = (place: Place) => place.kind === 'servers' && (most[place.station] ?? 2) > 1;
  if (places.some(isHigh)) return STACKED.servers;
  if (kinds.includes('lock')) return STACKED.lock;
  return kinds.includes('users') ? STACKED.users : STACKED.line;
}

/** The middle of a place, where messages stand. */
export const middleOf = ({ y, height }: Box): number => y + HEAD + (height - HEAD) / 2;

const backOf = (places: readonly Place[]): string | null =>
  places.flatMap((place) => ('back' in place && place.back ? [place.back] : []))[0] ?? null;

function placesOf(
  places: readonly Place[],
  width: number,
  rows: number,
  most: Readonly<Record<string, number>>,
): Omit<Layout, 'wayBack'> {
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
  let height = 0;
  const boxes = stack.flatMap((one) => {
    const own = stackedHeight(one, most);
    const placed = row(one, width, height, own);
    height += own;
    return placed;
  });
  return { boxes, height, stacked: true };
}

/**
 * Places in one row, in which up to `rows` things stand above each other, or in a row for each line and what serves it
 * where the figure is narrow; with the way back around them where those who are answered come again. `most` tells how many
 * servers a station can have.
 */
export function layoutOf(
  places: readonly Place[],
  width: number,
  rows = 4,
  most: Readonly<Record<string, number>> = {},
): Layout {
  const label = backOf(places);
  if (label === null) return { ...placesOf(places, width, rows, most), wayBack: null };
  const { beside } = WAY_BACK;
  const inner = placesOf(places, width - 2 * beside, rows, most);
  const boxes = inner.boxes.map((box) => ({ ...box, x: box.x + beside }));
  const below = inner.stacked ? WAY_BACK.belowStacked : WAY_BACK.below;
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There is no place.');
  const from = last.place.kind === 'out' ? last.x : last.x + last.width;
  const line = inner.height + below - (inner.stacked ? 3 : 6);
  return {
    ...inner,
    boxes,
    height: inner.height + below,
    wayBack: {
      label,
      points: [
        [from, middleOf(last)],
        [width - 3, middleOf(last)],
        [width - 3, line],
        [3, line],
        [3, middleOf(first)],
        [first.x - 3, middleOf(first)],
      ],
    },
  };
}
