import type { Present } from '../run/moment';
import type { Column, NamedPlace } from '../run/study';

/** A place in a drawing, in px. */
export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  width: number;
  height: number;
}

export interface PlaceBox extends Rect {
  place: NamedPlace;
}

/** The drawing, in px at the default font size. */
export interface Layout {
  height: number;
  columns: readonly Rect[];
  boxes: readonly PlaceBox[];
  /** Below all boxes, for messages that go back. */
  returnY: number;
}

/** A message as it is drawn. */
export interface Mark extends Point {
  present: Present;
}

export const MARK = 6.5;
const STRIDE = 17;
/** Room for the name and counts of a place. */
const HEAD = 26;
const TOP = 26;
const GAP = 8;
/** Room below the boxes for the way back. */
const BELOW = 34;
const LEAST_HEIGHT = 440;
/** Least height of a host's box: its name and a row of marks. */
const LEAST_BOX = 48;
/** Between the frame of a computer and its places. */
const INSET = 10;
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
export function layoutOf(
  places: readonly NamedPlace[],
  columns: readonly Column[],
  width: number,
): Layout {
  const of = (column: number) => places.filter((place) => place.column === column);
  const most = Math.max(...columns.map((_, column) => of(column).length));
  const height = Math.max(LEAST_HEIGHT, most * (LEAST_BOX + GAP));
  const taken = columns.reduce((sum, { share }) => sum + share, 0);
  const gap = (width * (1 - taken)) / Math.max(1, columns.length - 1);
  let x = 0.5;
  const rects = columns.map(({ share }): Rect => {
    const rect = { x, y: TOP, width: share * width - 1, height };
    x += share * width + gap;
    return rect;
  });
  const boxes = columns.flatMap(({ isPanel }, column) => {
    const { x: left, y, width: wide, height: tall } = rects[column] as Rect;
    const inset = isPanel ? INSET : 0;
    const inner = {
      x: left + inset,
      y: y + inset,
      width: wide - 2 * inset,
      height: tall - 2 * inset,
    };
    return stack(of(column), inner);
  });
  return { height: TOP + height + BELOW, columns: rects, boxes, returnY: TOP + height + BELOW / 2 };
}

/** Room for "and 1,234 more", in px. */
const MORE_WIDTH = 94;

interface Placed {
  marks: Mark[];
  /** Messages that do not fit. */
  more: number;
  /** Where their number stands, on the base line of its text, clear of all marks. */
  moreAt: Point & { anchor: 'start' | 'end' };
}

/** Narrower than this, counts do not stand beside the name of a place. */
export const LEAST_COUNTED = 230;
/** Width of a letter of a name, in px. */
const NAME_LETTER = 7.6;

/** Marks that stand closer than this, in px, are no longer told apart. */
const LEAST_STRIDE = 7;

/** How many marks stand in a row of some rows, and how far apart: as far as they can, and closer where there are many. */
function rowsFor(count: number, rows: number, room: number): { perRow: number; stride: number } {
  const wanted = Math.ceil(count / rows);
  const apart = wanted > 1 ? (room - 2 * MARK) / (wanted - 1) : STRIDE;
  const stride = Math.min(STRIDE, Math.max(LEAST_STRIDE, apart));
  return { perRow: Math.max(1, Math.floor((room - 2 * MARK) / stride + 1e-9) + 1), stride };
}

const rowsIn = ({ height }: Rect): number => Math.max(1, Math.floor((height - HEAD - 4) / STRIDE));

/** In rows from the left, as a host instance has them; closer together where there are many. Where not even that is room enough, their number stands beside the name, or ends the last row. */
function flow(here: readonly Present[], box: Rect, name: string): Placed {
  const rows = rowsIn(box);
  const { perRow, stride } = rowsFor(here.length, rows, box.width - 16);
  const fits = perRow * rows;
  const isBesideName = box.width <= LEAST_COUNTED && NAME_LETTER * name.length + 94 <= box.width;
  const kept = isBesideName ? 0 : Math.min(perRow, Math.ceil(MORE_WIDTH / stride));
  const shown = here.slice(0, here.length > fits ? fits - kept : fits);
  const marks = shown.map((present, index) => ({
    present,
    x: box.x + 8 + MARK + (index % perRow) * stride,
    y: box.y + HEAD + MARK + Math.floor(index / perRow) * STRIDE,
  }));
  const lastY = box.y + HEAD + MARK + (rows - 1) * STRIDE + 4;
  return {
    marks,
    more: here.length - shown.length,
    moreAt: {
      x: box.x + box.width - 10,
      y: isBesideName ? box.y + 16 : lastY,
      anchor: 'end',
    },
  };
}

/** In rows as a line that folds, whoever came first before the lock or at the right edge. */
function folded(here: readonly Present[], box: Rect, endX: number, room: number): Placed {
  const rows = rowsIn(box);
  const { perRow, stride } = rowsFor(here.length, rows, room);
  const fits = perRow * rows;
  const kept = Math.min(perRow - 1, Math.ceil(MORE_WIDTH / stride));
  const shown = here.slice(0, here.length > fits ? fits - kept : fits);
  const used = Math.ceil(shown.length / perRow);
  const top = box.y + HEAD + (box.height - HEAD - used * STRIDE) / 2 + STRIDE / 2;
  const marks = shown.map((present, index) => ({
    present,
    x: endX - MARK - (index % perRow) * stride,
    y: top + Math.floor(index / perRow) * STRIDE,
  }));
  const lastY = top + (used - 1) * STRIDE + 4;
  return {
    marks,
    more: here.length - marks.length,
    moreAt: { x: box.x + 8, y: lastY, anchor: 'start' },
  };
}

/** Requests above, responses below, the first at the right: before a lock, or the right edge. Where a lane is too short the line folds. */
function line(here: readonly Present[], box: Rect, endX: number): Placed {
  const room = endX - box.x - 12;
  const middle = box.y + HEAD + (box.height - HEAD) / 2;
  const lanes = (['request', 'response'] as const).map((kind) =>
    here.filter((present) => present.kind === kind),
  );
  const most = Math.max(1, Math.floor(room / STRIDE));
  if (lanes.some((lane) => lane.length > most)) return folded(here, box, endX, room);
  const marks = lanes.flatMap((lane, below) =>
    lane.map((present, index) => ({
      present,
      x: endX - MARK - index * STRIDE,
      y: middle - 11 + 18 * below,
    })),
  );
  return { marks, more: 0, moreAt: { x: box.x + 8, y: middle + 2, anchor: 'start' } };
}

/** Where every message at a place is drawn. */
export function marksOf({ place, ...box }: PlaceBox, moment: readonly Present[]): Placed {
  const here = moment.filter((present) => present.place === place.id);
  const atWork = here.filter(({ isWaiting }) => !isWaiting);
  const waiting = here.filter(({ isWaiting }) => isWaiting);
  if (place.shape === 'lock') {
    const lockX = box.x + box.width - LOCK - 10;
    const inLine = line(waiting, box, lockX - 10);
    const held = line(atWork, { ...box, x: lockX }, lockX + LOCK - 8);
    return {
      marks: [...inLine.marks, ...held.marks],
      more: inLine.more + held.more,
      moreAt: inLine.moreAt,
    };
  }
  if (place.shape === 'line') return line(here, box, box.x + box.width - 10);
  return flow([...atWork, ...waiting], box, place.name);
}
