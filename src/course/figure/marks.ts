import {
  type Fold,
  foldOf,
  heldByLane,
  laneOf,
  MARK,
  type Room,
  type Seat,
} from '../../charts/marks/fold';
import type { Place } from '../chapter/types';
import type { Network, Report, Snapshot, SnapshotStation } from '../network/shapes';
import { type Box, TIMES } from './layout';
import { permitRooms, permitsIn } from './permits';

/** A message as it is drawn. */
export interface Mark extends Seat {
  message: number;
  radius: number;
  state: 'waiting' | 'working';
}

/** A server, or a lock, as it is drawn. */
export interface Server extends Room {
  /** Whether somebody is in it. */
  isBusy: boolean;
  /** Part of the service that is over, 0 to 1; null where nobody is served. */
  over: number | null;
}

/** What of a batch is there of the next one. */
export interface Group extends Room {
  isWhole: boolean;
}

/** What stands in a box. */
export interface Drawn {
  marks: readonly Mark[];
  /** Those in line beyond the messages that the simulator tells one by one. */
  crowd: { radius: number; seats: readonly Seat[] };
  servers: readonly Server[];
  groups: readonly Group[];
  /** Users who pause. */
  pausing: { radius: number; seats: readonly Seat[] };
  /** Whether its line runs out of the box. */
  runsOut: boolean;
  /** Where the line ended before, on average, and how long it was. */
  was: (Seat & { mean: number }) | null;
}

/** What a drawing is made from. */
export interface Scene {
  network: Network;
  snapshot: Snapshot;
  /** The most servers that each station can have. */
  most: Readonly<Record<string, number>>;
  /** The place whose line has no end. */
  endless: string | null;
  /** How long each measurement takes, where the chapter has some. */
  measuredMs: number | null;
  /** What the figure showed before the guess was answered. */
  before: Report | null;
}

/** A lock, and a server alone, in px: as wide as in the picture. */
const ALONE = 44;
const PADDING = 10;

const stationOf = ({ stations }: Snapshot, id: string | undefined): SnapshotStation | undefined =>
  stations.find((station) => station.id === id);

/** Messages whose service at a station has ended, and who wait for room elsewhere. */
export const heldAt = (snapshot: Snapshot, station: string): number[] =>
  (stationOf(snapshot, station)?.serving ?? [])
    .filter(({ untilMs }) => untilMs <= snapshot.nowMs)
    .flatMap(({ messages }) => messages);

/** The messages of a line that are told one by one, and how many there are in all. */
export function lineOf({ line }: Place, snapshot: Snapshot): { told: number[]; count: number } {
  if (line?.of === 'held') {
    const told = heldAt(snapshot, line.id);
    return { told, count: told.length };
  }
  const of = line?.of === 'lock' ? snapshot.locks : snapshot.stations;
  const found = of.find(({ id }) => id === line?.id);
  return { told: found?.line ?? [], count: found?.lineLength ?? 0 };
}

const share = (now: number, since: number, until: number) =>
  until > since ? Math.min(1, Math.max(0, (now - since) / (until - since))) : 0;

const insideOf = ({ place, x, y, width, height, head }: Box): Room => ({
  x: x + PADDING,
  y: y + head - 2,
  width: width - 2 * PADDING,
  height: height - head - 4 - (place.times ? TIMES : 0),
});

const batchOf = (network: Network, id: string | undefined): number =>
  network.stations.find((station) => station.id === id)?.batch?.size ?? 1;

/** What servers take of a box: as many permits as its pool can have, or a box for one, which a batch widens. */
function widthOfServers(
  { servers, lock, line }: Place,
  inside: Room,
  { network, most }: Scene,
): number {
  if (lock) return ALONE;
  if (servers === undefined) return 0;
  const count = most[servers] ?? 1;
  if (count > 1) return Math.min(permitsIn(count).width, (line ? 0.62 : 1) * inside.width);
  const isBatched = network.stations.some(({ id, batch }) => id === servers && batch != null);
  return Math.min(isBatched ? 2 * ALONE + 6 : ALONE, inside.width / 2);
}

/** One box on the right, as high as there is room. */
const alone = (room: Room): Room => {
  const height = Math.min(room.height, 62);
  return { ...room, y: room.y + (room.height - height) / 2, height };
};

function serversIn(place: Place, room: Room, { network, snapshot, most }: Scene): Room[] {
  if (place.lock) return [alone(room)];
  const station = network.stations.find(({ id }) => id === place.servers);
  const count = station?.servers ?? 0;
  const all = Math.max(count, most[place.servers ?? ''] ?? 1);
  // One that goes is still drawn until its message has left.
  const serving = stationOf(snapshot, place.servers)?.serving ?? [];
  const drawn = Math.max(count, ...serving.map(({ server }) => server + 1));
  return all === 1 ? [alone(room)] : permitRooms(room, drawn, Math.max(all, drawn));
}

