import { extent, max, pairs } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { HorizontalAxis, ticksOf, VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import { formatNumber } from '../frame/format';
import {
  type Box,
  boxAround,
  boxesAlong,
  type LabelRequest,
  placeLabels,
} from '../frame/placeLabels';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { DirectLabel } from '../marks/DirectLabel';
import { Curve } from '../marks/lines';
import { Dot, Ring } from '../marks/points';

/** A configuration: what was measured and what the simulation gives. */
export interface ScaleMeasurement {
  id: string;
  hosts: number;
  measured: number;
  simulated: number | null;
}

/** Throughput by number of process hosts, by three laws; a law that does not exist gives null. */
export interface ScaleSample {
  hosts: number;
  linear: number | null;
  bound: number;
  scalability: number | null;
}

export interface ScaleCurveProps extends ChartFrameText {
  application: string;
  points: readonly ScaleMeasurement[];
  /** By hosts, ascending. */
  samples: readonly ScaleSample[];
}

const LAWS = ['linear', 'bound', 'scalability'] as const;
const HEIGHT = 320;
const TOP = 26;
const BOTTOM = 44;
const perSecond = (value: number | null) => (value === null ? 'none' : formatNumber(value));

function finding({ application, points }: ScaleCurveProps): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || first === last) return `${application}: throughput by process hosts`;
  const times = (value: number, by: number) =>
    formatNumber(value / by, Number.isInteger(value / by) ? 0 : 1);
  return `${application}: ${times(last.hosts, first.hosts)} times the process hosts, ${times(last.measured, first.measured)} times the throughput`;
}

function describe({ application, points }: ScaleCurveProps): string {
  const each = points.map(
    ({ id, hosts, measured, simulated }) =>
      `${id}, ${hosts} hosts: measured ${perSecond(measured)}, simulated ${perSecond(simulated)}`,
  );
  return `Orchestrations per second against process hosts, ${application}. ${each.join('; ')}.`;
}

const table = ({ points, samples }: ScaleCurveProps): TwinData => ({
  columns: [
    'Process hosts',
    'measured',
    'simulated',
    'linear',
    'bound',
    'universal scalability (rejected)',
  ],
  rows: samples.map(({ hosts, linear, bound, scalability }) => {
    const point = points.find((one) => one.hosts === hosts);
    return [
      formatNumber(hosts),
      perSecond(point?.measured ?? null),
      perSecond(point?.simulated ?? null),
      perSecond(linear),
      perSecond(bound),
      perSecond(scalability),
    ];
  }),
});

/** Measured and simulated points over process hosts, with linear growth, the bound and a fitted law. */
export function ScaleCurve(props: ScaleCurveProps) {
  const { points, samples } = props;
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        'Orchestrations per second. Rings: measured. Dots: simulated. Solid line: bound. Dashed: linear from one host. Grey: universal scalability law, rejected.'
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={652}
    >
      {(width) => {
        const plot: Box = { x: 52, y: TOP, width: width - 68, height: HEIGHT - TOP - BOTTOM };
        const right = plot.x + plot.width;
        const bottom = plot.y + plot.height;
        const [, most = 1] = extent(samples, ({ hosts }) => hosts);
        const highest = Math.max(
          max(samples, ({ linear, bound }) => Math.max(linear ?? 0, bound)) ?? 0,
          max(points, ({ measured }) => measured) ?? 0,
          1,
        );
        const x = scaleLinear([0, most], [plot.x, right]);
        const y = scaleLinear([0, highest * 1.05], [bottom, plot.y]);
        const path = (of: (sample: ScaleSample) => number | null) =>
          line<ScaleSample>()
            .defined((sample) => {
              const value = of(sample);
              return value !== null && value >= 0 && value <= highest * 1.05;
            })
            .x(({ hosts }) => x(hosts))
            .y((sample) => y(of(sample) ?? 0))(samples as ScaleSample[]) ?? undefined;
        const labels = placeLabels(
          points.map(
            ({ id, hosts, measured }): LabelRequest => ({
              id,
              x: x(hosts),
              y: y(measured),
              radius: 6,
              required: true,
              lines: [{ text: id, bold: true }, { text: formatNumber(measured) }],
            }),
          ),
          [
            ...points.map(({ hosts, measured }) => boxAround(x(hosts), y(measured), 7)),
            ...LAWS.flatMap((law) =>
              pairs(samples).flatMap(([from, to]) => {
                const [before, after] = [from[law], to[law]];
                if (before === null || after === null) return [];
                const ends = { x1: x(from.hosts), y1: y(before), x2: x(to.hosts), y2: y(after) };
                return boxesAlong(ends);
              }),
            ),
          ],
          plot,
        );
        return (
          <>
            <VerticalAxis title="orchestrations/s" ticks={ticksOf(y, 5)} x={plot.x} to={right} />
            <HorizontalAxis
              ticks={ticksOf(x, width < 480 ? 4 : 7)}
              from={plot.x}
              to={right}
              y={bottom}
              title="process hosts"
            />
            <Curve look="offered" data-mark="linear" d={path(({ linear }) => linear)} />
            <Curve
              look="context"
              data-mark="scalability"
              d={path(({ scalability }) => scalability)}
            />
            <Curve look="simulated" data-mark="bound" d={path(({ bound }) => bound)} />
            {points.map(({ id, hosts, measured, simulated }) => (
              <g key={id}>
                <Ring data-mark="measured" cx={x(hosts)} cy={y(measured)} r={5} />
                {simulated !== null && (
                  <Dot data-mark="simulated" cx={x(hosts)} cy={y(simulated)} r={2.5} />
                )}
              </g>
            ))}
            {labels.map((label) => (
              <DirectLabel key={label.id} label={label} tone="measured" />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
