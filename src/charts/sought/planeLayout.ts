import { greatest } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { type AxisTick, ticksOf } from '../frame/Axis';
import type { Box, LabelRequest } from '../frame/placeLabels';
import type { Tone } from '../marks/Label';
import { number } from './amount';
import { domainOf } from './domain';
import { pointText } from './planeText';
import type { PlanePoint, Quantity, Sought, Span } from './types';

export const HEIGHT = 430;
const TOP = 40;
const BOTTOM = 44;
const LEFT = 52;
const RIGHT = 12;
export const BEST_RADIUS = 6;

/** Where the plane and its scales lie, in px. */
export interface Layout {
  plot: Box;
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
}

export function layoutOf(sought: Sought, width: number): Layout {
  const plot = { x: LEFT, y: TOP, width: width - LEFT - RIGHT, height: HEIGHT - TOP - BOTTOM };
  const x = scaleLinear(domainOf(sought, 'x'), [plot.x, plot.x + plot.width]).nice(8);
  const y = scaleLinear(domainOf(sought, 'y'), [plot.y + plot.height, plot.y]).nice(5);
  return { plot, x, y };
}

export const isInside = ({ x, y }: Layout, point: PlanePoint): boolean => {
  const [x0 = 0, x1 = 0] = x.domain();
  const [y0 = 0, y1 = 0] = y.domain();
  return point.x >= x0 && point.x <= x1 && point.y >= y0 && point.y <= y1;
};

/** Dots of one kind as a single path: a line without length for each, with round ends. */
export const dotsPath = (layout: Layout, points: readonly PlanePoint[]): string =>
  points
    .filter((point) => isInside(layout, point))
    .map(({ x, y }) => `M${layout.x(x).toFixed(1)} ${layout.y(y).toFixed(1)}h0`)
    .join('');

/** The ticks of an axis with its limit in ink, those too near to it left out. */
export function ticksWith(
  scale: ScaleLinear<number, number>,
  count: number,
  { limit }: Quantity,
  room: number,
) {
  const ticks = ticksOf(scale, count);
  if (limit === undefined) return ticks;
  const strong: AxisTick = {
    at: scale(limit.value),
    label: number(limit.value),
    emphasised: true,
  };
  return [...ticks.filter(({ at }) => Math.abs(at - strong.at) >= room), strong];
}

interface Ask {
  tone: Tone;
  request: LabelRequest;
}

/** The labels that the plane wants, most important first. */
export function labelsOf(sought: Sought, layout: Layout): Ask[] {
  const { best, measured, front, isDone } = sought;
  const at = ({ x, y }: PlanePoint) => ({ x: layout.x(x), y: layout.y(y) });
  const mark = measured.find(({ id }) => id === sought.own);
  // Its label stands at the point that is farthest from those with labels of their own.
  const named = [best, mark].flatMap((point) => (point ? [at(point)] : []));
  const clearance = (point: PlanePoint) => {
    const { x, y } = at(point);
    return Math.min(...named.map((other) => Math.hypot(other.x - x, other.y - y)));
  };
  const free = greatest(
    front.filter((point) => isInside(layout, point)),
    clearance,
  );
  const asks: Ask[] = [];
  if (best) {
    const hasBand = best.bandX !== null || best.bandY !== null;
    asks.push({
      tone: 'simulated',
      request: {
        id: 'best',
        ...at(best),
        radius: BEST_RADIUS + 2,
        required: true,
        lines: [
          { text: isDone ? best.name : `${best.name} so far`, bold: true },
          { text: pointText(sought, best) },
          ...(hasBand ? [{ text: 'box: predictive band' }] : []),
        ],
      },
    });
  }
  if (mark && isInside(layout, mark)) {
    asks.push({
      tone: 'measured',
      request: {
        id: 'own',
        ...at(mark),
        radius: 6,
        required: true,
        lines: [
          { text: `${sought.source}’s best, ${mark.id}`, bold: true },
          { text: `measured ${pointText(sought, mark)}` },
        ],
      },
    });
  }
  if (free && clearance(free) > BEST_RADIUS && layout.plot.width > 420) {
    asks.push({
      tone: 'simulated',
      request: {
        id: 'front',
        ...at(free),
        radius: 4,
        required: true,
        lines: [{ text: 'Pareto front: nothing tried beats it in both' }],
      },
    });
  }
  return asks;
}

/** Where a band reaches in px, and the point itself where there is none. */
export const reachOf = (
  scale: ScaleLinear<number, number>,
  band: Span | null,
  value: number,
): [number, number] => {
  const ends = band ? [scale(band.low), scale(band.high)] : [scale(value), scale(value)];
  return [Math.min(...ends), Math.max(...ends)];
};
