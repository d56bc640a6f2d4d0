import { range } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import type { AxisTick } from './Axis';
import type { Tone } from './DirectLabel';
import { formatNumber, formatOperatingPoint } from './format';
import {
  type Box,
  boxAround,
  boxesAlong,
  covered,
  type LabelRequest,
  labelBoxes,
  type PlacedLabel,
  placeLabels,
  type Segment,
} from './placeLabels';
import type { PlaneDomain } from './planeDomain';
import { type OffScaleMark, offScaleMark } from './planeOffScale';
import type { MeasuredPoint, ThroughputLatencyPlaneProps } from './planeTypes';
import { textWidth } from './textWidth';

/** Height of the plane at every width, in px. */
export const PLANE_HEIGHT = 324;
const LOG_TICKS = [50, 100, 150, 200, 300, 400, 500, 700, 1000, 1500, 2000, 3000, 5000];

/** Step from the right end at which a free place for the target's name is looked for. */
const TARGET_STEP_PX = 24;
/** Context points with more than two others this near stay without a label. */
const CROWD_PX = 34;

type Scale = (value: number) => number;

/** A measured point where it is drawn, in px. */
export interface PlaneRing {
  point: MeasuredPoint;
  x: number;
  y: number;
  radius: number;
  look: 'currentRing' | 'ring' | 'contextRing' | 'flagRing';
}

export interface PlaneLayout {
  plot: Box;
  x: Scale;
  y: Scale;
  xTicks: AxisTick[];
  yTicks: AxisTick[];
  rings: PlaneRing[];
  offScale: OffScaleMark[];
  labels: { label: PlacedLabel; tone: Tone }[];
  /** Points of the line that connects the configurations of one test case. */
  caseLine: string;
  change: Segment | null;
  simulated: { x: number; y: number } | null;
  now: { x: number; y: number } | null;
  targetLabel: TargetLabel;
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
  const text = plot.width < 450 ? `${targetMs} ms target` : `target, about ${targetMs} ms`;
  const width = textWidth(text);
  const boxes = range(plot.x + plot.width - width, plot.x, -TARGET_STEP_PX).flatMap((x) =>
    [lineY + 3, lineY - 19].map((y) => ({ x, y, width, height: 16 })),
  );
  const areas = boxes.map((box) => covered(box, taken));
  const box = boxes[areas.indexOf(Math.min(...areas))];
  return { text, x: box.x, box };
}

