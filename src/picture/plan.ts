import type { Plan, PlannedBox, Spot } from '../watch/run/plan';
import { DATABASE_NOTE, NAMES } from './names';

/** Parts of the picture that a chapter can be about; `wayBack` is the way from the senders to the users. */
export type PicturePart =
  | 'users'
  | 'receive'
  | 'processors'
  | 'publishLock'
  | 'queue'
  | 'send'
  | 'backend'
  | 'wayBack';

/** The picture of a message's way, in px at the default font size: as wide as the figure of a chapter. */
export const WIDTH = 704;
const TOP = 1;
const BODY = 372;
const GAP = 6;
/** Below the boxes, for the way back. */
const BELOW = 34;
export const HEIGHT = TOP + BODY + BELOW;

/** Between the frame of the database and the boxes in it, and above them for its name. */
const INSET = 10;
const FRAME_HEAD = 30;

/** Columns from left to right, with the same distance between them. */
const COLUMN = {
  users: { x: 0.5, width: 80 },
  receive: { x: 102.5, width: 92 },
  messageBox: { x: 216.5, width: 226 },
  send: { x: 464.5, width: 120 },
  backend: { x: 606.5, width: 97 },
} as const;

/** The boxes of the database, from above, by the share of its height that each takes. */
const IN_DATABASE = [
  ['processors', 0.27],
  ['publishLock', 0.42],
  ['queue', 0.31],
] as const;

export interface Hosts {
  receive: number;
  send: number;
}

/** As many hosts as the system has whose message is followed, 20-A. */
export const HOSTS: Hosts = { receive: 2, send: 7 };

/** So many boxes have room below each other; more stand beside each other, too. */
const MOST_ROWS = 8;

/** So many boxes in a column. */
function stacked(place: (index: number) => string, count: number, column: keyof typeof COLUMN) {
  const { x, width } = COLUMN[column];
  const beside = Math.max(1, Math.ceil(count / MOST_ROWS));
  const rows = Math.max(1, Math.ceil(count / beside));
  const [wide, high] = [(width - GAP * (beside - 1)) / beside, (BODY - GAP * (rows - 1)) / rows];
  return Array.from(
    { length: count },
    (_, index): PlannedBox => ({
      place: place(index),
      x: x + Math.floor(index / rows) * (wide + GAP),
      width: wide,
      y: TOP + (index % rows) * (high + GAP),
      height: high,
    }),
  );
}

function inDatabase(): PlannedBox[] {
  const { x, width } = COLUMN.messageBox;
  const room = BODY - FRAME_HEAD - INSET - 2 * GAP;
  let y = TOP + FRAME_HEAD;
  return IN_DATABASE.map(([place, share]) => {
    const box = { place, x: x + INSET, y, width: width - 2 * INSET, height: share * room };
    y += box.height + GAP;
    return box;
  });
}

/** A way from the right edge of a column to the left edge of the next, or back. */
function between(from: keyof typeof COLUMN, to: keyof typeof COLUMN, y: number): Spot[] {
  const [a, b] = [COLUMN[from], COLUMN[to]];
  return a.x < b.x
    ? [
        { x: a.x + a.width + 3, y },
        { x: b.x - 3, y },
      ]
    : [
        { x: a.x - 3, y },
        { x: b.x + b.width + 3, y },
      ];
}

/** Where responses leave the hosts that send, and reach the users. */
export const WAY_BACK_Y = TOP + BODY + BELOW / 2;

function wayBack(): Spot[] {
  const { send, users } = COLUMN;
  const [from, to] = [send.x + send.width / 2, users.x + users.width / 2];
  const y = TOP + BODY + 4;
  return [
    { x: from, y },
    { x: from, y: WAY_BACK_Y },
    { x: to, y: WAY_BACK_Y },
    { x: to, y },
  ];
}

/** The one picture of the site: where everything stands that a message meets, with so many hosts. */
export function pictureOf({ receive, send }: Hosts): Plan {
  const [high, low] = [TOP + 0.3 * BODY, TOP + 0.66 * BODY];
  const [outside] = stacked(() => 'outside', 1, 'backend') as [PlannedBox];
  const backend = {
    place: 'backend',
    x: outside.x + INSET,
    y: outside.y + FRAME_HEAD,
    width: outside.width - 2 * INSET,
    height: outside.height - FRAME_HEAD - INSET,
  };
  const ways = [
    between('users', 'receive', high),
    between('receive', 'messageBox', high),
    between('messageBox', 'send', high),
    between('send', 'messageBox', low),
    between('send', 'backend', high),
    between('backend', 'send', low),
    wayBack(),
  ];
  return {
    width: WIDTH,
    height: HEIGHT,
    boxes: [
      ...stacked(() => 'users', 1, 'users'),
      ...stacked((index) => `receive:${index}`, receive, 'receive'),
      ...inDatabase(),
      ...stacked((index) => `send:${index}`, send, 'send'),
      backend,
    ],
    frames: [
      {
        place: 'messageBox',
        title: NAMES.messageBox,
        note: DATABASE_NOTE,
        ...COLUMN.messageBox,
        y: TOP,
        height: BODY,
      },
      { ...outside, title: NAMES.backend },
    ],
    ways: ways.map((points) => ({ points, isOpen: false })),
  };
}
