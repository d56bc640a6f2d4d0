import type { Present } from '../../watch/moment';
import type { NamedPlace } from './placeNames';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlaceBox extends Rect {
  place: NamedPlace;
}

/** The drawing, in px at the default font size. */
export interface Layout {
  height: number;
  /** Columns, from the load generator to the backend. */
  generator: Rect;
  messagebox: Rect;
  boxes: readonly PlaceBox[];
  /** Below all boxes: responses go back to the load generator. */
  returnY: number;
}

/** A message as it is drawn. */
export interface Mark {
  present: Present;
  x: number;
  y: number;
}

export const MARK = 6.5;
const STRIDE = 17;
/** Room for the name and counts of a place. */
const HEAD = 24;
const TOP = 26;
const GAP = 8;
/** Room below the boxes for the way back. */
const BELOW = 34;
const LEAST_HEIGHT = 440;
/** Least height of a host's box: its name and a row of marks. */
const LEAST_BOX = 48;
/** Shares of the width, boxes and gaps between them. */
const SHARE = { generator: 0.1, receive: 0.15, messagebox: 0.31, send: 0.18, backend: 0.1 };
/** Width of the box of a lock. */
export const LOCK = 44;

function stack(places: readonly NamedPlace[], { x, y, width, height }: Rect): PlaceBox[] {
  const each = (height - GAP * (places.length - 1)) / Math.max(1, places.length);
  return places.map((place, index) => ({
    place,
    x,
    y: y + index * (each + GAP),
    width,
    height: each,
  }));
}

/** Where the places stand in a drawing so wide. */
export function layoutOf(places: readonly NamedPlace[], width: number): Layout {
  const of = (group: NamedPlace['group']) => places.filter((place) => place.group === group);
  const most = Math.max(of('receive').length, of('send').length);
  const height = Math.max(LEAST_HEIGHT, most * (LEAST_BOX + GAP));
  const gap = (width * (1 - Object.values(SHARE).reduce((sum, share) => sum + share, 0))) / 4;
  let x = 0.5;
  const column = (share: number): Rect => {
    const rect = { x, y: TOP, width: share * width - 1, height };
    x += share * width + gap;
    return rect;
  };
  const generator = column(SHARE.generator);
  const receive = column(SHARE.receive);
  const messagebox = column(SHARE.messagebox);
  const send = column(SHARE.send);
  const backend = column(SHARE.backend);
  const inner = {
    x: messagebox.x + 10,
    y: messagebox.y + 10,
    width: messagebox.width - 20,
    height: messagebox.height - 20,
  };
  return {
    height: TOP + height + BELOW,
    generator,
    messagebox,
    boxes: [
      ...stack(of('receive'), receive),
      ...stack(of('messagebox'), inner),
      ...stack(of('send'), send),
      ...stack(of('backend'), backend),
    ],
    returnY: TOP + height + BELOW / 2,
  };
}

interface Placed {
  marks: Mark[];
  /** Messages that do not fit. */
  more: number;
}

/** In rows from the left, as a host instance has them. */
function flow(here: readonly Present[], box: Rect): Placed {
  const columns = Math.max(1, Math.floor((box.width - 16) / STRIDE));
  const rows = Math.max(1, Math.floor((box.height - HEAD - 4) / STRIDE));
  const shown = here.slice(0, columns * rows);
  const marks = shown.map((present, index) => ({
    present,
    x: box.x + 8 + MARK + (index % columns) * STRIDE,
    y: box.y + HEAD + MARK + Math.floor(index / columns) * STRIDE,
  }));
  return { marks, more: here.length - shown.length };
}

/** Requests above, responses below, the first at the right: before a lock, or the right edge. */
function line(here: readonly Present[], box: Rect, endX: number): Placed {
  const fits = Math.max(1, Math.floor((endX - box.x - 12) / STRIDE));
  const middle = box.y + HEAD + (box.height - HEAD) / 2;
  const lanes = (['request', 'response'] as const).map((kind) =>
    here.filter((present) => present.kind === kind),
  );
  const marks = lanes.flatMap((lane, below) =>
    lane.slice(0, fits).map((present, index) => ({
      present,
      x: endX - MARK - index * STRIDE,
      y: middle - 11 + 18 * below,
    })),
  );
  return { marks, more: here.length - marks.length };
}

/** Where every message at a place is drawn. */
export function marksOf({ place, ...box }: PlaceBox, moment: readonly Present[]): Placed {
  const here = moment.filter((present) => present.place === place.id);
  const atWork = here.filter(({ isWaiting }) => !isWaiting);
  const waiting = here.filter(({ isWaiting }) => isWaiting);
  if (place.isLock) {
    const lockX = box.x + box.width - LOCK - 10;
    const inLine = line(waiting, box, lockX - 10);
    const held = line(atWork, { ...box, x: lockX }, lockX + LOCK - 8);
    return { marks: [...inLine.marks, ...held.marks], more: inLine.more + held.more };
  }
  if (place.id === 'queue') return line(here, box, box.x + box.width - 10);
  return flow([...atWork, ...waiting], box);
}
