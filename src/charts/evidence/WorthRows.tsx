import { extent, pairs } from 'd3-array';
import { scaleLog } from 'd3-scale';
import { HorizontalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber, shortNumber } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';

/** What predictions without a part of the model cost, over those with it. */
export interface Worth {
  id: string;
  name: string;
  /** Of all predictions. */
  ratio: number;
  /** But for one group each. */
  folds: readonly { name: string; ratio: number }[];
}

export interface WorthRowsProps extends ChartFrameText {
  rows: readonly Worth[];
}

const ROW = 28;
const TOP = 10;
const BOTTOM = 44;
const RADIUS = 3;
const DIAMOND = 5;
/** Sets of ticks, the finest first. */
const TICKS = [
  [0.8, 0.9, 1, 1.1, 1.2, 1.5, 2, 3, 5, 10, 20, 50],
  [0.8, 1, 1.2, 1.5, 2, 3, 5, 10, 20, 50],
  [1, 1.5, 2, 3, 5, 10, 20, 50],
  [1, 2, 5, 10, 20, 50],
];
/** Least distance of two labels of the axis, px. */
const TICK_GAP = 26;

/** Whether it predicts better with the part than without. */
const isWorth = (ratio: number): boolean => ratio >= 1;

function finding({ rows }: WorthRowsProps): string {
  const always = rows.filter(({ folds }) => folds.every(({ ratio }) => isWorth(ratio))).length;
  return `With ${always} of ${rows.length} mechanisms test cases are predicted better than without, whichever of them counts`;
}

const describe = (props: WorthRowsProps): string =>
  `${finding(props)}. Cost of predictions without each over those with it: ${props.rows
    .map(({ name, ratio }) => `${name} ${formatNumber(ratio, 2)}`)
    .join('; ')}.`;

const table = ({ rows }: WorthRowsProps): TwinData => ({
  columns: ['Mechanism', 'without counting', 'cost without over with'],
  rows: rows.flatMap((row) =>
    [{ name: 'nothing', ratio: row.ratio }, ...row.folds].map(({ name, ratio }) => [
      row.name,
      name,
      formatNumber(ratio, 3),
    ]),
  ),
});

const diamond = (x: number, y: number): string =>
  `M${x} ${y - DIAMOND}l${DIAMOND} ${DIAMOND} ${-DIAMOND} ${DIAMOND} ${-DIAMOND} ${-DIAMOND}z`;

/** The finest ticks whose labels do not touch. */
function ticksFor([least, most]: readonly [number, number], x: (ratio: number) => number) {
  const sets = TICKS.map((ticks) => ticks.filter((tick) => tick >= least && tick <= most));
  const isClear = (ticks: readonly number[]) =>
    pairs(ticks).every(([before, after]) => x(after) - x(before) >= TICK_GAP);
  return sets.find(isClear) ?? sets.at(-1) ?? [];
}

/** Each part of a model by what it is worth, in the fit to everything and without one group each. */
export function WorthRows(props: WorthRowsProps) {
  const { rows } = props;
  const height = TOP + rows.length * ROW + BOTTOM;
  const values = rows.flatMap(({ ratio, folds }) => [1, ratio, ...folds.map((fold) => fold.ratio)]);
  const [least = 1, most = 2] = extent(values);
  const domain = [least / 1.02, most * 1.05] as const;
  const left = Math.max(...rows.map(({ name }) => textWidth(name, 12, true)), 0) + 16;
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        'What predictions of left-out test cases cost, without the mechanism over with it. Dot: all test cases. Diamonds: all but one each, grey where predictions are better without the mechanism. Upright: no difference.'
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={height}
      initialWidth={880}
    >
      {(width) => {
        const exactX = scaleLog(domain, [left, width - 12]);
        // Logarithms may differ in the last bit between engines; static HTML and browser must agree.
        const x = (ratio: number) => Math.round(10 * exactX(ratio)) / 10;
        const bottom = height - BOTTOM;
        const ticks = ticksFor(domain, x);
        return (
          <>
            {ticks.map((tick) => (
              <line
                key={tick}
                className={tick === 1 ? styles.measuredRule : styles.grid}
                x1={x(tick)}
                x2={x(tick)}
                y1={TOP - 6}
                y2={bottom}
              />
            ))}
            {rows.map((row, index) => {
              const y = TOP + (index + 0.5) * ROW;
              return (
                <g key={row.id} data-row={row.id}>
                  <text className={styles.rowHead} x={0} y={y + 4}>
                    {row.name}
                  </text>
                  {row.folds.map(({ name, ratio }) => (
                    <path
                      key={name}
                      className={isWorth(ratio) ? styles.heldOut : styles.contextRing}
                      data-mark={isWorth(ratio) ? 'worth' : 'not-worth'}
                      d={diamond(x(ratio), y)}
                    />
                  ))}
                  <circle
                    className={styles.dot}
                    data-mark="all"
                    cx={x(row.ratio)}
                    cy={y}
                    r={RADIUS}
                  />
                </g>
              );
            })}
            <HorizontalAxis
              ticks={ticks.map((tick) => ({ at: x(tick), label: shortNumber(tick) }))}
              from={left}
              to={width - 12}
              y={bottom}
              title="cost without over cost with"
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
