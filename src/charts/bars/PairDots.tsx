import { extent, pairs } from 'd3-array';
import { scaleLog } from 'd3-scale';
import { HorizontalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { capitalised, formatNumber, formatRate } from '../frame/format';
import { steady } from '../frame/steady';
import type { TwinData } from '../frame/TableTwin';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';
import { Rule } from '../marks/lines';
import { Dot, Ring } from '../marks/points';
import { LOG_TICKS } from './logTicks';
import { type Pair, type PairRow, ratioOf } from './pairOrder';

export interface PairDotsProps extends ChartFrameText {
  rows: readonly PairRow[];
  /** Names of the two sides, such as "2004 SP1" and "2006". */
  names: readonly [before: string, after: string];
  /** Such as "Documents per second". */
  quantity: string;
  /** Such as "documents/s". */
  unit: string;
}

const TOP = 34;
const BOTTOM = 42;
const LANE = 17;
const GAP = 8;
const RADIUS = 4;
/** Least distance of two labels of the axis, px. */
const TICK_GAP = 26;
/** Values within this share of each other count as the same. */
const SAME = 1e-9;

const pairsOf = (rows: readonly PairRow[]) => rows.flatMap(({ lanes }) => lanes);
const rowHeight = ({ lanes }: PairRow) => Math.max(2, lanes.length) * LANE + GAP;

/** How many pairs rise, fall and stay. */
export function counts(rows: readonly PairRow[]) {
  const ratios = pairsOf(rows).flatMap((pair) => ratioOf(pair) ?? []);
  const higher = ratios.filter((ratio) => sideOf(ratio) === 'higher').length;
  const lower = ratios.filter((ratio) => sideOf(ratio) === 'lower').length;
  return { pairs: ratios.length, higher, lower, same: ratios.length - higher - lower };
}

function finding({ rows, names: [, after] }: PairDotsProps): string {
  const { pairs, higher, lower, same } = counts(rows);
  if (pairs === 0) return 'No pair was measured';
  const parts = [
    { count: higher, text: 'higher in' },
    { count: lower, text: 'lower in' },
    { count: same, text: 'the same in' },
  ].filter(({ count }) => count > 0);
  const told = parts.map(({ count, text }, index) =>
    count === pairs
      ? `${text} all ${pairs} pairs`
      : `${text} ${count}${index === 0 ? ` of ${pairs} pairs` : ''}`,
  );
  return `${capitalised(after)}: ${told.join(', ')}`;
}

const hasSimulated = (rows: readonly PairRow[]): boolean =>
  pairsOf(rows).some(
    (pair) => pair.simulatedBefore !== undefined || pair.simulatedAfter !== undefined,
  );

/** The side on which fewer pairs lie, where both have some; null otherwise. */
function rareSide(rows: readonly PairRow[]): 'higher' | 'lower' | null {
  const { higher, lower } = counts(rows);
  if (higher === 0 || lower === 0 || higher === lower) return null;
  return higher < lower ? 'higher' : 'lower';
}

const sideOf = (ratio: number) =>
  ratio > 1 + SAME ? 'higher' : ratio < 1 - SAME ? 'lower' : 'same';

const shown = (value: number | null | undefined): string =>
  value == null ? 'none' : formatRate(value);
const shownRatio = (pair: Pair): string => {
  const ratio = ratioOf(pair);
  return ratio === null ? 'none' : formatNumber(ratio, 2);
};

const fullLabel = ({ label, detail }: PairRow) => (detail ? `${label}, ${detail}` : label);

function describe(props: PairDotsProps): string {
  const [before, after] = props.names;
  const each = pairsAndRows(props.rows).flatMap(({ row, pair }) =>
    ratioOf(pair) === null ? [] : [`${fullLabel(row)}, ${pair.label}: ${shownRatio(pair)}`],
  );
  return `${finding(props)}. ${after} over ${before}: ${each.join('; ')}.`;
}

const pairsAndRows = (rows: readonly PairRow[]) =>
  rows.flatMap((row) => row.lanes.map((pair) => ({ row, pair })));

function table({ rows, names: [before, after] }: PairDotsProps): TwinData {
  const simulated = hasSimulated(rows);
  return {
    columns: [
      'Test case',
      'of',
      before,
      after,
      'ratio',
      ...(simulated ? [`${before}, simulated`, `${after}, simulated`] : []),
    ],
    rows: pairsAndRows(rows).map(({ row, pair }) => [
      fullLabel(row),
      pair.label,
      shown(pair.before),
      shown(pair.after),
      shownRatio(pair),
      ...(simulated ? [shown(pair.simulatedBefore), shown(pair.simulatedAfter)] : []),
    ]),
  };
}

/** Pairs of values on a logarithmic axis, joined by a line each: its length is the ratio. */
export function PairDots(props: PairDotsProps) {
  const { rows, names } = props;
  const height = TOP + BOTTOM + rows.reduce((sum, row) => sum + rowHeight(row), 0);
  const values = pairsOf(rows).flatMap((pair) =>
    [pair.before, pair.after, pair.simulatedBefore, pair.simulatedAfter].flatMap((value) =>
      value == null ? [] : [value],
    ),
  );
  const [least = 1, most = 10] = extent(values);
  const domain = [least / 1.15, most * 1.15] as const;
  const rare = rareSide(rows);
  const simulated = hasSimulated(rows);
  const texts = rows.flatMap(({ label, detail = '' }) => [
    textWidth(label, 12, true),
    textWidth(detail),
  ]);
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        `${props.quantity}, logarithmic. Rings: measured${simulated ? ', dots: simulated' : ''}. Right: ${names[1]} over ${names[0]}${rare === null ? '' : '; bold: against the rule'}.`
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={height}
      initialWidth={880}
    >
      {(width) => {
        const narrow = width < 480;
        const labelled = Math.max(narrow ? 0 : 176, ...texts) + 8;
        const lane = Math.max(0, ...pairsOf(rows).map(({ label }) => textWidth(label)));
        const left = labelled + lane + 10;
        const right = width - (narrow ? 40 : 56);
        const x = steady(scaleLog(domain, [left, right]));
        const bottom = height - BOTTOM;
        const ticks = ticksFor(domain, x);
        let y = TOP;
        return (
          <>
            <Key names={names} x={narrow ? 0 : left} />
            {ticks.map((tick) => (
              <Rule key={tick} look="grid" x={x(tick)} y={[TOP - 6, bottom]} />
            ))}
            {rows.map((row) => {
              const top = y;
              y += rowHeight(row);
              return (
                <g key={row.id} data-row={row.id}>
                  <Rule look="grid" x={[0, width]} y={top - 4} />
                  <text className={styles.rowHead} x={0} y={top + 13}>
                    {row.label}
                  </text>
                  <text className={styles.rowLabel} x={0} y={top + 29}>
                    {row.detail}
                  </text>
                  {row.lanes.map((pair, lane) => (
                    <Lane
                      key={pair.label}
                      pair={pair}
                      x={x}
                      y={top + (lane + 0.5) * LANE}
                      from={labelled}
                      plot={left}
                      to={width}
                      rare={rare}
                    />
                  ))}
                </g>
              );
            })}
            <HorizontalAxis
              ticks={ticks.map((tick) => ({ at: x(tick), label: formatNumber(tick) }))}
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

/** Ticks of the axis: powers of ten alone where all of them would touch. */
function ticksFor([least, most]: readonly [number, number], x: (value: number) => number) {
  const ticks = LOG_TICKS.filter((tick) => tick >= least && tick <= most);
  return pairs(ticks).every(([before, after]) => x(after) - x(before) >= TICK_GAP)
    ? ticks
    : ticks.filter((tick) => /^10*$/.test(String(tick)));
}

/** What the two rings stand for, in one line. */
function Key({ names: [before, after], x }: Pick<PairDotsProps, 'names'> & { x: number }) {
  const second = x + 38 + textWidth(before);
  return (
    <g>
      <Ring look="context" cx={x + 5} cy={12} r={RADIUS} />
      <text className={styles.rowLabel} x={x + 16} y={16}>
        {before}
      </text>
      <Ring cx={second + 5} cy={12} r={RADIUS} />
      <text className={styles.rowHead} x={second + 16} y={16}>
        {after}
      </text>
    </g>
  );
}

interface LaneProps {
  pair: Pair;
  x: (value: number) => number;
  y: number;
  /** Where the lane's name, its plot and its end are. */
  from: number;
  plot: number;
  to: number;
  /** The side whose ratios stand out. */
  rare: 'higher' | 'lower' | null;
}

function Lane({ pair, x, y, from, plot, to, rare }: LaneProps) {
  const { before, after, simulatedBefore, simulatedAfter } = pair;
  const ratio = ratioOf(pair);
  return (
    <g>
      <text className={styles.rowLabel} x={from} y={y + 4}>
        {pair.label}
      </text>
      {before !== null && after !== null && (
        <Rule look="connector" x={[x(before), x(after)]} y={y} />
      )}
      {before !== null && (
        <Ring look="context" data-mark="before" cx={x(before)} cy={y} r={RADIUS} />
      )}
      {after !== null && <Ring data-mark="after" cx={x(after)} cy={y} r={RADIUS} />}
      {simulatedBefore !== undefined && (
        <Dot look="before" data-mark="simulated" cx={x(simulatedBefore)} cy={y} r={2.5} />
      )}
      {simulatedAfter !== undefined && (
        <Dot data-mark="simulated" cx={x(simulatedAfter)} cy={y} r={2.5} />
      )}
      {before === null && after === null && (
        <text className={`${styles.tick} ${styles.clear}`} x={plot} y={y + 4}>
          not printed
        </text>
      )}
      {ratio !== null && (
        <text
          className={sideOf(ratio) === rare ? styles.valueStrong : styles.value}
          x={to}
          y={y + 4}
          textAnchor="end"
        >
          ×{formatNumber(ratio, 2)}
        </text>
      )}
    </g>
  );
}