/** Who is at work in a box, and how far that is. */
function atWork(
  place: Place,
  room: Room,
  scene: Scene,
): Pick<Drawn, 'servers'> & { marks: Mark[] } {
  const { snapshot } = scene;
  const { nowMs } = snapshot;
  const rooms = serversIn(place, room, scene);
  const marks: Mark[] = [];
  const servers = rooms.map((server, index): Server => {
    const serving = stationOf(snapshot, place.lock?.during ?? place.servers)?.serving ?? [];
    const holder = snapshot.locks.find(({ id }) => id === place.lock?.of)?.holder ?? null;
    const one = place.lock
      ? serving.find(({ messages }) => holder !== null && messages.includes(holder))
      : serving.find(({ server }) => server === index);
    if (one === undefined) return { ...server, isBusy: false, over: null };
    const isHeld = one.untilMs <= nowMs;
    const fold = seatedIn(server, one.messages.length);
    for (const [before, message] of one.messages.entries())
      marks.push({
        message,
        radius: fold.radius,
        state: isHeld ? 'waiting' : 'working',
        ...fold.seat(before),
      });
    return {
      ...server,
      isBusy: true,
      over: isHeld ? null : share(nowMs, one.sinceMs, one.untilMs),
    };
  });
  return { marks, servers };
}

/** One message in the middle of its server; more fill it. */
function seatedIn({ x, y, width, height }: Room, count: number): Fold {
  if (count > 1) return foldOf(count, { x: x + 3, y: y + 2, width: width - 6, height: height - 8 });
  const middle = { x: x + width / 2, y: y + height / 2 };
  return { radius: Math.min(MARK, width / 4), seat: () => middle };
}

/** Rings around what the next batches are made of, where marks have their full size. */
function groupsOf(fold: Fold, size: number, count: number): Group[] {
  if (size === 1 || fold.radius < MARK) return [];
  return Array.from({ length: Math.ceil(count / size) }, (_, group) => group).flatMap((group) => {
    const last = Math.min(count, (group + 1) * size) - 1;
    const [from, to] = [fold.seat(group * size), fold.seat(last)];
    if (from.y !== to.y) return [];
    const around = MARK + 2.5;
    return {
      x: to.x - around,
      y: to.y - around,
      width: from.x - to.x + 2 * around,
      height: 2 * around,
      isWhole: last + 1 === (group + 1) * size,
    };
  });
}

/** The end of a line as it was, as it would be seen in the same room. */
function wasIn({ line }: Place, { before }: Scene, room: Room): Drawn['was'] {
  const all = line?.of === 'lock' ? before?.locks : before?.stations;
  const mean = all?.find(({ id }) => id === line?.id)?.meanInLine;
  if (mean === undefined || line?.of === 'held') return null;
  const count = Math.max(1, Math.round(mean));
  return { ...foldOf(count, room).seat(count - 1), mean };
}

/** Where all that a snapshot tells of stands in a box. */
export function drawnIn(box: Box, scene: Scene): Drawn {
  const { place } = box;
  const { network, snapshot, endless } = scene;
  const inside = insideOf(box);
  const serversWidth = widthOfServers(place, inside, scene);
  const ofServers = { ...inside, x: inside.x + inside.width - serversWidth, width: serversWidth };
  const left = { ...inside, width: inside.width - (serversWidth > 0 ? serversWidth + PADDING : 0) };
  const half = place.pausing && place.line ? left.width / 2 : 0;
  const room = { ...left, x: left.x + half, width: left.width - half };

  const { told, count } = lineOf(place, snapshot);
  const size = place.line?.of === 'station' ? batchOf(network, place.line.id) : 1;
  const runsOut = place.line?.id === endless && count > heldByLane(room);
  const fold = runsOut ? laneOf(room) : foldOf(count, room, size);
  const inLine = told.map(
    (message, before): Mark => ({
      message,
      radius: fold.radius,
      state: 'waiting',
      ...fold.seat(before),
    }),
  );
  const crowd: Seat[] = [];
  for (let before = told.length; before < count; before += 1) {
    const seat = fold.seat(before);
    if (seat.x < -MARK) break; // out of the picture
    crowd.push(seat);
  }

  const thinking = snapshot.sources.find(({ id }) => id === place.pausing?.of)?.thinking ?? 0;
  const users = foldOf(thinking, half > 0 ? { ...left, width: half - PADDING } : left);
  const work = serversWidth > 0 ? atWork(place, ofServers, scene) : { marks: [], servers: [] };
  return {
    marks: [...inLine, ...work.marks],
    crowd: { radius: fold.radius, seats: crowd },
    servers: work.servers,
    groups: runsOut ? [] : groupsOf(fold, size, count),
    pausing: {
      radius: users.radius,
      seats: Array.from({ length: thinking }, (_, index) => users.seat(index)),
    },
    runsOut,
    was: wasIn(place, scene, room),
  };
}
