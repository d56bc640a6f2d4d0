import type { ScaleLinear } from 'd3-scale';
import { Rule } from '../marks/lines';
import styles from './charts.module.css';
import { formatNumber } from './format';
import { tickDigits } from './tickDigits';

export interface AxisTick {
  /** Position along the axis, in px. */
  at: number;
  label: string;
  /** The study's target; set in ink. */
  emphasised?: boolean;
  /** Set before the tick rather than under it, for a long label at the end of the axis. */
  before?: boolean;
}

/** How far a label before its tick reaches behind it, in px. */
export const BEHIND_TICK = 10;

/** About `count` round numbers of a scale. */
export const ticksOf = (
  scale: ScaleLinear<number, number>,
  count: number,
  labelOf: (tick: number, digits: number) => string = formatNumber,
): AxisTick[] => {
  const ticks = scale.ticks(count);
  const digits = tickDigits(ticks);
  return ticks.map((tick) => ({ at: scale(tick), label: labelOf(tick, digits) }));
};

/** Labels of a horizontal axis, its line and short ticks; `y` is the line's position in px. */
export function HorizontalAxis(props: {
  ticks: readonly AxisTick[];
  from: number;
  to: number;
  y: number;
  /** Quantity and unit, set under the right end. */
  title?: string;
}) {
  const { ticks, from, to, y, title } = props;
  return (
    <g>
      <Rule look="axis" x={[from, to]} y={y} />
      {ticks.map((tick) => (
        <g key={tick.at}>
          <Rule look="axis" x={tick.at} y={[y, y + 4]} />
          <text
            className={tick.emphasised ? styles.tickStrong : styles.tick}
            x={tick.before ? tick.at + BEHIND_TICK : tick.at}
            y={y + 17}
            textAnchor={tick.before ? 'end' : 'middle'}
          >
            {tick.label}
          </text>
        </g>
      ))}
      {title && (
        <text className={styles.axisTitle} x={to} y={y + 35} textAnchor="end">
          {title}
        </text>
      )}
    </g>
  );
}

/** Labels of a vertical axis and the horizontal grid; `x` is where the drawing starts, in px. */
export function VerticalAxis(props: {
  ticks: readonly AxisTick[];
  x: number;
  to: number;
  /** Quantity or unit, set in the upper left corner of the chart. */
  title?: string;
}) {
  const { ticks, x, to, title } = props;
  return (
    <g>
      {title && (
        <text className={styles.axisTitle} x={0} y={12}>
          {title}
        </text>
      )}
      {ticks.map((tick) => (
        <g key={tick.at}>
          {!tick.emphasised && <Rule look="grid" x={[x, to]} y={tick.at} />}
          <text
            className={tick.emphasised ? styles.tickStrong : styles.tick}
            x={x - 8}
            y={tick.at + 4}
            textAnchor="end"
          >
            {tick.label}
          </text>
        </g>
      ))}
    </g>
  );
}
