import { textWidth } from '../../charts/frame/textWidth';
import type { Room, Seat } from '../../charts/marks/fold';
import type { Chapter, Place } from '../chapter/types';
import { COLUMNS, columnOf, IN_DATABASE, nameOf, type PictureColumn } from './part';
import { permitsIn } from './permits';

/** A place of the drawing with its box, in px of the drawing. */
export interface Box extends Room {
  place: Place;
  /** What its name and its counts take above: two lines where they have no room beside each other. */
  head: number;
}

/** A neighbour in the picture that the chapter says nothing of, or the frame of the database. */
export interface Named extends Room {
  name: string;
}

/** The way on which those who are answered come round again. */
export interface WayBack {
  points: readonly Seat[];
  label: string;
}

export interface Layout {
  width: number;
  height: number;
  boxes: readonly Box[];
  neighbours: readonly Named[];
  frame: Named | null;
  /** From box to box, with the flow. */
  ways: readonly (readonly [from: Seat, to: Seat])[];
  wayBack: WayBack | null;
}

/** Room for the name of a box and its counts beside it, or for each in a line. */
const HEAD = 26;
const HEAD_OF_TWO = 40;
/** What times take below a line, in px. */
export const TIMES = 34;
/** A count of five digits beside its words, and what is around both, in px. */
const COUNT = 60;
/** How wide columns are against each other. */
const SHARES: Readonly<Record<PictureColumn, number>> = {
  users: 110,
  receive: 140,
  messageBox: 230,
  send: 150,
  backend: 170,
};
const TOP = 2;
const INSET = 10;
const APART = 6;

/** Lengths that depend on how much room the figure has, in px. */
function sizesOf(width: number) {
  const isNarrow = width < 480;
  return {
    gap: isNarrow ? 12 : 26,
    /** What is seen of a neighbour at the edge of the figure. */
    edge: isNarrow ? 8 : 58,
    margin: isNarrow ? 12 : 16,
    body: isNarrow ? 46 : 62,
    /** Of a box of the database that the chapter says nothing of; none where there is no room. */
    quiet: isNarrow ? 0 : 24,
    frameHead: isNarrow ? 24 : 30,
    below: isNarrow ? 12 : 30,
    isNarrow,
  };
}
type Sizes = ReturnType<typeof sizesOf>;

/** Of a box alone, by what stands above each other in it. */
function heightOf(
  place: Place,
  most: Readonly<Record<string, number>>,
  { body, isNarrow }: Sizes,
): number {
  const servers = most[place.servers ?? ''] ?? 1;
  // Where there is little room, permits are smaller.
  const permits = servers > 1 && !isNarrow ? permitsIn(servers).height : 0;
  return HEAD + Math.max(body, permits) + (place.times ? TIMES : 0);
}

function headOf({ name, line, pausing, servers }: Place, width: number): number {
  const words = line?.words ?? pausing?.words ?? (servers ? 'at work, of' : '');
  const wanted = textWidth(name, 13, true) + textWidth(words) + COUNT;
  return wanted > width ? HEAD_OF_TWO : HEAD;
}

interface Column extends Room {
  column: PictureColumn;
}

/** The columns that a chapter is about, between what is seen of the neighbours. */
function columnsOf(places: readonly Place[], width: number, sizes: Sizes) {
  const all = COLUMNS.filter((column) => places.some(({ at }) => columnOf(at) === column));
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There is no place.');
  const before = COLUMNS[COLUMNS.indexOf(first) - 1];
  const after = COLUMNS[COLUMNS.indexOf(last) + 1];
  const ofEdge = (column: PictureColumn | undefined) =>
    column ? sizes.edge + sizes.gap : sizes.margin;
  const room = width - ofEdge(before) - ofEdge(after) - sizes.gap * (all.length - 1);
  const shares = all.reduce((sum, column) => sum + SHARES[column], 0);
  let x = ofEdge(before);
  const columns = all.map((column): Omit<Column, 'y' | 'height'> => {
    const own = (room * SHARES[column]) / shares;
    const placed = { column, x, width: own };
    x += own + sizes.gap;
    return placed;
  });
  return { columns, before, after };
}

/** The boxes of the database, from above, with those that the chapter says nothing of. */
function inDatabase(
  places: readonly Place[],
  { x, width }: Pick<Room, 'x' | 'width'>,
  most: Readonly<Record<string, number>>,
  sizes: Sizes,
) {
  const inside = { x: x + INSET, width: width - 2 * INSET };
  let y = TOP + sizes.frameHead;
  const below = (height: number): Room => {
    const room = { ...inside, y, height };
    y += height + APART;
    return room;
  };
  const boxes: Box[] = [];
  const neighbours: Named[] = [];
  for (const at of ['messageBox', ...IN_DATABASE] as const) {
    const own = places.filter((place) => place.at === at);
    for (const place of own)
      boxes.push({
        place,
        head: headOf(place, inside.width),
        ...below(heightOf(place, most, sizes)),
      });
    const isShown = at !== 'messageBox' && sizes.quiet > 0;
    const isWhole = places.some((place) => place.at === 'messageBox');
    if (own.length === 0 && isShown && !isWhole)
      neighbours.push({ name: nameOf(at), ...below(sizes.quiet) });
  }
  const height = y - APART + INSET - TOP;
  const frame = { name: nameOf('messageBox'), x, y: TOP, width, height };
  return { boxes, neighbours, frame };
}

