import { extent, max, pairs } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import type { AxisTick } from '../frame/Axis';
import { shortNumber } from '../frame/format';
import {
  type Box,
  boxAround,
  boxesAlong,
  type LabelRequest,
  type PlacedLabel,
  placeLabels,
} from '../frame/placeLabels';
import { steady } from '../frame/steady';
import { clear } from '../sweep/curveLayout';
import type { LoadCurveProps, Stretch } from './types';

export const HEIGHT = 280;
const TOP = 26;
const BOTTOM = 44;
const LEFT = 52;
/** Room between the ends of the plot and the first and last load, px. */
const INSET = 10;
/** Height of the tick of the knee, px. */
export const KNEE = 9;
/** What surrounds values may reach further than these by as much; the rest of it runs off the chart. */
const MOST_AROUND = 1.25;
/** The same where loads are shown that nobody measured: there the band says how much is open. */
const MOST_BEYOND = 2.5;
/** Room for the label above the bound, as a share of it. */
const ABOVE_BOUND = 1.25;
/** A target further above all values than this times is not drawn: it would press them to the ground. */
const MOST_TARGET = 2;
const MARK = 6;

/** Places of marks, px. */
export interface Layout {
  plot: Box;
  bottom: number;
  right: number;
  x: (load: number) => number;
  y: (value: number) => number;
  /** As y, kept within the plot. */
  held: (value: number) => number;
  ticks: AxisTick[];
  yTicks: ReturnType<typeof scaleLinear<number, number>>;
  target: LoadCurveProps['target'];
}

/** The highest value that the chart has room for. */
function topOf(props: LoadCurveProps): number {
  const { measured, simulated, band, bound, target, range, domain } = props;
  const values = [
    ...measured.map(({ value }) => value),
    ...simulated.filter(({ isUnstable }) => !isUnstable).map(({ mean }) => mean),
  ];
  const own = max(values) ?? max(band, ({ high, low }) => high ?? low) ?? target?.value ?? 1;
  const around = [
    ...simulated.map(({ high }) => high),
    ...band.flatMap(({ high }) => high ?? []),
    ...(bound?.values.map(({ value }) => value) ?? []),
  ];
  const most = range && domain[1] > range[1] ? MOST_BEYOND : MOST_AROUND;
  const named = bound && bound.lines.length > 0 ? max(bound.values, ({ value }) => value) : 0;
  const shown = Math.max(own, Math.min(max(around) ?? own, own * most));
  const above = Math.min((named ?? 0) * ABOVE_BOUND, own * most);
  const aimed = target && target.value <= own * MOST_TARGET ? target.value * ABOVE_BOUND : 0;
  return Math.max(shown, above, aimed) || 1;
}

/** The scale of the loads; in factors where that is asked for and possible. */
function acrossOf({ loads, domain }: LoadCurveProps, range: [number, number]) {
  const [low, high] = domain;
  if (loads.scale === 'log' && low > 0) {
    return low === high ? scaleLog([low / 2, high * 2], range) : scaleLog([low, high], range);
  }
  return low === high ? scaleLinear([low - 1, high + 1], range) : scaleLinear([low, high], range);
}

/** The loads of the points, the outermost first; round ones beside them, and between them where they are few. */
function ticksOf(props: LoadCurveProps, across: ReturnType<typeof acrossOf>): AxisTick[] {
  const at = steady(across);
  const points = props.measured.length > 0 ? props.measured : props.simulated;
  const loads = [...new Set(points.map(({ load }) => load))];
  const [first = 0, last = 0] = extent(loads);
  const isRoundShown = (load: number) =>
    Number.isInteger(load) && (loads.length < 3 || load < first || load > last);
  const round = across.ticks(6).filter(isRoundShown);
  const ends = loads.length > 0 ? [last, first] : [];
  const wanted = [...ends, ...loads, ...[...round].sort((a, b) => rank(b) - rank(a))];
  return clear([...new Set(wanted)].map((load) => ({ at: at(load), label: shortNumber(load) })));
}

/** Powers of ten before their fives and twos, and these before what is between. */
const rank = (load: number): number => '347896251'.indexOf(String(load).charAt(0));