function within(domain: PlaneDomain, point: { throughputPerSecond: number; roundtripMs: number }) {
  const [x0, x1] = domain.throughputPerSecond;
  const [y0, y1] = domain.roundtripMs;
  const { throughputPerSecond: x, roundtripMs: y } = point;
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

/** Places every mark and label of the plane for a width in px. */
export function layoutPlane(
  props: ThroughputLatencyPlaneProps,
  domain: PlaneDomain,
  width: number,
): PlaneLayout {
  const { measured, currentId, caseIds, targetMs = 300 } = props;
  const plot: Box = { x: 44, y: 24, width: width - 56, height: PLANE_HEIGHT - 24 - 44 };
  const x = scaleLinear(domain.throughputPerSecond, [plot.x, plot.x + plot.width]);
  const y = (domain.log ? scaleLog() : scaleLinear())
    .domain(domain.roundtripMs)
    .range([plot.y + plot.height, plot.y]);
  const place = (point: { throughputPerSecond: number; roundtripMs: number }) => ({
    x: x(point.throughputPerSecond),
    y: y(point.roundtripMs),
  });
  const look = (point: MeasuredPoint): PlaneRing['look'] => {
    if (point.id === currentId) return 'currentRing';
    if (caseIds.includes(point.id)) return 'ring';
    return point.flag ? 'flagRing' : 'contextRing';
  };
  const rank = { contextRing: 0, flagRing: 1, ring: 2, currentRing: 3 };
  const radius = { contextRing: 3.5, flagRing: 3.5, ring: 4, currentRing: 6.5 };
  const rings = measured
    .filter((point) => within(domain, point))
    .map((point) => ({ point, ...place(point), look: look(point), radius: radius[look(point)] }))
    .sort((a, b) => rank[a.look] - rank[b.look]);
  const simulated =
    props.simulated && within(domain, props.simulated) ? place(props.simulated) : null;
  const now = props.now && within(domain, props.now) ? place(props.now) : null;
  const connected = caseIds.flatMap((id) => rings.filter((ring) => ring.point.id === id));
  const change =
    simulated && now ? { x1: simulated.x, y1: simulated.y, x2: now.x, y2: now.y } : null;
  const offScale = offScaleMarks(props, domain, plot, x, y);
  const right = plot.x + plot.width;

  const obstacles: Box[] = [
    ...offScale.map((mark) => mark.box),
    ...rings.map((ring) => boxAround(ring.x, ring.y, ring.radius + 1.5)),
    ...boxesAlong({ x1: plot.x, x2: right, y1: y(targetMs), y2: y(targetMs) }, 1.5),
    ...connected
      .slice(1)
      .flatMap((ring, index) =>
        boxesAlong({ x1: connected[index].x, y1: connected[index].y, x2: ring.x, y2: ring.y }),
      ),
    ...(change ? boxesAlong(change) : []),
    ...(simulated ? [boxAround(simulated.x, simulated.y, 7)] : []),
    ...(now ? [boxAround(now.x, now.y, 11)] : []),
    ...rings.flatMap((ring) =>
      ring.point.flag ? [{ x: ring.x - 3, y: ring.y - 18, width: 12, height: 12 }] : [],
    ),
  ];
  const requests = labelRequests(props, rings, simulated, now, width);
  const first = requests.filter((entry) => entry.request.required);
  const own = placeLabels(
    first.map((entry) => entry.request),
    obstacles,
    plot,
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
    : scaleLinear(domain.roundtripMs, [0, 1]).ticks(6);
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
    caseLine: connected.map((ring) => `${ring.x},${ring.y}`).join(' '),
    change,
    simulated,
    now,
    targetLabel,
  };
}

function offScaleMarks(
  props: ThroughputLatencyPlaneProps,
  domain: PlaneDomain,
  plot: Box,
  x: Scale,
  y: Scale,
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
    const values = formatOperatingPoint(point.throughputPerSecond, point.roundtripMs);
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

function labelRequests(
  props: ThroughputLatencyPlaneProps,
  rings: readonly PlaneRing[],
  simulated: { x: number; y: number } | null,
  now: { x: number; y: number } | null,
  width: number,
): { request: LabelRequest; tone: Tone }[] {
  const values = (point: { throughputPerSecond: number; roundtripMs: number }) =>
    formatOperatingPoint(point.throughputPerSecond, point.roundtripMs);
  const requests: { request: LabelRequest; tone: Tone }[] = [];
  const add = (tone: Tone, request: LabelRequest) => requests.push({ tone, request });
  const current = rings.find((ring) => ring.look === 'currentRing');
  if (current) {
    const { point } = current;
    const second = point.flag ? `printed ${point.flag.printed}` : values(point);
    add(point.flag ? 'note' : 'measured', {
      id: point.id,
      x: current.x,
      y: current.y,
      radius: current.radius,
      lines: [{ text: `measured ${point.id}`, bold: true }, { text: second }],
      required: true,
    });
  }
  if (now && props.now) {
    const name = `now, ${props.now.label}${props.now.extrapolated ? ', extrapolated' : ''}`;
    const lines = [{ text: name, bold: true }, { text: values(props.now) }];
    add('simulated', { id: 'now', ...now, radius: 10, lines, required: true });
  }
  if (simulated && props.simulated) {
    const name = props.now && width > 500 ? 'simulated, as published' : 'simulated';
    const lines = [{ text: name, bold: true }, { text: values(props.simulated) }];
    add('simulated', { id: 'simulated', ...simulated, radius: 6, lines, required: true });
  }
  for (const ring of rings) {
    if (ring.look === 'ring') {
      const lines = [{ text: ring.point.id, bold: true }];
      const { id, flag } = ring.point;
      if (flag) lines[0].text = `${id}, printed ${flag.printed}`;
      add(flag ? 'note' : 'measured', { ...ring, id, lines, required: true });
    }
  }
  for (const ring of rings) {
    const { id, flag } = ring.point;
    if (ring.look === 'flagRing' && flag) {
      add('note', {
        ...ring,
        id,
        lines: [{ text: `${id}, printed ${flag.printed}` }],
        required: width > 500,
      });
    }
  }
  for (const ring of rings) {
    const crowd = rings.filter(
      (other) => Math.hypot(other.x - ring.x, other.y - ring.y) < CROWD_PX,
    );
    if (ring.look === 'contextRing' && crowd.length <= (width > 500 ? 3 : 2)) {
      add('context', {
        ...ring,
        id: ring.point.id,
        lines: [{ text: ring.point.id }],
        required: false,
      });
    }
  }
  return requests;
}
