import { scaleLinear } from 'd3-scale';
import { HorizontalAxis, ticksOf } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber, formatSigned, THIN } from '../frame/format';
import type { ChartFrameText } from '../frame/types';
import { Bar } from '../marks/areas';
import { Rule } from '../marks/lines';
import own from './resourceUse.module.css';

/** A resource that messages compete for. */
export interface UsedResource {
  label: string;
  /** Share of the time that it is taken. */
  percent: number;
  /** The same before a change; null where there is nothing to compare with. */
  beforePercent: number | null;
  /** Mean wait of each use; null where none is measured. */
  waitMs: number | null;
}

export interface ResourceUseProps extends ChartFrameText {
  /** The busiest first. */
  resources: readonly UsedResource[];
  /** What the tick stands for, such as "20-A". */
  before: string;
}

/** Rows that are drawn; the table has all. */
const MOST = 8;
const ROW = 36;
const TOP = 4;
const AXIS = 40;

export const waitText = (waitMs: number | null): string =>
  waitMs === null ? 'not measured' : `${formatNumber(waitMs, waitMs < 10 ? 1 : 0)}${THIN}ms`;

function finding(resources: readonly UsedResource[]): string {
  const [first, second] = resources;
  if (first === undefined) return 'No resource is used';
  const apart = second === undefined ? first.percent : first.percent - second.percent;
  return apart < 3 && second !== undefined
    ? `${first.label} and ${second.label.charAt(0).toLowerCase()}${second.label.slice(1)} are the busiest`
    : `${first.label}: taken ${formatNumber(first.percent)}${THIN}% of the time, more than all else`;
}

/** How busy each resource is and how long its users wait, with what it was before a change. */
export function ResourceUse(props: ResourceUseProps) {
  const { resources, before } = props;
  const shown = resources.slice(0, MOST);
  const isCompared = shown.some(({ beforePercent }) => beforePercent !== null);
  const height = TOP + shown.length * ROW + AXIS;
  const rest =
    resources.length > MOST ? ` ${resources.length - MOST} less busy ones are in the table.` : '';
  return (
    <ChartFrame
      title={props.title ?? finding(resources)}
      subtitle={
        props.subtitle ??
        `Share of the time that each is taken, simulated; mean wait of each use at the right.${isCompared ? ` Tick: ${before}.` : ''}${rest}`
      }
      stale={props.stale}
      description={shown
        .map(
          ({ label, percent, waitMs }) =>
            `${label}: ${formatNumber(percent)} %, wait ${waitText(waitMs)}`,
        )
        .join('. ')}
      table={() => ({
        columns: ['Resource', 'taken, %', ...(isCompared ? ['change, points'] : []), 'wait, ms'],
        rows: resources.map(({ label, percent, beforePercent, waitMs }) => [
          label,
          formatNumber(percent, 1),
          ...(isCompared
            ? [beforePercent === null ? 'none' : formatSigned(percent - beforePercent, 1)]
            : []),
          waitMs === null ? 'none' : formatNumber(waitMs, 1),
        ]),
      })}
      height={height}
      initialWidth={544}
    >
      {(width) => {
        const x = scaleLinear([0, 100], [0, width - 92]);
        return (
          <>
            {x.ticks(4).map((tick) => (
              <Rule key={tick} look="grid" x={x(tick)} y={[TOP, height - AXIS]} />
            ))}
            {shown.map(({ label, percent, beforePercent, waitMs }, row) => {
              const y = TOP + row * ROW;
              return (
                <g key={label}>
                  <text className={`${styles.rowLabel} ${own.clear}`} x={0} y={y + 13}>
                    {label}
                  </text>
                  <Bar
                    data-mark="use"
                    x={0}
                    y={y + 18}
                    width={Math.max(1, x(percent))}
                    height={10}
                  />
                  {beforePercent !== null && (
                    <Rule
                      look="measured"
                      data-mark="before"
                      x={x(beforePercent)}
                      y={[y + 15, y + 31]}
                    />
                  )}
                  <text className={styles.valueStrong} x={width - 52} y={y + 27} textAnchor="end">
                    {formatNumber(percent)}
                    {THIN}%
                  </text>
                  <text className={styles.value} x={width} y={y + 27} textAnchor="end">
                    {waitMs === null ? '' : waitText(waitMs)}
                  </text>
                </g>
              );
            })}
            <HorizontalAxis
              ticks={ticksOf(x, 4)}
              from={0}
              to={x(100)}
              y={height - AXIS}
              title="% of the time"
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
