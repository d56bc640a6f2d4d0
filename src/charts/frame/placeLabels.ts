import { textWidth } from './textWidth';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LabelLine {
  text: string;
  bold?: boolean;
}

/** A label that wants a place near a mark; coordinates in px. */
export interface LabelRequest {
  id: string;
  x: number;
  y: number;
  /** Radius of the mark, in px. */
  radius: number;
  lines: readonly LabelLine[];
  /** Placed even if no place is free; others are left out. */
  required: boolean;
}

export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface PlacedLabel {
  id: string;
  lines: readonly LabelLine[];
  box: Box;
  /** Side of the text that faces the mark. */
  anchor: 'start' | 'middle' | 'end';
  leader: Segment | null;
}

export const LINE_HEIGHT = 16;
/** Part of the last line that stays empty below the letters, in px. */
const DESCENT = 2;
const GAP = 5;
/** Distance of two labels side by side, in px; widths are estimates. */
const AIR = 4;
const NEAR = 1;
/** A square px of overlap is worth a detour of this many px: of a mark under a label little is seen. */
const COVER_WEIGHT = 60;
/** A leader hides less of what it crosses. */
const LEADER_WEIGHT = 30;
/** A px beyond the bounds is worth a detour of this many. */
const OUTSIDE_WEIGHT = 600;
/** Unit steps from the mark, preferred first. */
const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.7, -0.7],
  [-0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.35, -0.94],
  [-0.35, -0.94],
  [0.35, 0.94],
  [-0.35, 0.94],
];
/** Optional labels stand right, left, above or below. */
const OPTIONAL_DIRECTIONS = 4;
const DISTANCES = [NEAR, 6, 12, 17, 22, 28, 34, 41, 48, 57, 66, 77, 88, 101, 114, 130, 146];

export function boxAround(x: number, y: number, radius: number): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/** Small boxes along a line, so that labels keep off it. */
export function boxesAlong(segment: Segment, radius = 2): Box[] {
  const length = Math.hypot(segment.x2 - segment.x1, segment.y2 - segment.y1);
  const count = Math.max(1, Math.ceil(length / 6));
  return Array.from({ length: count + 1 }, (_, step) => {
    const share = step / count;
    return boxAround(
      segment.x1 + share * (segment.x2 - segment.x1),
      segment.y1 + share * (segment.y2 - segment.y1),
      radius,
    );
  });
}

/** Area of a box that other boxes cover, in square px. */
export function covered(box: Box, others: readonly Box[]): number {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  let area = 0;
  for (const other of others) {
    if (other.x >= right || other.y >= bottom) continue;
    const width = Math.min(right, other.x + other.width) - Math.max(box.x, other.x);
    const height = Math.min(bottom, other.y + other.height) - Math.max(box.y, other.y);
    if (width > 0 && height > 0) area += width * height;
  }
  return area;
}

/** A box with what other labels keep away from it to either side. */
const aired = ({ x, width, ...rest }: Box): Box => ({
  ...rest,
  x: x - AIR,
  width: width + 2 * AIR,
});

/** The room a placed label takes, its leader included. */
export function labelBoxes(label: PlacedLabel): Box[] {
  return label.leader ? [label.box, ...boxesAlong(label.leader, 1)] : [label.box];
}

function outside(box: Box, bounds: Box): number {
  return (
    Math.max(0, bounds.x - box.x) +
    Math.max(0, box.x + box.width - bounds.x - bounds.width) +
    Math.max(0, bounds.y - box.y) +
    Math.max(0, box.y + box.height - bounds.y - bounds.height)
  );
}

function candidate(
  request: LabelRequest,
  width: number,
  step: readonly [number, number],
  distance: number,
  bounds: Box,
): PlacedLabel {
  const [dx, dy] = step;
  const height = request.lines.length * LINE_HEIGHT - DESCENT;
  const reach = request.radius + GAP + distance;
  const facingX = request.x + dx * reach;
  const facingY = request.y + dy * reach;
  // Above and below its mark, a label moves aside to stay within the bounds.
  const mostX = Math.max(bounds.x, bounds.x + bounds.width - width);
  const middleX = Math.min(mostX, Math.max(bounds.x, facingX - width / 2));
  const x = dx > 0 ? facingX : dx < 0 ? facingX - width : middleX;
  const y = dy > 0 ? facingY - 2 : dy < 0 ? facingY - height + 2 : facingY - height / 2;
  const rim = request.radius + 1;
  const norm = Math.sqrt(dx * dx + dy * dy);
  return {
    id: request.id,
    lines: request.lines,
    box: { x, y, width, height },
    anchor: dx > 0 ? 'start' : dx < 0 ? 'end' : 'middle',
    leader:
      distance > NEAR
        ? {
            x1: request.x + (dx / norm) * rim,
            y1: request.y + (dy / norm) * rim,
            x2: facingX - dx * 3,
            y2: facingY - dy * 3,
          }
        : null,
  };
}

/**
 * Places labels one after another at the free spot nearest to their marks. Obstacles are the boxes of
 * marks and lines; labels already placed become obstacles too, so the order is the priority.
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  obstacles: readonly Box[],
  bounds: Box,
): PlacedLabel[] {
  const taken = [...obstacles];
  const placed: PlacedLabel[] = [];
  for (const request of requests) {
    const width = Math.max(...request.lines.map((line) => textWidth(line.text, 12, line.bold)));
    let best: PlacedLabel | null = null;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const distance of request.required ? DISTANCES : [NEAR]) {
      for (const step of request.required ? DIRECTIONS : DIRECTIONS.slice(0, OPTIONAL_DIRECTIONS)) {
        const label = candidate(request, width, step, distance, bounds);
        let cost =
          distance +
          OUTSIDE_WEIGHT * outside(label.box, bounds) +
          COVER_WEIGHT * covered(label.box, taken);
        if (label.leader && cost < bestCost) {
          for (const block of boxesAlong(label.leader, 1)) {
            cost += LEADER_WEIGHT * covered(block, taken);
          }
        }
        if (cost < bestCost && (request.required || cost <= distance)) {
          best = label;
          bestCost = cost;
        }
      }
      if (best && bestCost <= distance) break;
    }
    if (!best) continue;
    placed.push(best);
    taken.push(...labelBoxes({ ...best, box: aired(best.box) }));
  }
  return placed;
}
