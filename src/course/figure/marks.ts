import type { Snapshot } from '../network/shapes';
import { type Box, type Layout, middleOf } from './layout';

/** A message as it is drawn. */
export interface Mark {
  message: number;
  x: number;
  y: number;
  state: 'waiting' | 'working';
}

/** A server as it is drawn. */
export interface ServerBox {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Part of the service that is over, 0 to 1; null while it is idle. */
  over: number | null;
}

export const DOT = 7;
const STRIDE = 2 * DOT + 3;
const SERVER = { height: 26, gap: 8 };

/** How many messages of a line can be drawn in a box. */
export const fits = ({ width }: Box): number => Math.max(1, Math.floor((width - 8) / STRIDE));

function lineMarks(box: Box, line: readonly number[]): Mark[] {
  return line.slice(0, fits(box)).map((message, index) => ({
    message,
    x: box.x + box.width - DOT - 4 - index * STRIDE,
    y: middleOf(box),
    state: 'waiting',
  }));
}

/** Messages whose service at a station has ended, and who wait for room elsewhere. */
export const heldAt = ({ stations, nowMs }: Snapshot, station: string): number[] =>
  (stations.find(({ id }) => id === station)?.serving ?? [])
    .filter(({ untilMs }) => untilMs <= nowMs)
    .flatMap(({ messages }) => messages);

/** Boxes of `count` servers, in as many columns as they need. */
export function serverBoxes(box: Box, count: number, stacked: boolean): ServerBox[] {
  const rows = stacked ? 2 : 4;
  const columns = Math.ceil(count / rows);
  const width = (box.width - SERVER.gap * (columns - 1)) / columns;
  const used = Math.min(rows, count);
  const top = middleOf(box) - (used * (SERVER.height + SERVER.gap) - SERVER.gap) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + Math.floor(index / rows) * (width + SERVER.gap),
    y: top + (index % rows) * (SERVER.height + SERVER.gap),
    width,
    height: SERVER.height,
    over: null,
  }));
}

const share = (now: number, since: number, until: number) =>
  until > since ? Math.min(1, Math.max(0, (now - since) / (until - since))) : 0;

export interface Drawn {
  marks: Mark[];
  servers: Readonly<Record<string, ServerBox[]>>;
}

/** Where every message of a snapshot stands in a layout. `serversOf` tells how many servers a station has. */
export function marksOf(
  { boxes, stacked }: Layout,
  snapshot: Snapshot,
  serversOf: (station: string) => number,
): Drawn {
  const marks: Mark[] = [];
  const servers: Record<string, ServerBox[]> = {};
  const station = (id: string) => snapshot.stations.find((one) => one.id === id);
  const lock = (id: string) => snapshot.locks.find((one) => one.id === id);
  for (const box of boxes) {
    const { place } = box;
    if (place.kind === 'line') marks.push(...lineMarks(box, station(place.station)?.line ?? []));
    if (place.kind === 'held') marks.push(...lineMarks(box, heldAt(snapshot, place.station)));
    if (place.kind === 'lockLine') marks.push(...lineMarks(box, lock(place.lock)?.line ?? []));
    if (place.kind === 'lock') {
      const holder = lock(place.lock)?.holder;
      if (holder)
        marks.push({
          message: holder,
          x: box.x + box.width / 2,
          y: middleOf(box),
          state: 'working',
        });
    }
    if (place.kind === 'servers') {
      const drawn = serverBoxes(box, serversOf(place.station), stacked);
      const serving = station(place.station)?.serving ?? [];
      servers[place.station] = drawn.map((server, index) => {
        const one = serving.find(({ server }) => server === index);
        if (one === undefined) return server;
        for (const [behind, message] of one.messages.entries()) {
          marks.push({
            message,
            x: server.x + 16 + behind * 6,
            y: server.y + server.height / 2,
            state: one.untilMs <= snapshot.nowMs ? 'waiting' : 'working',
          });
        }
        return { ...server, over: share(snapshot.nowMs, one.sinceMs, one.untilMs) };
      });
    }
  }
  return { marks, servers };
}
