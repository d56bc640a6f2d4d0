import { pairs, ticks } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import type { AxisTick } from '../frame/Axis';
import { formatNumber } from '../frame/format';
import { placeAlongLine } from '../frame/placeAlongLine';
import {
  type Box,
  boxAround,
  boxesAlong,
  labelBoxes,
  type PlacedLabel,
  placeLabels,
  type Segment,
} from '../frame/placeLabels';
import type { Tone } from '../marks/Label';
import type { PlaneDomain } from './planeDomain';
import { labelRequests, type PlaneRing } from './planeLabels';
import { type OffScaleMark, offScaleMarks, within } from './planeOffScale';
import { trailOf } from './planeText';
import type { MeasuredPoint, PlaneBand, ThroughputLatencyPlaneProps } from './planeTypes';

/** Height of the plane at every width, in px. */
export const PLANE_HEIGHT = 324;
const LOG_TICKS = [50, 100, 150, 200, 300, 400, 500, 700, 1000, 1500, 2000, 3000, 5000];

/** Narrower plots have no room for the target's full name between their rings. */
const NARROW_PX = 600;

type Scale = (value: number) => number;

/** In px. */
interface PlanePlace {
  x: number;
  y: number;
}

export type { PlaneRing };

export interface PlaneLayout {
  plot: Box;
  x: Scale;
  y: Scale;
  xTicks: AxisTick[];
  yTicks: AxisTick[];
  rings: PlaneRing[];
  offScale: OffScaleMark[];
  labels: { label: PlacedLabel; tone: Tone }[];
  /** Between configurations that are joined, where both are drawn. */
  joined: Segment[];
  change: Segment | null;
  /** What was visited and is drawn, each once. */
  visited: PlanePlace[];
  /** From each to the next, where both are drawn. */
  trail: Segment[];
  simulated: PlanePlace | null;
  now: PlanePlace | null;
  targetLabel: TargetLabel;
  /** The band as far as it is drawn. */
  band: Box | null;
  /** Under less and more load, where it is drawn. */
  overLoad: PlanePlace[];
}

/** The target's name beside its line, in px; `x` is where the text starts. */
interface TargetLabel {
  text: string;
  x: number;
  box: Box;
}

function placeTargetLabel(
  targetMs: number,
  lineY: number,
  plot: Box,
  taken: readonly Box[],
): TargetLabel {
  // The axis names the value, too.
  const text = plot.width < NARROW_PX ? 'target' : `target, about ${targetMs} ms`;
  const box = placeAlongLine(
    text,
    { begin: plot.x + plot.width, end: plot.x, y: lineY, sides: ['below', 'above'] },
    taken,
  );
  if (box === undefined) throw new Error('The plane is too narrow for the name of its target.');
  return { text, x: box.x, box };
}

/** A place that was visited twice is drawn once. */
const eachOnce = <T extends object>(places: readonly T[]): T[] => [
  ...new Map(places.map((place) => [Object.values(place).join(), place])).values(),
];

/** A line from one place to the other, where both are drawn. */
const between = (from?: PlanePlace | null, to?: PlanePlace | null): Segment[] =>
  from && to ? [{ x1: from.x, y1: from.y, x2: to.x, y2: to.y }] : [];

/** A band in px, as far as it lies in the plot; null where none of it does. */
function bandBox({ throughputPerSecond, roundtripMs }: PlaneBand, plot: Box, x: Scale, y: Scale) {
  const [left, right] = [x(throughputPerSecond.low), x(throughputPerSecond.high)].map((at) =>
    Math.min(plot.x + plot.width, Math.max(plot.x, at)),
  );
  const [top, bottom] = [y(roundtripMs.high), y(Math.max(1, roundtripMs.low))].map((at) =>
    Math.min(plot.y + plot.height, Math.max(plot.y, at)),
  );
  const box = {
    x: left ?? 0,
    y: top ?? 0,
    width: (right ?? 0) - (left ?? 0),
    height: (bottom ?? 0) - (top ?? 0),
  };
  return box.width > 0 && box.height > 0 ? box : null;
}

/** The first stretch of a line that lies in the plot, to where it leaves it. */
function cutAtEdges(line: readonly PlanePlace[], plot: Box): PlanePlace[] {
  const isInside = ({ x, y }: PlanePlace) =>
    x >= plot.x && x <= plot.x + plot.width && y >= plot.y && y <= plot.y + plot.height;
  const first = line.findIndex(isInside);
  if (first < 0) return [];
  const beyond = line.slice(first).findIndex((one) => !isInside(one));
  const inside = beyond < 0 ? line.slice(first) : line.slice(first, first + beyond);
  const [last, next] = [inside.at(-1), beyond < 0 ? undefined : line[first + beyond]];
  if (last === undefined || next === undefined) return inside;
  const shareTo = (from: number, to: number, low: number, high: number) =>
    to > high ? (high - from) / (to - from) : to < low ? (from - low) / (from - to) : 1;
  const share = Math.min(
    shareTo(last.x, next.x, plot.x, plot.x + plot.width),
    shareTo(last.y, next.y, plot.y, plot.y + plot.height),
  );
  return [
    ...inside,
    { x: last.x + share * (next.x - last.x), y: last.y + share * (next.y - last.y) },
  ];
}

const edgesOf = ({ x, y, width, height }: Box): Segment[] =>
  [
    [x, y, x + width, y],
    [x, y + height, x + width, y + height],
    [x, y, x, y + height],
    [x + width, y, x + width, y + height],
  ].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => ({ x1, y1, x2, y2 }));

