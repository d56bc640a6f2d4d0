import { deviation, extent, max, maxIndex, mean, min, pairs } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { ReactNode } from 'react';
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
import { Curve, Interval } from '../marks/lines';
import { Dot, Ring } from '../marks/points';
import { Replications } from '../marks/shapes';

/** What the replications of one pool size completed. */
export interface PoolPoint {
  /** Threads of each process's pool. */
  threads: number;
  /** Orchestrations completed, one value for each replication. */
  completed: readonly number[];
}

/** A published run at its pool size. */
export interface MeasuredPool {
  id: string;
  label: string;
  threads: number;
  completed: number;
}

/** A pool size that a reader ran: completions, mean of the replications with its 95 % interval. */
export interface TriedPool {
  threads: number;
  completed: number;
  low: number;
  high: number;
}

/** Where a value of either axis stands, for what is laid over the chart. */
export interface PoolPlot {
  x: ScaleLinear<number, number>;
  y: ScaleLinear<number, number>;
  plot: Box;
}

export interface PoolCliffProps extends ChartFrameText {
  /** By pool size, ascending. */
  points: readonly PoolPoint[];
  measured: readonly MeasuredPool[];
  tried?: readonly TriedPool[];
  /** Leaves out the points, which still set the scales. */
  isHidden?: boolean;
  overlay?: (plot: PoolPlot) => ReactNode;
}

const HEIGHT = 340;
const TOP = 26;
const BOTTOM = 44;
/** What labels and their leaders keep of the line, in px: a name beyond the cliff would seem to be of another pool. */
const CLEAR = 4;
/** The edge: the last pool size that still completes this share of the best. */
const HOLDS = 0.9;
const FALLEN = 0.5;

export const meanOf = ({ completed }: PoolPoint) => mean(completed) ?? 0;

/** Between which pool sizes the completions fall, by their means; null where they do not. */
export function edge(points: readonly PoolPoint[]): { last: PoolPoint; fallen: PoolPoint } | null {
  const best = max(points, meanOf) ?? 0;
  const fallen = points.findIndex(
    (point, index) => index > maxIndex(points, meanOf) && meanOf(point) < FALLEN * best,
  );
  const last = points
    .slice(0, Math.max(0, fallen))
    .filter((point) => meanOf(point) >= HOLDS * best)
    .at(-1);
  const after = points[fallen];
  return last && after ? { last, fallen: after } : null;
}

/** The pool size whose replications differ most, relative to their mean. */
export function widest(points: readonly PoolPoint[]): PoolPoint | undefined {
  const index = maxIndex(
    points,
    (point) => (deviation(point.completed) ?? 0) / Math.max(1, meanOf(point)),
  );
  return points[index];
}

function finding({ points }: PoolCliffProps): string {
  const found = edge(points);
  if (!found) return 'Simulated completions change little with the size of the pools';
  const { last, fallen } = found;
  return `Between ${last.threads} and ${fallen.threads} threads per pool, simulated completions fall to ${formatNumber((100 * meanOf(fallen)) / meanOf(last))}\u202f%`;
}

function describe({ points, measured, tried = [] }: PoolCliffProps): string {
  const each = points.map((point) => `${point.threads}: ${formatNumber(meanOf(point))}`);
  const wide = widest(points);
  return [
    each.length > 0
      ? `Orchestrations completed against threads per pool, mean of the replications. ${each.join('; ')}.`
      : 'Orchestrations completed against threads per pool.',
    wide
      ? `The replications differ most at ${wide.threads} threads: ${formatNumber(min(wide.completed) ?? 0)} to ${formatNumber(max(wide.completed) ?? 0)}.`
      : '',
    ...measured.map(({ label, completed }) => `Measured, ${label}: ${formatNumber(completed)}.`),
    ...tried.map(({ threads, completed }) => `Tried, ${threads}: ${formatNumber(completed)}.`),
  ].join(' ');
}

