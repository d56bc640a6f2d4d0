import { foldOf, MARK } from '../../charts/marks/fold';
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
  /** Smaller where many share a place, px. */
  radius: number;
}

/** From the middle of a mark to that of the next, px. */
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

/** Narrower than this, counts do not stand beside the name of a place. */
export const LEAST_COUNTED = 230;

/** Where marks stand in a box, below its name, in px. */
const roomOf = ({ y, height }: Rect, x: number, width: number): Rect => ({
  x,
  y: y + HEAD - 2,
  width,
  height: height - HEAD - 4,
});

/** In rows from the left and from above, as a host instance has them. */
function flow(here: readonly Present[], box: Rect): Mark[] {
  const room = roomOf(box, box.x + 6, box.width - 16);
  const { radius, seat } = foldOf(here.length, room);
  const [first, right] = [seat(0), 2 * room.x + room.width];
  const top = room.y + (room.x + room.width - first.x);
  return here.map((present, index) => {
    const { x, y } = seat(index);
    return { present, radius, x: right - x, y: y - first.y + top };
  });
}

/** Requests above, responses below, the first at the right: before a lock, or the right edge. Where there is no room for two lanes, or one is too short, the line folds. */
function line(here: readonly Present[], box: Rect, endX: number): Mark[] {
  const left = box.x + 8;
  const room = roomOf(box, left, endX + 2 - left);
  const lanes = (['request', 'response'] as const).map((kind) =>
    here.filter((present) => present.kind === kind),
  );
  const most = Math.floor(room.width / STRIDE);
  if (room.height < 2 * STRIDE || lanes.some((lane) => lane.length > most)) {
    const { radius, seat } = foldOf(here.length, room);
    return here.map((present, index) => ({ present, radius, ...seat(index) }));
  }
  const middle = box.y + HEAD + (box.height - HEAD) / 2;
  return lanes.flatMap((lane, below) =>
    lane.map((present, index) => ({
      present,
      radius: MARK,
      x: endX - MARK - index * STRIDE,
      y: middle - 11 + 18 * below,
    })),
  );
}

/** Where every message at a place is drawn. */
export function marksOf({ place, ...box }: PlaceBox, moment: readonly Present[]): Mark[] {
  const here = moment.filter((present) => present.place === place.id);
  const atWork = here.filter(({ isWaiting }) => !isWaiting);
  const waiting = here.filter(({ isWaiting }) => isWaiting);
  if (place.shape === 'lock') {
    const lockX = box.x + box.width - LOCK - 10;
    return [
      ...line(waiting, box, lockX - 10),
      ...line(atWork, { ...box, x: lockX - 4, width: LOCK }, lockX + LOCK - 8),
    ];
  }
  if (place.shape === 'line') return line(here, box, box.x + box.width - 10);
  return flow([...atWork, ...waiting], box);
}
