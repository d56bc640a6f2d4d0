import { extent, pairs } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { HorizontalAxis, ticksOf, VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import {
  type Box,
  boxAround,
  boxesAlong,
  type LabelRequest,
  placeLabels,
} from '../frame/placeLabels';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { widened } from '../frame/widened';
import { DirectLabel } from '../marks/DirectLabel';
import { Curve } from '../marks/lines';
import { Dot, Ring } from '../marks/points';

type Point = readonly [x: number, y: number, name: string];

/** Rings, dots or a line; what they stand for is told by the mark alone. */
export interface DataSeries {
  label: string;
  mark: 'line' | 'measured' | 'simulated';
  points: readonly Point[];
}

export interface DataPlotProps extends ChartFrameText {
  series: readonly DataSeries[];
  /** Quantity of the horizontal axis, with its unit. */
  x: string;
  /** Quantity and unit of the vertical axis. */
  unit: string;
}

const HEIGHT = 320;
const TOP = 26;
const BOTTOM = 44;
/** Radii of the marks, px. */
const RADIUS = { measured: 5, simulated: 3 };
/** Points with a name of their own are labelled up to this number. */
const MOST_NAMES = 12;
const MARKS = { line: 'Line', measured: 'Rings', simulated: 'Dots' } as const;

const shortest = (value: number) =>
  value.toLocaleString('en-US', { maximumSignificantDigits: 4 }).replace('-', '\u2212');

/** From zero where that costs less than half of the room. */
function domainOf(values: readonly number[]): [number, number] {
  const [low = 0, high = 1] = extent(values);
  const from = low > 0 && low < high / 2 ? 0 : low;
  return widened([from, high]);
}

const keyOf = (series: readonly DataSeries[]) =>
  series.map(({ label, mark }) => `${MARKS[mark]}: ${label}.`).join(' ');

function describe({ series, x, unit }: DataPlotProps): string {
  const each = series.map(({ label, mark, points }) => {
    const [low = 0, high = 0] = extent(points, (point) => point[1]);
    return `${MARKS[mark]} ${label}: ${points.length} points from ${shortest(low)} to ${shortest(high)}`;
  });
  return `${unit || 'Values'} against ${x}. ${each.join('; ')}.`;
}

const table = ({ series, x, unit }: DataPlotProps): TwinData => ({
  columns: [x, unit || 'value', 'series', 'name'],
  rows: series.flatMap(({ label, points }) =>
    points.map(([across, up, name]) => [shortest(across), shortest(up), label, name]),
  ),
});

/** Where labels are wanted: the end of each line, and points that have a name. */
function labelRequests(series: readonly DataSeries[], at: (point: Point) => [number, number]) {
  const named = series.flatMap(({ points }) => points.filter(([, , name]) => name !== ''));
  const distinct = [...new Map(named.map((point) => [point[2], point])).values()];
  const names = distinct.length > MOST_NAMES ? [] : distinct;
  const ends = series
    .filter(({ mark, points }) => mark === 'line' && points.length > 1)
    .map(({ label, points }) => [label, points.at(-1)] as const);
  const request = (text: string, point: Point, required: boolean): LabelRequest => {
    const [x, y] = at(point);
    return { id: text, x, y, radius: 5, required, lines: [{ text }] };
  };
  return [
    ...ends.flatMap(([label, point]) => (point ? [request(label, point, true)] : [])),
    ...names.map((point) => request(point[2], point, false)),
  ];
}

/** How many labels as long as those at the ends have room. */
const ticksIn = (width: number, ends: readonly number[]) =>
  Math.min(8, Math.floor(width / (40 + 7 * Math.max(...ends.map((end) => shortest(end).length)))));

/** Where a line runs. */
const boxesOn = (points: readonly Point[], at: (point: Point) => [number, number]): Box[] =>
  pairs([...points]).flatMap(([from, to]) => {
    const [[x1, y1], [x2, y2]] = [at(from), at(to)];
    return boxesAlong({ x1, y1, x2, y2 });
  });

/** Any data over one quantity: measured as rings, simulated as dots, calculated as lines. */
export function DataPlot(props: DataPlotProps) {
  const { series, x: xTitle, unit } = props;
  const all = series.flatMap(({ points }) => points);
  return (
    <ChartFrame
      title={props.title ?? (unit === '' ? xTitle : `${unit} by ${xTitle}`)}
      subtitle={props.subtitle ?? keyOf(series)}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={680}
    >
      {(width) => {
        const plot: Box = { x: 56, y: TOP, width: width - 68, height: HEIGHT - TOP - BOTTOM };
        const right = plot.x + plot.width;
        const bottom = plot.y + plot.height;
        const x = scaleLinear(domainOf(all.map(([value]) => value)), [plot.x + 8, right - 8]);
        const y = scaleLinear(domainOf(all.map(([, value]) => value)), [bottom, plot.y]).nice();
        const at = ([across, up]: Point): [number, number] => [x(across), y(up)];
        const labels = placeLabels(
          labelRequests(series, at),
          [
            ...all.map((point) => boxAround(...at(point), 5)),
            ...series.flatMap(({ mark, points }) => (mark === 'line' ? boxesOn(points, at) : [])),
            ...boxesAlong({ x1: plot.x, y1: bottom, x2: right, y2: bottom }),
          ],
          plot,
        );
        return (
          <>
            <VerticalAxis title={unit} ticks={ticksOf(y, 5, shortest)} x={plot.x} to={right} />
            <HorizontalAxis
              ticks={ticksOf(x, ticksIn(plot.width, x.domain()), shortest)}
              from={plot.x}
              to={right}
              y={bottom}
              title={xTitle}
            />
            {series.map(({ label, mark, points }) =>
              mark === 'line' ? (
                <Curve
                  key={`${mark} ${label}`}
                  look="joined"
                  data-mark="line"
                  d={
                    line<Point>(
                      (point) => at(point)[0],
                      (point) => at(point)[1],
                    )([...points]) ?? undefined
                  }
                />
              ) : (
                <g key={`${mark} ${label}`}>
                  {points.map(at).map(([cx, cy], index) => {
                    const Mark = mark === 'measured' ? Ring : Dot;
                    // biome-ignore lint/suspicious/noArrayIndexKey: points may coincide and never move
                    return <Mark key={index} data-mark={mark} cx={cx} cy={cy} r={RADIUS[mark]} />;
                  })}
                </g>
              ),
            )}
            {labels.map((label) => (
              <DirectLabel key={label.id} label={label} tone="measured" />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
