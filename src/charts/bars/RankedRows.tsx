import { extent, max } from 'd3-array';
import { scaleLog } from 'd3-scale';
import { HorizontalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { clearTicks } from '../frame/clearTicks';
import { formatNumber, formatRate } from '../frame/format';
import { steady } from '../frame/steady';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import { Ring } from '../marks/points';
import { LOG_TICKS } from './logTicks';

/** One measured result. */
export interface RankedRow {
  id: string;
  label: string;
  /** Second part of the label. */
  detail?: string;
  value: number;
}

export interface RankedRowsProps extends ChartFrameText {
  rows: readonly RankedRow[];
  /** What a row is, and what it does: "test case" and "carries". */
  noun: string;
  verb: string;
  /** Such as "documents/s". */
  unit: string;
  subtitle: string;
}

const ROW = 20;
const TOP = 8;
const BOTTOM = 44;
const RADIUS = 4;
/** Room for the value beside the farthest ring, px. */
const BESIDE = 44;
const LEAST_PLOT = 150;

/** From the largest on; equal ones stay in their order. */
const ranked = (rows: readonly RankedRow[]): RankedRow[] =>
  [...rows].sort((a, b) => b.value - a.value);

const nameOf = ({ label, detail }: RankedRow) => (detail ? `${label} (${detail})` : label);

function finding({ rows, noun, verb }: RankedRowsProps): string {
  const all = ranked(rows);
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined || first === last) return `No ${noun} to compare`;
  const times = formatNumber(first.value / last.value, first.value < 10 * last.value ? 1 : 0);
  return `${nameOf(first)} ${verb} ${times} times as much as ${nameOf(last)}`;
}

const describe = (props: RankedRowsProps): string =>
  `${finding(props)}. In ${props.unit}: ${ranked(props.rows)
    .map((row) => `${nameOf(row)} ${formatRate(row.value)}`)
    .join('; ')}.`;

const table = ({ rows, noun, unit }: RankedRowsProps): TwinData => ({
  columns: [noun.charAt(0).toUpperCase() + noun.slice(1), unit],
  rows: ranked(rows).map((row) => [nameOf(row), formatRate(row.value)]),
});

/** Measured results in the order of their size, each with its value. */
export function RankedRows(props: RankedRowsProps) {
  const rows = ranked(props.rows);
  const [least = 1, most = 10] = extent(rows, ({ value }) => value);
  const domain = [least / 1.15, most * 1.05] as const;
  const height = TOP + rows.length * ROW + BOTTOM;
  const bottom = height - BOTTOM;
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={props.subtitle}
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={height}
      initialWidth={840}
    >
      {(width) => {
        const named = (row: RankedRow) => textWidth(nameOf(row), 12, true) + 8;
        const left = Math.min(max(rows, named) ?? 0, width - LEAST_PLOT);
        const right = width - BESIDE;
        const x = steady(scaleLog(domain, [left + RADIUS, right]));
        const ticks = LOG_TICKS.filter((tick) => tick >= domain[0] && tick <= domain[1]);
        return (
          <>
            {ticks.map((tick) => (
              <Rule key={tick} look="grid" x={x(tick)} y={[TOP, bottom]} />
            ))}
            {rows.map((row, index) => {
              const y = TOP + (index + 0.5) * ROW;
              return (
                <g key={row.id} data-row={row.id}>
                  <text className={styles.rowLabel} x={0} y={y + 4}>
                    <tspan fontWeight={600}>{row.label}</tspan>
                    {row.detail && <tspan>{` (${row.detail})`}</tspan>}
                  </text>
                  <Ring data-mark="measured" cx={x(row.value)} cy={y} r={RADIUS} />
                  <Label x={x(row.value) + RADIUS + 6} y={y + 4}>
                    {formatRate(row.value)}
                  </Label>
                </g>
              );
            })}
            <HorizontalAxis
              ticks={[...clearTicks(ticks, x)].map((tick) => ({
                at: x(tick),
                label: formatNumber(tick),
              }))}
              from={left}
              to={right}
              y={bottom}
              title={props.unit}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
