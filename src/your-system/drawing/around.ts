import type { Layout, Point } from './layout';

/** The box of who sends, left of the stations, px. */
export interface SourceSize {
  width: number;
  height: number;
}

/** Between who sends and the stations, px. */
export const GAP = 26;
/** How far requests go on that do not come back, px. */
const BEYOND = 10;

/** In at the top and, of users, back from the bottom, as lines; null where requests come to nothing. */
export function aroundOf(
  layout: Layout,
  source: SourceSize,
  isClosed: boolean,
): { entry: Point[] | null; exit: Point[] | null } {
  const entry = layout.ways.find(({ from }) => from === null)?.points[0];
  const exit = layout.ways.find(({ to }) => to === null)?.points.at(-1);
  const middle = layout.height / 2;
  const moved = ({ x, y }: Point): Point => ({ x: x + source.width + GAP, y });
  const turn = source.width + GAP / 2;
  const back = source.width / 2;
  const out = (from: Point): Point[] =>
    isClosed
      ? [from, { x: back, y: from.y }, { x: back, y: middle + source.height / 2 }]
      : [from, { x: from.x, y: from.y + BEYOND }];
  return {
    entry: entry
      ? [
          { x: source.width, y: middle },
          { x: turn, y: middle },
          { x: turn, y: entry.y },
          moved(entry),
        ]
      : null,
    exit: exit ? out(moved(exit)) : null,
  };
}
