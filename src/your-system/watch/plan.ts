import { poolsOf, type SpanningPool } from '../../system/pools';
import type { Plan, PlannedBox } from '../../watch/run/plan';
import type { Description } from '../description';
import { aroundOf, GAP } from '../drawing/around';
import { type Graph, graphOf } from '../drawing/graph';
import { layOut } from '../drawing/laidOut';
import type { Layout, Placed, Point } from '../drawing/layout';
import { sourceBox } from '../drawing/source';
import { AWAY, poolPlace, SOURCE, stationPlace } from './stages';
import { thinkingClasses } from './thinking';

/** Boxes of stations, px: as wide as fit beside each other, and high enough for as many marks. */
const SIZES = [
  { width: 420, height: 66 },
  { width: 290, height: 84 },
  { width: 200, height: 102 },
  { width: 150, height: 118 },
];
const WIDEST = 1000;
/** One row of those who wait for a permit, and the number that is held. */
const POOL_HEIGHT = 50;
const SOURCE_WIDTH = 112;
/** Of its name, and of the users of each class that think, px. */
const [SOURCE_HEAD, SOURCE_FACT] = [40, 52];
const MARGIN = 3;
/** Room below for those who do not come back, px. */
const BELOW = 14;
/** Above the place of those who wait for a timeout or another try, px. */
const AWAY_GAP = 24;
/** A larger system is a list. */
const MOST_DRAWN = 40;

const frameName = (pool: string): string => `frame:${pool}`;

/** From place to place: before the first station of a pool requests pass where they wait for its permits. */
function waysBetween(
  { ways }: Graph,
  pools: readonly SpanningPool[],
): [string | null, string | null][] {
  const heldAt = (station: string | null) =>
    pools.filter(({ stations }) => station !== null && stations.has(station));
  const idOf = (station: string | null) => (station === null ? null : stationPlace(station));
  const found = ways.flatMap(({ from, to }) => {
    const held = new Set(heldAt(from));
    const asked = heldAt(to).filter((pool) => !held.has(pool));
    const stops = [idOf(from), ...asked.map(({ name }) => poolPlace(name)), idOf(to)];
    return stops
      .slice(1)
      .map((stop, at): [string | null, string | null] => [stops[at] ?? null, stop]);
  });
  return [...new Map(found.map((way) => [JSON.stringify(way), way])).values()];
}

/** Whether requests wait for a timeout or pause before another try. */
export const hasAway = ({ route, classes }: Pick<Description, 'route' | 'classes'>): boolean =>
  /"timeoutMs":\d/.test(JSON.stringify([route, classes]));

/** What is laid out: the reader's own drawing, with room for marks and for those who wait for permits. */
export function plannedGraph(
  description: Description,
  size: { width: number; height: number },
): Graph {
  const drawn = graphOf(description);
  const pools = poolsOf(description);
  const stations = new Set(drawn.boxes.map(({ name }) => name));
  return {
    boxes: [
      ...drawn.boxes.map(({ name }) => ({ name: stationPlace(name), ...size })),
      ...pools.map(({ name }) => ({ name: poolPlace(name), ...size, height: POOL_HEIGHT })),
    ],
    frames: drawn.frames.map(({ name, over }) => ({
      name: frameName(name),
      over: [
        poolPlace(name),
        ...over.map((one) => (stations.has(one) ? stationPlace(one) : frameName(one))),
      ],
      width: size.width,
    })),
    ways: waysBetween(drawn, pools).map(([from, to]) => ({ from, to, share: 1 })),
    isCompact: false,
  };
}

/** The same where it stands, with who sends at its left, and below it who is between two tries. */
export function planOf(layout: Layout, description: Description): Plan {
  const { isClosed } = sourceBox(description);
  const senders = thinkingClasses(description).length;
  const size = { width: SOURCE_WIDTH, height: SOURCE_HEAD + SOURCE_FACT * Math.max(1, senders) };
  const offset = size.width + GAP;
  const moved = ({ x, y }: Point): Point => ({ x: x + MARGIN, y: y + MARGIN });
  const right = ({ x, y }: Point): Point => moved({ x: x + offset, y });
  const drawn = Math.max(layout.height, (layout.height + size.height) / 2);
  const boxOf = ({ name, width: wide, height: high, ...at }: Placed): PlannedBox => ({
    place: name,
    width: wide,
    height: high,
    ...right(at),
  });
  const source = moved({ x: 0, y: layout.height / 2 - size.height / 2 });
  const { entry, exit } = aroundOf(layout, size, isClosed);
  const away = {
    place: AWAY,
    width: layout.width,
    height: POOL_HEIGHT,
    ...right({ x: 0, y: drawn + AWAY_GAP }),
  };
  const isAway = hasAway(description);
  return {
    width: offset + layout.width + 2 * MARGIN,
    height: drawn + 2 * MARGIN + BELOW + (isAway ? AWAY_GAP + POOL_HEIGHT : 0),
    boxes: [
      { place: SOURCE, ...size, ...source },
      ...layout.boxes.map(boxOf),
      ...(isAway ? [away] : []),
    ],
    frames: layout.frames.map(boxOf),
    ways: [
      ...layout.ways.map(({ to, points }) => ({ points: points.map(right), isOpen: to === null })),
      ...(entry ? [{ points: entry.map(moved), isOpen: true }] : []),
      ...(exit ? [{ points: exit.map(moved), isOpen: false }] : []),
    ],
  };
}

/** The reader's own drawing for marks, as wide as fits on a page; null where there are too many stations to tell apart. */
export async function laidOutPlan(description: Description): Promise<Plan | null> {
  if (description.stations.length > MOST_DRAWN) return null;
  let plan: Plan | null = null;
  for (const size of SIZES) {
    plan = planOf(await layOut(plannedGraph(description, size)), description);
    if (plan.width <= WIDEST) break;
  }
  return plan;
}