function table({ points, measured }: PoolCliffProps): TwinData {
  const sizes = [...new Set([...points, ...measured].map(({ threads }) => threads))].sort(
    (a, b) => a - b,
  );
  return {
    columns: [
      'Threads per pool',
      'measured completed',
      'simulated completed, mean',
      'lowest',
      'highest',
      'replications',
    ],
    rows: sizes.map((threads) => {
      const point = points.find((entry) => entry.threads === threads);
      const runs = measured.filter((entry) => entry.threads === threads);
      return [
        formatNumber(threads),
        runs.map(({ completed }) => formatNumber(completed)).join(', ') || 'none',
        ...(point
          ? [meanOf(point), min(point.completed) ?? 0, max(point.completed) ?? 0].map((value) =>
              formatNumber(value),
            )
          : ['none', 'none', 'none']),
        point ? formatNumber(point.completed.length) : 'none',
      ];
    }),
  };
}

/** The scales, which do not change with what is tried. */
function plotOf({ points, measured }: PoolCliffProps, width: number): PoolPlot {
  const plot: Box = { x: 52, y: TOP, width: width - 68, height: HEIGHT - TOP - BOTTOM };
  const [, largest = 1] = extent([...points, ...measured], ({ threads }) => threads);
  const highest = Math.max(
    max(points, ({ completed }) => max(completed) ?? 0) ?? 0,
    max(measured, ({ completed }) => completed) ?? 0,
    1,
  );
  return {
    x: scaleLinear([0, largest * 1.04], [plot.x, plot.x + plot.width]),
    y: scaleLinear([0, highest * 1.08], [plot.y + plot.height, plot.y]),
    plot,
  };
}

/** Completions against pool size: a dot for each replication, a line through the means, measured rings. */
export function PoolCliff(given: PoolCliffProps) {
  const props = given.isHidden ? { ...given, points: [] } : given;
  const { points, measured, tried = [], overlay } = props;
  const [fewest = 0, most = 0] = extent(points, ({ completed }) => completed.length);
  const replications = fewest === most ? `${most}` : `${fewest} to ${most}`;
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        `Orchestrations completed in the run. Dots: ${replications} replications of each pool size. Line: their mean. Rings: measured.`
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={652}
      overlay={overlay && ((width) => overlay(plotOf(given, width)))}
    >
      {(width) => {
        const { x, y, plot } = plotOf(given, width);
        const right = plot.x + plot.width;
        const bottom = plot.y + plot.height;
        const path = line<PoolPoint>()
          .x(({ threads }) => x(threads))
          .y((point) => y(meanOf(point)))(points as PoolPoint[]);
        const labels = placeLabels(
          measured.map(
            (run): LabelRequest => ({
              id: run.id,
              x: x(run.threads),
              y: y(run.completed),
              radius: 6,
              required: true,
              lines: [
                { text: run.label, bold: true },
                { text: `measured ${formatNumber(run.completed)}` },
              ],
            }),
          ),
          [
            ...points.flatMap((point) =>
              point.completed.map((value) => boxAround(x(point.threads), y(value), 4)),
            ),
            ...measured.map((run) => boxAround(x(run.threads), y(run.completed), 7)),
            ...tried.map((run) => boxAround(x(run.threads), y(run.completed), 6)),
            ...pairs(points).flatMap(([from, to]) =>
              boxesAlong(
                {
                  x1: x(from.threads),
                  y1: y(meanOf(from)),
                  x2: x(to.threads),
                  y2: y(meanOf(to)),
                },
                CLEAR,
              ),
            ),
          ],
          plot,
        );
        return (
          <>
            <VerticalAxis title="completed" ticks={ticksOf(y, 5)} x={plot.x} to={right} />
            <HorizontalAxis
              ticks={ticksOf(x, width < 480 ? 4 : 7)}
              from={plot.x}
              to={right}
              y={bottom}
              title="threads in the pool of each process"
            />
            {points.map((point) => (
              <Replications key={point.threads} data-mark="replications">
                {point.completed.map((value, replication) => (
                  <Dot
                    // biome-ignore lint/suspicious/noArrayIndexKey: replications have no other name
                    key={replication}
                    cx={x(point.threads)}
                    cy={y(value)}
                    r={2.5}
                  />
                ))}
              </Replications>
            ))}
            {path && <Curve look="simulated" data-mark="simulated" d={path} />}
            {measured.map((run) => (
              <Ring
                key={run.id}
                data-mark="measured"
                cx={x(run.threads)}
                cy={y(run.completed)}
                r={5}
              />
            ))}
            {tried.map(({ threads, completed, low, high }) => (
              <g key={threads} data-mark="tried">
                <Interval x={x(threads)} y={[y(low), y(high)]} />
                <Dot cx={x(threads)} cy={y(completed)} r={4.5} />
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
