import { extent } from 'd3-array';
import { scaleLog } from 'd3-scale';
import { HorizontalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { OffScaleArrow } from '../frame/Flag';
import { formatNumber, shortNumber } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';

/** What a parameter can be multiplied with. */
export interface FactorRange {
  id: string;
  /** By its profile; null where it reaches farther than was tried. */
  low: number | null;
  high: number | null;
  /** By refits, and its inverse; null where there are none. */
  refits: number | null;
}

export interface FactorRowsProps extends ChartFrameText {
  rows: readonly FactorRange[];
  /** What was tried. */
  reach: readonly [number, number];
}

const ROW = 34;
const TOP = 10;
const BOTTOM = 44;
const TICKS = [0.1, 0.2, 0.5, 1, 2, 5, 10];

const isOpen = ({ low, high }: FactorRange): boolean => low === null || high === null;

function finding({ rows, reach: [least, most] }: FactorRowsProps): string {
  const open = rows.filter(isOpen).length;
  const tried = `between ×${formatNumber(least, 2)} and ×${formatNumber(most, 2)}`;
  return open === 0
    ? `Each of the ${rows.length} weakest parameters has both its ends ${tried}`
    : `${open} of the ${rows.length} weakest parameters can lie farther off than was tried, ${tried}`;
}

const endText = (end: number | null): string => (end === null ? 'open' : formatNumber(end, 2));

const describe = (props: FactorRowsProps): string =>
  `${finding(props)}. ${props.rows
    .map(({ id, low, high }) => `${id}: ${endText(low)} to ${endText(high)}`)
    .join('; ')}.`;

const table = ({ rows }: FactorRowsProps): TwinData => ({
  columns: ['Parameter', 'from ×', 'to ×', 'by refits from ×', 'by refits to ×'],
  rows: rows.map(({ id, low, high, refits }) => [
    id,
    endText(low),
    endText(high),
    refits === null ? 'none' : formatNumber(1 / refits, 2),
    refits === null ? 'none' : formatNumber(refits, 2),
  ]),
});

/** How far each parameter can lie from its value, on a logarithmic axis of factors. */
export function FactorRows(props: FactorRowsProps) {
  const { rows, reach } = props;
  const height = TOP + rows.length * ROW + BOTTOM;
  const ends = rows.flatMap(({ refits }) => (refits === null ? [] : [refits, 1 / refits]));
  const [least = 0.5, most = 2] = extent([...reach, ...ends]);
  const left = Math.max(...rows.map(({ id }) => textWidth(id, 12, true)), 0) + 24;
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        'Bar: factors at which the best fit is no worse than chance explains, with an arrow where it goes on. Dashed: 95 % by the refits without a test case. Upright: the fit.'
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={height}
      initialWidth={880}
    >
      {(width) => {
        const exactX = scaleLog([least / 1.05, most * 1.05], [left, width - 16]);
        // Logarithms may differ in the last bit between engines; static HTML and browser must agree.
        const x = (factor: number) => Math.round(10 * exactX(factor)) / 10;
        const bottom = height - BOTTOM;
        const ticks = TICKS.filter((tick) => tick >= least && tick <= most);
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
            {rows.map(({ id, low, high, refits }, index) => {
              const y = TOP + (index + 0.5) * ROW;
              return (
                <g key={id} data-row={id}>
                  <text className={styles.rowHead} x={0} y={y + 4}>
                    {id}
                  </text>
                  <rect
                    className={styles.cpuBar}
                    data-mark="profile"
                    x={x(low ?? reach[0])}
                    width={x(high ?? reach[1]) - x(low ?? reach[0])}
                    y={y - 7}
                    height={8}
                  />
                  {[low, high].map(
                    (end, side) =>
                      end === null && (
                        <g key={side === 0 ? 'low' : 'high'} data-mark="open" data-tone="simulated">
                          <OffScaleArrow
                            x={x(reach[side === 0 ? 0 : 1]) + (side === 0 ? -4 : 4)}
                            y={y - 3}
                            dx={side === 0 ? -1 : 1}
                            dy={0}
                          />
                        </g>
                      ),
                  )}
                  {refits !== null && (
                    <line
                      className={`${styles.simulatedLine} ${styles.dashed}`}
                      data-mark="refits"
                      x1={x(1 / refits)}
                      x2={x(refits)}
                      y1={y + 6}
                      y2={y + 6}
                    />
                  )}
                </g>
              );
            })}
            <HorizontalAxis
              ticks={ticks.map((tick) => ({ at: x(tick), label: shortNumber(tick) }))}
              from={left}
              to={width - 16}
              y={bottom}
              title="times the fitted value"
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
