import { formatOperatingPoint } from '../frame/format';
import type { Box } from '../frame/placeLabels';
import { textWidth } from '../frame/textWidth';
import type { Tone } from '../marks/Label';
import type { PlaneDomain } from './planeDomain';
import { growthText } from './planeText';
import type { ThroughputLatencyPlaneProps } from './planeTypes';

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

interface OffScaleEntry {
  id: string;
  tone: Tone;
  text: string;
  /** Used where the full text does not fit. */
  short: string;
  /** Where the mark would stand, in px, beyond the plot. */
  x: number;
  y: number;
}

/** Plots narrower than this take the short text. */
const NARROW_PX = 450;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Puts the arrow of an entry at the edge it left by, clear of the marks already there. */
function offScaleMark(entry: OffScaleEntry, plot: Box, taken: readonly Box[]): OffScaleMark {
  const right = plot.x + plot.width;
  const bottom = plot.y + plot.height;
  const dx = entry.x > right ? 1 : entry.x < plot.x ? -1 : 0;
  const dy = entry.y > bottom ? 1 : entry.y < plot.y ? -1 : 0;
  const text = plot.width > NARROW_PX ? entry.text : entry.short;
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

/** Whether a point falls into the part of the plane that is drawn. */
export function within(
  domain: PlaneDomain,
  point: { throughputPerSecond: number; roundtripMs: number },
) {
  const [x0, x1] = domain.throughputPerSecond;
  const [y0, y1] = domain.roundtripMs;
  const { throughputPerSecond: x, roundtripMs: y } = point;
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** Arrows for the named points that the plane does not reach. */
export function offScaleMarks(
  props: ThroughputLatencyPlaneProps,
  domain: PlaneDomain,
  plot: Box,
  x: (throughputPerSecond: number) => number,
  y: (roundtripMs: number) => number,
): OffScaleMark[] {
  const named = props.measured
    .filter((point) => !within(domain, point))
    .filter((point) => domain.log || point.flag || point.id === props.currentId)
    .map((point) => ({
      id: point.id,
      tone: (point.flag ? 'note' : point.id === props.currentId ? 'measured' : 'context') as Tone,
      text: point.flag
        ? `${point.id}, printed ${point.flag.printed}`
        : `${point.id}${point.note ? `, ${point.note}` : ''}: ${formatOperatingPoint(point.throughputPerSecond, point.roundtripMs)} as printed`,
      short: point.flag ? `${point.id}, ${point.flag.printed}` : `${point.id}, off the chart`,
      point,
    }));
  const simulated = [
    { id: 'simulated', name: 'simulated', point: props.simulated },
    { id: 'now', name: 'now', point: props.now },
  ].flatMap(({ id, name, point }) => {
    if (!point || within(domain, point)) return [];
    const values =
      formatOperatingPoint(point.throughputPerSecond, point.roundtripMs) + growthText(point);
    return [
      {
        id,
        tone: 'simulated' as Tone,
        text: `${name} ${values}`,
        short: `${name} ${values}`,
        point,
      },
    ];
  });
  const marks: OffScaleMark[] = [];
  for (const entry of [...named, ...simulated]) {
    marks.push(
      offScaleMark(
        { ...entry, x: x(entry.point.throughputPerSecond), y: y(entry.point.roundtripMs) },
        plot,
        marks.map((mark) => mark.box),
      ),
    );
  }
  return marks;
}
