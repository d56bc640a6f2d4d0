import { pairs } from 'd3-array';
import { scaleLog } from 'd3-scale';
import type { ReactNode } from 'react';
import { HorizontalAxis } from '../frame/Axis';
import { ChartFrame, type ChartFrameProps } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { shortNumber } from '../frame/format';
import { steady } from '../frame/steady';
import { textWidth } from '../frame/textWidth';
import { Rule } from '../marks/lines';

interface RatioRow {
  id: string;
  name: string;
}

interface Props<Row extends RatioRow>
  extends Omit<ChartFrameProps, 'height' | 'initialWidth' | 'children'> {
  rows: readonly Row[];
  /** Least and largest ratio that is drawn, with 1 between them. */
  ends: readonly [number, number];
  axisTitle: string;
  /** Marks of a row whose middle is at `y`. */
  children: (row: Row, x: (ratio: number) => number, y: number) => ReactNode;
}

const ROW = 30;
const TOP = 10;
const BOTTOM = 44;
/** Room beside the outermost marks, px. */
const BESIDE = 16;
/** Sets of ticks, the finest first. */
const TICKS = [
  [0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.5, 2, 3, 5, 10, 20, 50],
  [0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5, 10, 20, 50],
  [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50],
];
/** Least distance of two labels of the axis, px. */
const TICK_GAP = 26;

/** The finest ticks whose labels do not touch. */
function ticksFor([least, most]: readonly [number, number], x: (ratio: number) => number) {
  const sets = TICKS.map((ticks) => ticks.filter((tick) => tick >= least && tick <= most));
  const isClear = (ticks: readonly number[]) =>
    pairs(ticks).every(([before, after]) => x(after) - x(before) >= TICK_GAP);
  return sets.find(isClear) ?? sets.at(-1) ?? [];
}

/** Named rows of marks on a logarithmic axis of ratios, with a rule at 1. */
export function RatioRows<Row extends RatioRow>(props: Props<Row>) {
  const { rows, ends, axisTitle, children, ...frame } = props;
  const height = TOP + rows.length * ROW + BOTTOM;
  const domain = [ends[0] / 1.02, ends[1] * 1.02] as const;
  const left = Math.max(...rows.map(({ name }) => textWidth(name, 12, true)), 0) + BESIDE;
  return (
    <ChartFrame {...frame} height={height} initialWidth={880}>
      {(width) => {
        const right = width - BESIDE;
        const x = steady(scaleLog(domain, [left, right]));
        const bottom = height - BOTTOM;
        const ticks = ticksFor(domain, x);
        return (
          <>
            {ticks.map((tick) => (
              <Rule
                key={tick}
                look={tick === 1 ? 'measured' : 'grid'}
                x={x(tick)}
                y={[TOP - 6, bottom]}
              />
            ))}
            {rows.map((row, index) => {
              const y = TOP + (index + 0.5) * ROW;
              return (
                <g key={row.id} data-row={row.id}>
                  <text className={styles.rowHead} x={0} y={y + 4}>
                    {row.name}
                  </text>
                  {children(row, x, y)}
                </g>
              );
            })}
            <HorizontalAxis
              ticks={ticks.map((tick) => ({ at: x(tick), label: shortNumber(tick) }))}
              from={left}
              to={right}
              y={bottom}
              title={axisTitle}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
