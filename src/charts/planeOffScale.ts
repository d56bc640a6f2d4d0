import type { Tone } from './DirectLabel';
import type { Box } from './placeLabels';
import { textWidth } from './textWidth';

/** A mark beyond the axes: an arrow at the edge and the value beside it, in px. */
export interface OffScaleMark {
  id: string;
  tone: Tone;
  arrow: { x: number; y: number; dx: number; dy: number };
  text: string;
  textX: number;
  textY: number;
  anchor: 'start' | 'end';
  box: Box;
}

export interface OffScaleEntry {
  id: string;
  tone: Tone;
  text: string;
  /** Used where the full text does not fit. */
  short: string;
  /** Where the mark would stand, in px, beyond the plot. */
  x: number;
  y: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Puts the arrow of an entry at the edge it left by, clear of the marks already there. */
export function offScaleMark(entry: OffScaleEntry, plot: Box, taken: readonly Box[]): OffScaleMark {
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const dx = entry.x > right ? 1 : entry.x < plot.x ? -1 : 0;
  const dy = entry.y > bottom ? 1 : entry.y < plot.y ? -1 : 0;
  const text = textWidth(entry.text) + 24 < 0.8 * plot.width ? entry.text : entry.short;
  const width = textWidth(text);
  const tipX = clamp(entry.x, plot.x + 14, right - 4);
  let tipY = dy < 0 ? plot.y - 16 : dy > 0 ? bottom - 4 : clamp(entry.y, plot.y, bottom);
  const toLeft = tipX - width - 20 > plot.x;
  const boxAt = (y: number): Box => ({
    x: toLeft ? tipX - width - 14 : tipX - 8,
    y: y - (dy > 0 ? 12 : 6),
    width: width + 22,
    height: 18,
  });
  const step = dy > 0 ? -18 : 18;
  while (
    taken.some((box) => overlaps(box, boxAt(tipY))) &&
    tipY > plot.y - 20 &&
    tipY < bottom + 4
  ) {
    tipY += step;
  }
  const middle = dy === 0 ? tipY + 4 : dy > 0 ? tipY - 1 : tipY + 8;
  return {
    id: entry.id,
    tone: entry.tone,
    arrow: { x: tipX, y: tipY, dx, dy },
    text,
    textX: toLeft ? tipX - 14 : tipX + 14,
    textY: middle,
    anchor: toLeft ? 'end' : 'start',
    box: boxAt(tipY),
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
