import { scaleLinear } from 'd3-scale';
import { HorizontalAxis, ticksOf } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber, formatSigned } from '../frame/format';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';
import { Bar } from '../marks/areas';
import { Rule } from '../marks/lines';

/** What a change adds to a mean time, or takes from it, in one part. */
export interface ChangedPart {
  key: string;
  label: string;
  changeMs: number;
  lowMs: number;
  highMs: number;
}

export interface ChangeWaterfallProps extends ChartFrameText {
  title: string;
  /** What takes the time; messages where it is not said. */
  many?: string;
  /** Such as "20-A", and its mean. */
  before: { label: string; ms: number };
  after: { label: string; ms: number };
  /** In the order in which they happen; they add up to the difference. */
  parts: readonly ChangedPart[];
  /** After less before with its interval. */
  total: { mean: number; low: number; high: number };
  /** Whether runs are still to come: drawn as outlines. */
  isPartial?: boolean;
}

const ROW = 24;
const TOP = 22;
const AXIS = 40;
const DIGITS = 1;

/** From one mean time to another by what changed between, part after part. */
export function ChangeWaterfall(props: ChangeWaterfallProps) {
  const { many = 'messages', before, after, parts, total, isPartial } = props;
  const height = TOP + (parts.length + 2) * ROW + AXIS;
  const rows = [
    { key: 'before', label: before.label, from: 0, to: before.ms, change: null },
    ...parts.map((part, index) => {
      const from =
        before.ms + parts.slice(0, index).reduce((sum, { changeMs }) => sum + changeMs, 0);
      return {
        key: part.key,
        label: part.label,
        from,
        to: from + part.changeMs,
        change: part,
      };
    }),
    { key: 'after', label: after.label, from: 0, to: after.ms, change: null },
  ];
  const interval = ({ low, high }: { low: number; high: number }) =>
    `${formatSigned(low, DIGITS)} to ${formatSigned(high, DIGITS)}`;
  // Small changes of a long time stay visible: the axis begins near the smallest bar.
  const ends = rows.flatMap(({ key, from, to }) =>
    key === 'before' || key === 'after' ? [to] : [from, to],
  );
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const air = Math.max(0.25 * (most - least), 0.005 * most, 1e-9);
  const start = least - 2 * air < 0.3 * most ? 0 : least - air;
  return (
    <ChartFrame
      title={props.title}
      subtitle={
        props.subtitle ??
        `Mean time of single ${many}, ms, by stage, rounded so that the parts add up; 95\u202f% intervals of paired runs at the right.${start > 0 ? ' The axis does not begin at 0.' : ''}`
      }
      stale={props.stale}
      description={`${before.label} ${formatNumber(before.ms, DIGITS)} ms. ${parts
        .map(({ label, changeMs }) => `${label} ${formatSigned(changeMs, DIGITS)}`)
        .join(', ')}. ${after.label} ${formatNumber(after.ms, DIGITS)} ms.`}
      table={() => ({
        columns: ['Part', 'ms', '95\u202f% of paired runs'],
        rows: [
          [before.label, formatNumber(before.ms, DIGITS), ''],
          ...parts.map(({ label, changeMs, lowMs, highMs }) => [
            label,
            formatSigned(changeMs, DIGITS),
            interval({ low: lowMs, high: highMs }),
          ]),
          ['Total', formatSigned(total.mean, DIGITS), interval(total)],
          [after.label, formatNumber(after.ms, DIGITS), ''],
        ],
      })}
      height={height}
      initialWidth={640}
    >
      {(width) => {
        const isWide = width >= 520;
        const left = Math.min(
          Math.max(...rows.map(({ label }) => textWidth(label))) + 12,
          0.46 * width,
        );
        const valueX = width - (isWide ? 112 : 0);
        const x = scaleLinear([start, most + air], [left, valueX - 52]);
        const ticks = ticksOf(x, isWide ? 5 : 3);
        return (
          <>
            {ticks.map(({ at }) => (
              <Rule key={at} look="grid" x={at} y={[TOP, height - AXIS]} />
            ))}
            <text className={styles.axisTitle} x={valueX} y={12} textAnchor="end">
              ms
            </text>
            {isWide && (
              <text className={styles.axisTitle} x={width} y={12} textAnchor="end">
                95{'\u202f'}% of pairs
              </text>
            )}
            {rows.map(({ key, label, from, to, change }, row) => {
              const y = TOP + row * ROW;
              const [low, high] = change ? [Math.min(from, to), Math.max(from, to)] : [start, to];
              const kind = change === null ? 'total' : to < from ? 'less' : 'more';
              return (
                <g key={key}>
                  <text className={change ? styles.rowLabel : styles.rowHead} x={0} y={y + 16}>
                    {label}
                  </text>
                  <Bar
                    look={isPartial ? 'partial' : kind === 'more' ? 'waiting' : 'simulated'}
                    data-mark={kind}
                    x={x(low)}
                    y={y + 5}
                    width={Math.max(0.75, x(high) - x(low))}
                    height={ROW - 10}
                  />
                  {row < rows.length - 1 && (
                    <Rule look="connector" x={x(to)} y={[y + ROW - 5, y + ROW + 5]} />
                  )}
                  <text
                    className={change ? styles.value : styles.valueStrong}
                    x={valueX}
                    y={y + 16}
                    textAnchor="end"
                  >
                    {change ? formatSigned(change.changeMs, DIGITS) : formatNumber(to, DIGITS)}
                  </text>
                  {isWide && (change || key === 'after') && (
                    <text className={styles.valueQuiet} x={width} y={y + 16} textAnchor="end">
                      {change
                        ? interval({ low: change.lowMs, high: change.highMs })
                        : interval(total)}
                    </text>
                  )}
                </g>
              );
            })}
            <HorizontalAxis
              ticks={ticks}
              from={left}
              to={valueX - 52}
              y={height - AXIS}
              title="ms"
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
