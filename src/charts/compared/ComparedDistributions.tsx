import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useId } from 'react';
import { HorizontalAxis, VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import { formatNumber, formatShare, withUnit } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import {
  bars,
  barWidthMs,
  type LatencyHistogram,
  quantileMs,
  shareBetween,
} from '../latency/histogram';
import { Hatch } from '../marks/Hatch';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import compared from './compared.module.css';
import type { ComparedScenario } from './types';

export interface ComparedHistogram extends ComparedScenario {
  histogram: LatencyHistogram;
}

export interface ComparedDistributionsProps extends ChartFrameText {
  scenarios: readonly ComparedHistogram[];
  /** The limit whose excess is told, in ms. */
  limitMs: number;
}

const HEIGHT = 280;
const TOP = 22;
const BOTTOM = 40;
const LEFT = 34;
/** Right ends that the axis may have, in ms. */
const ENDS_MS = [400, 600, 800, 1200, 2000, 3000, 5000, 10_000, 20_000, 60_000];
/** Points that a line has at most. */
const MOST_POINTS = 60;
/** Height of a line of text, px. */
const LINE = 16;

/** The share of messages that take longer than the limit, 0 to 1. */
export const overLimit = ({ histogram }: ComparedHistogram, limitMs: number): number =>
  shareBetween(histogram, limitMs, Number.POSITIVE_INFINITY);

function title({ scenarios, limitMs }: ComparedDistributionsProps): string {
  const shares = scenarios.map((one) => ({ ...one, share: overLimit(one, limitMs) }));
  const fewest = [...shares].sort((a, b) => a.share - b.share)[0];
  if (fewest === undefined) return 'No distribution';
  return shares.length === 1
    ? `${formatShare(fewest.share)} take over ${limitMs} ms`
    : `${fewest.letter} has the fewest over ${limitMs} ms: ${formatShare(fewest.share)}`;
}

function describe({ scenarios, limitMs }: ComparedDistributionsProps): string {
  const each = scenarios.map(
    (one) =>
      `${one.letter}: half under ${quantileMs(one.histogram, 0.5)} ms, ${formatShare(overLimit(one, limitMs))} over ${limitMs} ms`,
  );
  return `Shares of messages by latency. ${each.join('; ')}.`;
}

/** The end of the axis, and the width of what a point stands for, in ms. */
function axisOf({ scenarios, limitMs }: ComparedDistributionsProps) {
  const needed = Math.max(
    1.15 * limitMs,
    ...scenarios.map(({ histogram }) => quantileMs(histogram, 0.99)),
  );
  const endMs = ENDS_MS.find((end) => end >= needed) ?? 60_000;
  return { endMs, barMs: barWidthMs(scenarios[0]?.histogram.binMs ?? 10, endMs, MOST_POINTS) };
}

function table(props: ComparedDistributionsProps): TwinData {
  const { endMs, barMs } = axisOf(props);
  const shares = props.scenarios.map(({ histogram }) => bars(histogram, barMs, endMs).shares);
  return {
    columns: ['Latency, ms', ...props.scenarios.map(({ letter }) => letter)],
    rows: [
      ...(shares[0] ?? []).map((_, bar) => [
        `${formatNumber(bar * barMs)} to ${formatNumber((bar + 1) * barMs)}`,
        ...shares.map((own) => formatShare(own[bar] ?? 0, 2)),
      ]),
      [
        `over ${formatNumber(endMs)}`,
        ...props.scenarios.map(({ histogram }) =>
          formatShare(shareBetween(histogram, endMs, Number.POSITIVE_INFINITY), 2),
        ),
      ],
    ],
  };
}

/** Messages of several scenarios by latency, over each other, with the share beyond a limit. */
export function ComparedDistributions(props: ComparedDistributionsProps) {
  const { scenarios, limitMs } = props;
  const hatch = useId();
  const { endMs, barMs } = axisOf(props);
  const lines = scenarios.map((one) => ({
    ...one,
    shares: bars(one.histogram, barMs, endMs).shares,
    over: overLimit(one, limitMs),
  }));
  const top = Math.max(0.001, ...lines.map(({ shares }) => max(shares) ?? 0));
  const hatched = lines.length === 2 ? lines[1] : undefined;
  return (
    <ChartFrame
      title={props.title ?? title(props)}
      subtitle={props.subtitle ?? `Share of messages by roundtrip, % per ${withUnit(barMs, 'ms')}`}
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={350}
    >
      {(width) => {
        const right = width - 14;
        const bottom = HEIGHT - BOTTOM;
        const x = scaleLinear([0, endMs], [LEFT, right]);
        const y = scaleLinear([0, top], [bottom, TOP]);
        const at = (_: number, bar: number) => x((bar + 0.5) * barMs);
        const path = line<number>().x(at).y(y).curve(curveMonotoneX);
        const filled = area<number>().x(at).y0(bottom).y1(y).curve(curveMonotoneX);
        const limitX = x(limitMs);
        const isRight = limitX + 70 < width;
        return (
          <>
            <Hatch id={hatch} className={compared.hatch} />
            <VerticalAxis
              ticks={y.ticks(4).map((tick) => ({
                at: y(tick),
                label: formatNumber(tick * 100, top < 0.04 ? 1 : 0),
              }))}
              x={LEFT}
              to={right}
            />
            {hatched && (
              <path
                d={filled(hatched.shares) ?? ''}
                fill={`url(#${hatch})`}
                data-mark="area"
                data-letter={hatched.letter}
              />
            )}
            {lines.map(({ letter, shares }) => (
              <path
                key={letter}
                className={compared.line}
                data-mark="distribution"
                data-letter={letter}
                d={path(shares) ?? ''}
              />
            ))}
            <Rule look="target" data-mark="limit" x={limitX} y={[TOP, bottom]} />
            <Label
              x={isRight ? limitX + 6 : limitX - 6}
              y={TOP + 4}
              textAnchor={isRight ? 'start' : 'end'}
            >
              over {limitMs} ms
            </Label>
            {lines.map(({ letter, over }, index) => (
              <text
                key={letter}
                className={compared.letter}
                data-over={letter}
                x={isRight ? limitX + 6 : limitX - 6}
                y={TOP + 4 + LINE * (index + 1)}
                textAnchor={isRight ? 'start' : 'end'}
              >
                {letter} {formatShare(over)}
              </text>
            ))}
            <Peaks lines={lines} barMs={barMs} x={x} y={y} />
            <HorizontalAxis
              from={LEFT}
              to={right}
              y={bottom}
              ticks={x
                .ticks(width < 420 ? 4 : 6)
                .map((tick) => ({ at: x(tick), label: formatNumber(tick) }))}
              title="roundtrip, ms"
            />
          </>
        );
      }}
    </ChartFrame>
  );
}

/** A letter at the slope of each line: outermost lines have theirs on their outer side. */
function Peaks(props: {
  lines: readonly { letter: string; shares: readonly number[] }[];
  barMs: number;
  x: (ms: number) => number;
  y: (share: number) => number;
}) {
  const { lines, barMs, x, y } = props;
  const peaks = lines
    .map(({ letter, shares }) => {
      const highest = max(shares) ?? 0;
      return { letter, shares, highest, peak: shares.indexOf(highest) };
    })
    .sort((a, b) => a.peak - b.peak);
  return (
    <>
      {peaks.map(({ letter, shares, highest, peak }, index) => {
        const isLeft = index < peaks.length / 2;
        // Lower for inner lines, so that no two letters meet.
        const level = highest * (0.8 - 0.22 * Math.min(index, peaks.length - 1 - index));
        const rising = shares.findIndex((share) => share >= level);
        const falling = shares.findIndex((share, bar) => bar > peak && share <= level);
        const bar = isLeft ? rising : falling < 0 ? peak : falling;
        return (
          <text
            key={letter}
            className={compared.letter}
            x={x((bar + 0.5) * barMs) + (isLeft ? -7 : 7)}
            y={y(shares[bar] ?? 0) + 4}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {letter}
          </text>
        );
      })}
    </>
  );
}
