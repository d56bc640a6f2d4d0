import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatError, formatShare, formatSigned } from '../frame/format';
import { tickDigits } from '../frame/tickDigits';
import type { ChartFrameText } from '../frame/types';
import { Bar } from '../marks/areas';
import { Rule } from '../marks/lines';

/** Effect of one parameter on one quantity, relative. */
export interface TornadoBar {
  id: string;
  /** Mean change when the parameter goes down. */
  low: number;
  /** Mean change when it goes up. */
  high: number;
  /** Largest absolute change in one configuration, and which. */
  largest: number;
  largestId: string;
}

export interface TornadoProps extends ChartFrameText {
  /** Such as "throughput". */
  label: string;
  /** By how much each parameter is moved: 0.1 is 10 %. */
  change: number;
  bars: readonly TornadoBar[];
}

const ROW = 20;
const TOP = 24;
const BOTTOM = 8;

export const swing = ({ low, high }: Pick<TornadoBar, 'low' | 'high'>): number =>
  Math.max(Math.abs(low), Math.abs(high));

/** Bars by the size of their effect, largest first. */
export const bySwing = (bars: readonly TornadoBar[]): TornadoBar[] =>
  [...bars].sort((a, b) => swing(b) - swing(a));

function finding({ label, change, bars }: TornadoProps): string {
  const [first] = bySwing(bars);
  if (first === undefined) return `No parameter of ${label}`;
  return `${first.id} moves ${label} most: ${formatShare(swing(first))} when changed by ${formatShare(change, 0)}`;
}

/** Effect of each parameter moved down and up, sorted by size. */
export function Tornado(props: TornadoProps) {
  const { change, bars, label } = props;
  const sorted = bySwing(bars);
  const reach = 1.1 * (max(sorted, swing) ?? 0.01) || 0.01;
  const height = TOP + sorted.length * ROW + BOTTOM;
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        `Mean change of ${label}, the most changed configuration left out, %; full bar: parameter ${formatError(change, 0)}, pale bar: ${formatError(-change, 0)}`
      }
      description={`${finding(props)}. ${sorted.length} parameters.`}
      table={() => ({
        columns: ['Parameter', 'down', 'up', 'largest', 'in configuration'],
        rows: sorted.map(({ id, low, high, largest, largestId }) => [
          id,
          formatError(low, 2),
          formatError(high, 2),
          formatShare(largest),
          largestId,
        ]),
      })}
      height={height}
      initialWidth={1128}
    >
      {(width) => {
        const left = width < 480 ? 168 : 216;
        const x = scaleLinear([-reach, reach], [left + 8, width - 8]);
        const ticks = x.ticks(width < 480 ? 3 : 7);
        const digits = tickDigits(ticks.map((tick) => 100 * tick));
        return (
          <>
            {ticks.map((tick) => (
              <g key={tick}>
                <Rule look="grid" x={x(tick)} y={[TOP, height]} />
                <text className={styles.tick} x={x(tick)} y={14} textAnchor="middle">
                  {formatSigned(100 * tick, digits)}
                </text>
              </g>
            ))}
            {sorted.map((bar, row) => {
              const y = TOP + row * ROW;
              return (
                <g key={bar.id} data-mark="parameter">
                  <text className={styles.rowLabel} x={left} y={y + 14} textAnchor="end">
                    {bar.id}
                  </text>
                  <Bar
                    look="waiting"
                    x={x(Math.min(0, bar.low))}
                    width={Math.abs(x(bar.low) - x(0))}
                    y={y + 3}
                    height={ROW / 2 - 3}
                  />
                  <Bar
                    look="outlined"
                    x={x(Math.min(0, bar.high))}
                    width={Math.abs(x(bar.high) - x(0))}
                    y={y + ROW / 2}
                    height={ROW / 2 - 3}
                  />
                </g>
              );
            })}
            <Rule look="measured" x={x(0)} y={[TOP, height]} />
          </>
        );
      }}
    </ChartFrame>
  );
}
