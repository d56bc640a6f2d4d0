import { textWidth } from '../../charts/frame/textWidth';
import type { Station } from '../../system/document';
import type { Description } from '../description';
import { isHeld } from '../edit/fields';
import { routeOf } from '../edit/route';
import { type Way, waysOf } from '../edit/ways';
import type { SourceBox } from './source';
import { stationDetail } from './words';

/** A station as a box, with its size in px of the drawing. */
export interface GraphBox {
  name: string;
  width: number;
  height: number;
}

/** A pool around what it is held over. */
export interface GraphFrame {
  name: string;
  over: readonly string[];
  /** Room for its name, px. */
  width: number;
}

/** What is laid out. */
export interface Graph {
  boxes: readonly GraphBox[];
  frames: readonly GraphFrame[];
  ways: readonly Way[];
  isCompact: boolean;
}

/** More stations than this are drawn as names alone. */
const MOST_FULL = 60;
const [NARROWEST, WIDEST] = [72, 132];
/** From one station, ways that are rarer than so many others are left to the table. */
const MOST_WAYS = 6;

/** A padlock stands before the name of a lock. */
export const PADLOCK_WIDTH = 16;

/** Heights of a box with a name alone, and with what is said below it. */
const [LOW, HIGH] = [24, 44];

/** The width of a box with a name, some room before it, and what is said below it. */
function boxWidth(name: string, detail: string, room = 0): number {
  const text = Math.max(textWidth(name, 12, true) + room, textWidth(detail));
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, text + 18)));
}

function boxOf(station: Station, isCompact: boolean): GraphBox {
  const { name, kind } = station;
  const room = kind === 'lock' ? PADLOCK_WIDTH : 0;
  const width = boxWidth(name, isCompact ? '' : stationDetail(station), room);
  return { name, width, height: isCompact ? LOW : HIGH };
}

/** The size of the box of who sends, px. */
export const sourceSize = ({ name, detail }: SourceBox) => ({
  width: boxWidth(name, detail),
  height: HIGH,
});

const mostTaken = (ways: readonly Way[]): Way[] => {
  const byFrom = new Map<string | null, Way[]>();
  for (const way of ways) byFrom.set(way.from, [...(byFrom.get(way.from) ?? []), way]);
  return [...byFrom.values()].flatMap((all) =>
    [...all].sort((a, b) => b.share - a.share).slice(0, MOST_WAYS),
  );
};

/** The ways of all classes: with shares where all follow one route. */
function allWays(description: Description): Way[] {
  const classes = description.classes ?? [];
  const routes = new Set([
    ...(classes.length === 0 ? [routeOf(description, null)] : []),
    ...classes.map((_, index) => routeOf(description, index)),
  ]);
  const found = new Map<string, Way>();
  for (const route of routes)
    for (const way of mostTaken(waysOf(description, route))) {
      const key = JSON.stringify([way.from, way.to]);
      found.set(key, routes.size > 1 ? { ...way, share: 1 } : way);
    }
  return [...found.values()];
}

/** The boxes, frames and ways of a system. Names that lead nowhere are left out: the module says so. */
export function graphOf(description: Description): Graph {
  const isCompact = description.stations.length > MOST_FULL;
  const visited = description.stations.filter((station) => !isHeld(station));
  const held = description.stations.filter(isHeld);
  const boxes = visited.map((station) => boxOf(station, isCompact));
  const names = new Set<string | null>([null, ...boxes.map(({ name }) => name)]);
  const known = new Set([...names, ...held.map(({ name }) => name)]);
  return {
    boxes,
    frames: held.map((pool) => ({
      name: pool.name,
      over: (pool.over ?? []).filter((one) => known.has(one) && one !== pool.name),
      width: Math.min(WIDEST, textWidth(`${pool.name}, ${stationDetail(pool)}`) + 18),
    })),
    ways: allWays(description).filter(({ from, to }) => names.has(from) && names.has(to)),
    isCompact,
  };
}

/** Stations in the order in which requests come to them, then what they do not come to, then pools. */
export function walkOf({ boxes, frames, ways }: Graph): string[] {
  const seen = new Set<string | null>([null]);
  for (const from of seen) for (const way of ways) if (way.from === from) seen.add(way.to);
  for (const { name } of [...boxes, ...frames]) seen.add(name);
  return [...seen].filter((name) => name !== null);
}
