import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { HorizontalAxis, ticksOf } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber, THIN } from '../frame/format';
import type { Box } from '../frame/placeLabels';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';
import { Bar, Hatched } from '../marks/areas';
import { PredictiveBox } from '../marks/boxes';
import { Hatch } from '../marks/Hatch';
import { Rule } from '../marks/lines';
import { Dot } from '../marks/points';

interface Interval {
  low: number;
  high: number;
}

export interface NestedBandsProps extends ChartFrameText {
  title: string;
  unit: string;
  /** Decimals of its values. */
  digits: number;
  /** What is simulated. */
  mean: number;
  /** The 95 % interval over runs. */
  runs: Interval;
  /** The 90 % band as it would be at a measured configuration. */
  measured: Interval;
  /** The 90 % band here, with the distance from what was measured. */
  whole: Interval;
}

const ROW = 24;
const TOP = 6;
const AXIS = 42;
const NAMES = {
  runs: `95${THIN}% of runs`,
  measured: `90${THIN}% band, if measured`,
  whole: `90${THIN}% band, here`,
} as const;
const ORDER = ['runs', 'measured', 'whole'] as const;

/** One of the three: full as its runs are known, hatched as it would be, dashed as it is. */
function Drawn({ kind, hatch, ...box }: Box & { kind: (typeof ORDER)[number]; hatch: string }) {
  if (kind === 'runs') return <Bar data-mark={kind} {...box} />;
  if (kind === 'whole') return <PredictiveBox data-mark={kind} {...box} />;
  return <Hatched edge="simulated" hatch={hatch} data-mark={kind} {...box} />;
}

/** A predictive band as what it is made of: the runs within what it would be where it was measured, within what it is. */
export function NestedBands(props: NestedBandsProps) {
  const { title, unit, digits, mean, whole } = props;
  const hatch = useId();
  const textOf = ({ low, high }: Interval) =>
    `${formatNumber(low, digits)}–${formatNumber(high, digits)}`;
  const height = TOP + ORDER.length * ROW + AXIS;
  const left = Math.max(...ORDER.map((kind) => textWidth(NAMES[kind]))) + 12;
  const values = Math.max(...ORDER.map((kind) => textWidth(textOf(props[kind])))) + 12;
  return (
    <ChartFrame
      title={title}
      subtitle={props.subtitle ?? `${unit}. Dot: simulated.`}
      stale={props.stale}
      description={`${formatNumber(mean, digits)} ${unit} simulated. ${ORDER.map(
        (kind) => `${NAMES[kind]}: ${textOf(props[kind])}`,
      ).join('. ')}.`}
      table={() => ({
        columns: ['Interval', `from, ${unit}`, `to, ${unit}`],
        rows: ORDER.map((kind) => [
          NAMES[kind],
          formatNumber(props[kind].low, digits),
          formatNumber(props[kind].high, digits),
        ]),
      })}
      height={height}
      initialWidth={480}
    >
      {(width) => {
        const right = width - values;
        // A little air at both ends, so that the outermost box is seen to end.
        const air = 0.06 * (whole.high - whole.low || 1);
        const x = scaleLinear([whole.low - air, whole.high + air], [left, right]);
        const ticks = ticksOf(x, width < 420 ? 3 : 5);
        return (
          <>
            <Hatch id={hatch} />
            {ticks.map(({ at }) => (
              <Rule key={at} look="grid" x={at} y={[TOP, height - AXIS]} />
            ))}
            {ORDER.map((kind, row) => {
              const { low, high } = props[kind];
              const y = TOP + row * ROW;
              const thin = kind === 'runs' ? 8 : 4;
              return (
                <g key={kind}>
                  <text className={styles.rowLabel} x={0} y={y + 16}>
                    {NAMES[kind]}
                  </text>
                  <Drawn
                    kind={kind}
                    hatch={hatch}
                    x={x(low)}
                    y={y + thin}
                    width={Math.max(1, x(high) - x(low))}
                    height={ROW - 2 * thin}
                  />
                  <text className={styles.value} x={width} y={y + 16} textAnchor="end">
                    {textOf(props[kind])}
                  </text>
                </g>
              );
            })}
            <Dot look="clear" data-mark="mean" cx={x(mean)} cy={TOP + ROW / 2} r={3.5} />
            <HorizontalAxis ticks={ticks} from={left} to={right} y={height - AXIS} title={unit} />
          </>
        );
      }}
    </ChartFrame>
  );
}
