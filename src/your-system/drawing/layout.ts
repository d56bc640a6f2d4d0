import dagre, { Graph as DagreGraph } from '@dagrejs/dagre';
import type { Graph, GraphFrame } from './graph';

export interface Point {
  x: number;
  y: number;
}

/** A box by its upper left corner, px. */
export interface Placed extends Point {
  name: string;
  width: number;
  height: number;
}

/** A way as a line from edge to edge. */
export interface PlacedWay {
  from: string | null;
  to: string | null;
  share: number;
  points: readonly Point[];
  /** The middle of its share, where it is told. */
  label: Point | null;
}

/** Where everything stands. Requests come in at the top and go out at the bottom. */
export interface Layout {
  width: number;
  height: number;
  boxes: readonly Placed[];
  frames: readonly Placed[];
  ways: readonly PlacedWay[];
}

const IN = 'in';
const OUT = 'out';
const boxId = (name: string): string => `box ${name}`;
const frameId = (name: string): string => `frame ${name}`;
/** Where requests come in and go out, px. */
const END = { width: 2, height: 2 };
const LABEL = { width: 34, height: 16 };

const isTold = (share: number): boolean => share < 0.995;

/**
 * The frame that each box and frame lies in. Of two that would overlap only one is drawn around it: nothing lies in two,
 * and the smaller ones come first.
 */
function parentsOf(frames: readonly GraphFrame[], boxes: ReadonlySet<string>): Map<string, string> {
  const parents = new Map<string, string>();
  const roots = (id: string): string => {
    const parent = parents.get(id);
    return parent === undefined ? id : roots(parent);
  };
  for (const { name, over } of [...frames].sort((a, b) => a.over.length - b.over.length)) {
    const inner = over.map((one) => roots(boxes.has(one) ? boxId(one) : frameId(one)));
    for (const id of inner) if (id !== frameId(name)) parents.set(id, frameId(name));
  }
  return parents;
}

const corner = (name: string, { x, y, width, height }: Placed | Omit<Placed, 'name'>): Placed => ({
  name,
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** From a box back to itself, at its right. */
function again({ x, y, width, height }: Omit<Placed, 'name'>, points: readonly Point[]): Point[] {
  const edge = x + width / 2;
  const far = Math.max(edge + 8, ...points.map((point) => point.x));
  const [from, to] = [y - height / 4, y + height / 4];
  return [
    { x: edge, y: from },
    { x: far, y: from },
    { x: far, y: to },
    { x: edge, y: to },
  ];
}

/** Lays a system out from top to bottom. It takes seconds where hundreds of stations call each other. */
export function layoutOf({ boxes, frames, ways, isCompact }: Graph): Layout {
  // The library takes the size of nothing as infinite.
  if (boxes.length + frames.length === 0) {
    return { width: 0, height: 0, boxes: [], frames: [], ways: [] };
  }
  const graph = new DagreGraph({ compound: true, multigraph: false });
  graph.setGraph({
    rankdir: 'TB',
    nodesep: isCompact ? 10 : 16,
    edgesep: 10,
    ranksep: isCompact ? 16 : 28,
  });
  const names = new Set(boxes.map(({ name }) => name));
  for (const { name, width, height } of boxes) graph.setNode(boxId(name), { width, height });
  const parents = parentsOf(frames, names);
  const around = new Set(parents.values());
  for (const { name, width } of frames)
    graph.setNode(frameId(name), around.has(frameId(name)) ? {} : { width, height: 24 });
  for (const [id, parent] of parents) graph.setParent(id, parent);
  const idOf = (name: string | null, end: string): string => {
    if (name !== null) return boxId(name);
    graph.setNode(end, { ...END });
    return end;
  };
  for (const { from, to, share } of ways)
    graph.setEdge(
      idOf(from, IN),
      idOf(to, OUT),
      isTold(share) && !isCompact ? { ...LABEL, labelpos: 'c' } : {},
    );
  dagre.layout(graph);
  const node = (id: string) => graph.node(id) as Omit<Placed, 'name'>;
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    width,
    height,
    boxes: boxes.map(({ name }) => corner(name, node(boxId(name)))),
    frames: frames.map(({ name }) => corner(name, node(frameId(name)))),
    ways: ways.map(({ from, to, share }) => {
      const edge = graph.edge(idOf(from, IN), idOf(to, OUT)) as {
        points: Point[];
        x?: number;
        y?: number;
      };
      const { x, y } = edge;
      const points =
        from === to && from !== null ? again(node(boxId(from)), edge.points) : edge.points;
      const label = x !== undefined && y !== undefined ? { x, y } : null;
      return { from, to, share, points, label };
    }),
  };
}