export function layoutOf(props: LoadCurveProps, width: number): Layout {
  const plot: Box = { x: LEFT, y: TOP, width: width - LEFT - 8, height: HEIGHT - TOP - BOTTOM };
  const bottom = plot.y + plot.height;
  const right = plot.x + plot.width;
  const top = topOf(props);
  const yTicks = scaleLinear([0, top], [bottom, plot.y]).nice(5);
  const across = acrossOf(props, [plot.x + INSET, right - INSET]);
  const y = steady(yTicks);
  const { target } = props;
  const isShown = target !== null && target.value <= (yTicks.domain()[1] ?? top);
  return {
    plot,
    bottom,
    right,
    x: steady(across),
    y,
    held: (value) => Math.min(bottom, Math.max(plot.y, y(value))),
    ticks: ticksOf(props, across),
    yTicks,
    target: isShown ? target : null,
  };
}

/** A stretch in px, kept within the plot; null where nothing of it is left. */
export function stretchOf(
  { x, plot, right }: Layout,
  { from, to }: Stretch,
): { x: number; width: number } | null {
  // What reaches the outermost load reaches the edge, and what lies beyond it is not drawn.
  const low = x(from) <= plot.x + INSET ? plot.x : x(from);
  const high = x(to) >= right - INSET ? right : x(to);
  return x(to) - x(from) < 1 || high - low < 1 ? null : { x: low, width: high - low };
}

export const KEPT_BACK = 'kept back';
export const LAW = 'scalability law';

function requestsOf(props: LoadCurveProps, layout: Layout): LabelRequest[] {
  const { bound, knee, law, keptBack } = props;
  const { plot, bottom, x, y, right, target } = layout;
  const held = keptBack.map((stretch) => stretchOf(layout, stretch)).find((one) => one !== null);
  const flat = bound?.values.at(-1);
  const inside = law.filter(({ value }) => y(value) >= plot.y);
  const named = inside[Math.floor(inside.length * 0.75)];
  const isKneeShown = knee !== null && x(knee) >= plot.x && x(knee) <= right;
  const required = true;
  return [
    ...(target
      ? [
          {
            id: 'target',
            x: plot.x + 70,
            y: y(target.value),
            radius: 0,
            required,
            lines: target.lines,
          },
        ]
      : []),
    ...(bound && flat && bound.lines.length > 0
      ? [{ id: 'bound', x: plot.x + 70, y: y(flat.value), radius: 0, required, lines: bound.lines }]
      : []),
    ...(isKneeShown
      ? [
          {
            id: 'knee',
            x: x(knee),
            y: bottom - KNEE / 2,
            radius: KNEE / 2,
            required,
            lines: [{ text: `knee ${shortNumber(knee)}`, bold: true }],
          },
        ]
      : []),
    ...(named
      ? [
          {
            id: 'law',
            x: x(named.load),
            y: y(named.value),
            radius: 2,
            required,
            lines: [{ text: LAW }],
          },
        ]
      : []),
    ...(held
      ? [
          {
            id: 'kept',
            x: held.x,
            y: bottom - 12,
            radius: 0,
            required,
            lines: [{ text: KEPT_BACK }],
          },
        ]
      : []),
  ];
}

/** Texts beside lines and marks, which keep clear of these and of each other. */
export function labelsOf(props: LoadCurveProps, layout: Layout): PlacedLabel[] {
  const { x, y, held, plot, right, bottom, target } = layout;
  const along = (values: readonly { load: number; value: number }[]) =>
    pairs([...values]).flatMap(([from, to]) =>
      boxesAlong({ x1: x(from.load), y1: held(from.value), x2: x(to.load), y2: held(to.value) }),
    );
  const level = (value: number) =>
    boxesAlong({ x1: plot.x, y1: y(value), x2: right, y2: y(value) });
  const { measured, simulated, bound, law } = props;
  const drawn = simulated.map(({ load, mean }) => ({ load, value: mean }));
  return placeLabels(
    requestsOf(props, layout),
    [
      ...measured.map(({ load, value }) => boxAround(x(load), held(value), MARK)),
      ...simulated.map(({ load, mean }) => boxAround(x(load), held(mean), 4)),
      ...simulated.flatMap(({ load, low, high }) =>
        boxesAlong({ x1: x(load), y1: held(low), x2: x(load), y2: held(high) }),
      ),
      ...along(drawn),
      ...along(law),
      ...(bound ? along(bound.values) : []),
      ...(target ? level(target.value) : []),
      ...(props.knee === null ? [] : [boxAround(x(props.knee), bottom - KNEE / 2, KNEE / 2)]),
    ],
    plot,
  );
}
