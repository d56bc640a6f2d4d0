import { max, transpose } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { HorizontalAxis, VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber, formatShare, withUnit } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText, Statistic } from '../frame/types';
import { Bars } from '../marks/areas';
import { Gliding } from '../marks/Gliding';
import { Label } from '../marks/Label';
import { Curve, Leader, Rule } from '../marks/lines';
import { Ring } from '../marks/points';
import { distributionFinding } from './distributionFinding';
import { GoalBands } from './GoalBands';
import { bars, barWidthMs, type LatencyHistogram, quantileMs, shareBetween } from './histogram';
import { goalShares, type LatencyGoal } from './latencyGoal';

export type { LatencyGoal, LatencyHistogram };

export interface LatencyDistributionProps extends ChartFrameText {
  /** The simulation on show. */
  simulated: LatencyHistogram;
  /** The same configuration as published, when the reader has changed something. */
  published?: LatencyHistogram;
  /** The printed roundtrip, in ms; null where the study printed none. */
  measured: { statistic: Statistic; valueMs: number } | null;
  goal: LatencyGoal;
}

const HEIGHT = 248;
const TOP = 8;
const BOTTOM = 28;
/** Room above the bars for the shares of the bands, in px. */
const HEADROOM = 72;
/** Right ends the axis may have, in ms: few, so that it holds still while a knob moves. */
const AXIS_ENDS_MS = [800, 1200, 2000, 3000, 5000, 10_000, 20_000];
const LAST_END_MS = 60_000;

function describe(props: LatencyDistributionProps, goal: LatencyGoal): string {
  const { simulated, published, measured } = props;
  const { fast, slow, beyond } = goalShares(simulated, goal);
  const parts = [
    `Simulated roundtrips: ${formatShare(fast)} under ${goal.fastMs} ms, ${formatShare(slow)} from there to ${goal.slowMs} ms, ${formatShare(beyond)} longer.`,
    `Half take less than ${formatNumber(quantileMs(simulated, 0.5))} ms, 95 % less than ${formatNumber(quantileMs(simulated, 0.95))} ms.`,
  ];
  if (published) {
    parts.push(
      `As published ${formatShare(goalShares(published, goal).fast)} stay under ${goal.fastMs} ms.`,
    );
  }
  if (measured) parts.push(`Measured ${measured.statistic} ${formatNumber(measured.valueMs)} ms.`);
  return parts.join(' ');
}

function table({ simulated, published }: LatencyDistributionProps, endMs: number): TwinData {
  const barMs = barWidthMs(simulated.binMs, endMs, 25);
  const histograms = published ? [simulated, published] : [simulated];
  const shown = transpose(histograms.map((one) => bars(one, barMs, endMs).shares));
  const rest = (histogram: LatencyHistogram) =>
    formatShare(shareBetween(histogram, endMs, Number.POSITIVE_INFINITY), 2);
  return {
    columns: ['Roundtrip, ms', 'simulated', ...(published ? ['as published'] : [])],
    rows: [
      ...shown.map((shares, bar) => [
        `${formatNumber(bar * barMs)} to ${formatNumber((bar + 1) * barMs)}`,
        ...shares.map((share) => formatShare(share, 2)),
      ]),
      [`over ${formatNumber(endMs)}`, ...histograms.map(rest)],
    ],
  };
}