/** Places every mark and label of the plane for a width in px. */
export function layoutPlane(
  props: ThroughputLatencyPlaneProps,
  domain: PlaneDomain,
  width: number,
): PlaneLayout {
  const { measured, currentId, caseIds, targetMs } = props;
  const plot: Box = { x: 44, y: 24, width: width - 56, height: PLANE_HEIGHT - 24 - 44 };
  const x = scaleLinear(domain.throughputPerSecond, [plot.x, plot.x + plot.width]);
  const exactY = (domain.log ? scaleLog() : scaleLinear())
    .domain(domain.roundtripMs)
    .range([plot.y + plot.height, plot.y]);
  // Logarithms may differ in the last bit between engines; static HTML and browser must agree.
  const y = (roundtripMs: number) => Math.round(10 * exactY(roundtripMs)) / 10;
  const place = (point: { throughputPerSecond: number; roundtripMs: number }) => ({
    x: x(point.throughputPerSecond),
    y: y(point.roundtripMs),
  });
  const look = (point: MeasuredPoint): PlaneRing['look'] => {
    if (point.id === currentId) return 'current';
    if (caseIds.includes(point.id)) return 'measured';
    return point.flag ? 'flagged' : 'context';
  };
  const rank = { context: 0, flagged: 1, measured: 2, current: 3 };
  const radius = { context: 3.5, flagged: 3.5, measured: 4, current: 6.5 };
  const rings = measured
    .filter((point) => within(domain, point))
    .map((point) => ({ point, ...place(point), look: look(point), radius: radius[look(point)] }))
    .sort((a, b) => rank[a.look] - rank[b.look]);
  const simulated =
    props.simulated && within(domain, props.simulated) ? place(props.simulated) : null;
  const now = props.now && within(domain, props.now) ? place(props.now) : null;
  const ringOf = (id: string) => rings.find((ring) => ring.point.id === id);
  const joined = (props.joined ?? []).flatMap(([one, other]) =>
    between(ringOf(one), ringOf(other)),
  );
  const [change = null] = between(simulated, now);
  const steps = trailOf(props).map((point) => (within(domain, point) ? place(point) : null));
  const visited = eachOnce(steps.filter((step) => step !== null));
  const trail = eachOnce(pairs(steps).flatMap(([from, to]) => between(from, to)));
  const offScale = offScaleMarks(props, domain, plot, x, y);
  const band = props.band ? bandBox(props.band, plot, x, y) : null;
  const settled = (props.overLoad ?? []).filter(({ unstable }) => !unstable);
  const overLoad = cutAtEdges(settled.map(place), plot);

  const obstacles: Box[] = [
    ...offScale.map((mark) => mark.box),
    ...rings.map((ring) => boxAround(ring.x, ring.y, ring.radius + 1.5)),
    { x: plot.x, y: y(targetMs) - 1.5, width: plot.width, height: 3 },
    // The numbers along the axis.
    { ...plot, y: plot.y + plot.height + 4, height: 18 },
    ...[...joined, ...(change ? [change] : []), ...trail].flatMap((segment) => boxesAlong(segment)),
    ...pairs(overLoad).flatMap(([from, to]) => between(from, to).flatMap((one) => boxesAlong(one))),
    ...(band ? edgesOf(band).flatMap((edge) => boxesAlong(edge)) : []),
    ...visited.map((point) => boxAround(point.x, point.y, 4)),
    ...(simulated ? [boxAround(simulated.x, simulated.y, 7)] : []),
    ...(now ? [boxAround(now.x, now.y, 11)] : []),
    ...rings.flatMap((ring) =>
      ring.point.flag ? [{ x: ring.x - 3, y: ring.y - 18, width: 12, height: 12 }] : [],
    ),
  ];
  const requests = labelRequests(props, { rings, simulated, now }, width);
  const first = requests.filter((entry) => entry.request.required);
  const own = placeLabels(
    first.map((entry) => entry.request),
    obstacles,
    { ...plot, height: plot.height + 3 },
  );
  const taken = [...obstacles, ...own.flatMap(labelBoxes)];
  const targetLabel = placeTargetLabel(targetMs, y(targetMs), plot, taken);
  const context = placeLabels(
    requests.filter((entry) => !entry.request.required).map((entry) => entry.request),
    [...taken, targetLabel.box],
    plot,
  );
  const placed = [...own, ...context];
  const tones = new Map(requests.map((entry) => [entry.request.id, entry.tone]));
  const yValues = domain.log
    ? LOG_TICKS.filter((tick) => tick >= domain.roundtripMs[0] && tick <= domain.roundtripMs[1])
    : ticks(...domain.roundtripMs, 6);
  return {
    plot,
    x,
    y,
    xTicks: x
      .ticks(Math.max(3, Math.round(width / 90)))
      .map((tick) => ({ at: x(tick), label: formatNumber(tick) })),
    yTicks: (yValues.includes(targetMs) ? yValues : [...yValues, targetMs]).map((tick) => ({
      at: y(tick),
      label: formatNumber(tick),
      emphasised: tick === targetMs,
    })),
    rings,
    offScale,
    labels: placed.map((label) => ({ label, tone: tones.get(label.id) ?? 'context' })),
    joined,
    change,
    visited,
    trail,
    simulated,
    now,
    targetLabel,
    band,
    overLoad,
  };
}