const right = ({ x, width }: Room) => x + width;
const center = ({ x, width }: Room) => x + width / 2;

/** Of a column's height, where what goes on and what comes back passes. */
const LEVEL = { on: 0.3, answer: 0.66, passing: 0.86 };

/** The part of the picture that a chapter is about, in so much room. `most` tells how many servers a station can have. */
export function layoutOf(
  { drawing, back }: Pick<Chapter, 'drawing' | 'back'>,
  width: number,
  most: Readonly<Record<string, number>> = {},
): Layout {
  const sizes = sizesOf(width);
  const { columns, before, after } = columnsOf(drawing, width, sizes);
  const ofColumn = (column: PictureColumn) => drawing.filter(({ at }) => columnOf(at) === column);
  const database = columns.find(({ column }) => column === 'messageBox');
  const stored = database && inDatabase(ofColumn('messageBox'), database, most, sizes);
  const tallest = Math.max(...drawing.map((place) => heightOf(place, most, sizes)));
  const body = stored?.frame.height ?? Math.max(tallest, sizes.quiet > 0 ? 152 : 92);
  const boxes = columns.flatMap(({ column, ...rest }): Box[] =>
    column === 'messageBox'
      ? (stored?.boxes ?? [])
      : ofColumn(column).map((place) => ({
          place,
          head: headOf(place, rest.width),
          ...rest,
          y: TOP,
          height: place.isPassed ? LEVEL.passing * body - 16 : body,
        })),
  );
  const edges: Named[] = [
    ...(before
      ? [{ name: nameOf(before), x: -APART, y: TOP, width: sizes.edge + APART, height: body }]
      : []),
    ...(after
      ? [
          {
            name: nameOf(after),
            x: width - sizes.edge,
            y: TOP,
            width: sizes.edge + APART,
            height: body,
          },
        ]
      : []),
  ];
  const [entry] = before ? edges : [];
  const exit = after ? edges.at(-1) : undefined;
  const standing: Room[] = columns.map(
    ({ column, x, width }) =>
      boxes.find(({ place }) => place.at === column && column !== 'messageBox') ?? {
        x,
        y: TOP,
        width,
        height: body,
      },
  );
  const onY = TOP + LEVEL.on * body;
  const passed = drawing.find(({ isPassed }) => isPassed);
  const chain: readonly Room[] = [
    ...(entry ? [entry] : []),
    ...standing,
    ...(exit && !back ? [exit] : []),
  ];
  const ways = chain.slice(1).flatMap((to, index): [Seat, Seat][] => {
    const from = chain[index];
    if (!from) return [];
    // Who is in a pool of the host does not come from the users.
    if (passed && to === standing[0]) return [];
    return [
      [
        { x: right(from) + 3, y: onY },
        { x: to.x - 3, y: onY },
      ],
    ];
  });
  const frameOfWay = standing.at(-1);
  if (entry && frameOfWay && !exit && !back) {
    const y = TOP + LEVEL.answer * body;
    ways.push([
      { x: frameOfWay.x - 3, y },
      { x: right(entry) + 3, y },
    ]);
  }
  if (passed && entry && frameOfWay) {
    const y = TOP + LEVEL.passing * body;
    ways.push([
      { x: right(entry) + 3, y },
      { x: frameOfWay.x - 3, y },
    ]);
  }
  return {
    width,
    height: TOP + body + (back ? sizes.below : 2),
    boxes,
    neighbours: [...edges, ...(stored?.neighbours ?? [])],
    frame: stored?.frame ?? null,
    ways,
    wayBack: back ? wayBackOf(back, standing, entry, TOP + body, sizes) : null,
  };
}

/** From below the last column to below the first, or to the neighbour from which all come. */
function wayBackOf(
  label: string,
  standing: readonly Room[],
  entry: Room | undefined,
  bottom: number,
  sizes: Sizes,
): WayBack | null {
  const [first, last] = [standing[0], standing.at(-1)];
  if (!first || !last) return null;
  const isAlone = standing.length === 1 && entry !== undefined;
  const to = isAlone ? entry : first;
  const line = bottom + sizes.below / 2;
  const toX = isAlone ? right(entry) / 2 : center(to);
  return {
    label: sizes.isNarrow ? '' : label,
    points: [
      { x: center(last), y: bottom + 2 },
      { x: center(last), y: line },
      { x: toX, y: line },
      { x: toX, y: to.y + to.height + 2 },
    ],
  };
}