/** Roundtrips by latency, against the study's goal and the printed value. */
export function LatencyDistribution(props: LatencyDistributionProps) {
  const { simulated, published, measured, goal } = props;
  const needed = Math.max(
    quantileMs(simulated, 0.995),
    published ? quantileMs(published, 0.99) : 0,
    measured ? measured.valueMs * 1.1 : 0,
  );
  const endMs = AXIS_ENDS_MS.find((end) => end >= needed) ?? LAST_END_MS;
  return (
    <ChartFrame
      title={props.title ?? distributionFinding(simulated, goal)}
      subtitle={
        props.subtitle ??
        `Roundtrips by latency, simulated${published ? ' now' : ''}. The study printed no percentiles.`
      }
      stale={props.stale}
      description={describe(props, goal)}
      table={() => table(props, endMs)}
      height={HEIGHT}
      initialWidth={544}
    >
      {(width) => {
        const left = 34;
        const right = width - 14;
        const bottom = HEIGHT - BOTTOM;
        const x = scaleLinear([0, endMs], [left, right]);
        const barMs = barWidthMs(simulated.binMs, endMs, (right - left) / 5);
        const now = bars(simulated, barMs, endMs);
        const before = published && bars(published, barMs, endMs);
        const top = Math.max(max(now.shares) ?? 0, max(before?.shares ?? []) ?? 0, 0.01);
        const y = scaleLinear([0, top], [bottom, TOP + HEADROOM]);
        const unit = `% per ${withUnit(barMs, 'ms')}`;
        const yTicks = y.ticks(3).map((tick) => ({
          at: y(tick),
          label: formatNumber(tick * 100, top < 0.03 ? 1 : 0),
        }));
        const bar = (share: number, index: number) => {
          const x0 = x(index * barMs);
          const barWidth = x((index + 1) * barMs) - x0;
          return share > 0 ? `M${x0 + 0.5} ${bottom}V${y(share)}h${barWidth - 1}V${bottom}z` : '';
        };
        const outline =
          before &&
          line<number>()
            .x((_, index) => x((index + 0.5) * barMs))
            .y((share) => y(share))(before.shares);
        const measuredX = measured ? x(Math.min(measured.valueMs, endMs)) : 0;
        const step = endMs / (width < 420 ? 4 : 8);
        const endText = `${formatNumber(endMs)} ms`;
        const clear = right - textWidth(endText) - textWidth(formatNumber(endMs)) / 2;
        return (
          <>
            <GoalBands
              goal={goal}
              shares={goalShares(simulated, goal)}
              x={x}
              top={TOP}
              bottom={bottom}
            />
            <VerticalAxis ticks={yTicks} x={left} to={right} />
            <text className={`${styles.axisTitle} ${styles.clear}`} x={0} y={TOP + HEADROOM - 18}>
              {unit}
            </text>
            <Bars data-mark="bars" d={now.shares.map(bar).join('')} />
            {outline && <Curve look="published" data-mark="published" d={outline} />}
            {before && <PublishedLabel shares={before.shares} barMs={barMs} x={x} y={y} />}
            <Rule look="target" x={x(goal.meanMs)} y={[bottom, bottom - 24]} />
            <HorizontalAxis
              from={left}
              to={right}
              y={bottom}
              ticks={x.ticks(endMs / step).map((tick) => ({
                at: x(tick),
                label: tick === endMs ? endText : x(tick) < clear ? formatNumber(tick) : '',
                emphasised: tick === goal.meanMs,
                before: tick === endMs,
              }))}
            />
            {measured && (
              <Gliding x={measuredX} y={0}>
                <Rule look="measured" x={0} y={[TOP + 58, bottom]} />
                <Ring data-mark="measured" cy={bottom} r={5} />
                <Label
                  look="strong"
                  x={measuredX > right - 130 ? -7 : 7}
                  y={TOP + 68}
                  textAnchor={measuredX > right - 130 ? 'end' : 'start'}
                >
                  measured {formatNumber(measured.valueMs)}
                </Label>
              </Gliding>
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}

function PublishedLabel(props: {
  shares: readonly number[];
  barMs: number;
  x: (ms: number) => number;
  y: (share: number) => number;
}) {
  const { shares, barMs, x, y } = props;
  const highest = max(shares) ?? 0;
  const peak = shares.indexOf(highest);
  const half = shares.findIndex((share, bar) => bar > peak && share < highest / 2);
  const px = x((half + 0.5) * barMs);
  const py = y(shares[half] ?? 0);
  return (
    <g>
      <Leader x1={px + 3} y1={py - 2} x2={px + 28} y2={py - 18} />
      <Label x={px + 31} y={py - 16}>
        as published
      </Label>
    </g>
  );
}
