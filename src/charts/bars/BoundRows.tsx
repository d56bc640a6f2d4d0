import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { HorizontalAxis, ticksOf } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatRate } from '../frame/format';
import type { ChartFrameText } from '../frame/types';
import { Bar, Hatched } from '../marks/areas';
import { OffScaleArrow } from '../marks/arrows';
import { Hatch } from '../marks/Hatch';
import { Rule } from '../marks/lines';
import { Dot } from '../marks/points';

/** A rate that cannot be passed, and why. */
export interface BoundRow {
  label: string;
  /** In a few words, such as "as long as each message takes as much of it". */
  basis: string;
  perSecond: number;
}

export interface BoundRowsProps extends ChartFrameText {
  simulated: { mean: number; low: number; high: number };
  /** The tightest first. */
  bounds: readonly BoundRow[];
  /** Such as "messages/s". */
  unit: string;
}

const MOST = 6;
const ROW = 36;
const TOP = 4;
const AXIS = 42;
/** Bounds beyond so many times the simulated rate stand at the edge, with an arrow. */
const FARTHEST = 3;

function finding({ simulated, bounds, unit }: BoundRowsProps): string {
  const [first] = bounds;
  if (first === undefined) return 'Nothing bounds the rate';
  const percent = Math.round((100 * simulated.mean) / first.perSecond);
  return `Bounded by ${formatRate(first.perSecond)} ${unit}; ${percent}\u202f% of that is reached`;
}

/** Bounds on a rate beside what was simulated: bars end where no rate can pass. */
export function BoundRows(props: BoundRowsProps) {
  const { simulated, bounds, unit } = props;
  const hatch = useId();
  const shown = bounds.slice(0, MOST);
  const height = TOP + (shown.length + 1) * ROW + AXIS;
  const limit = FARTHEST * simulated.mean;
  const most = Math.max(
    1.1 * simulated.high,
    ...shown.map(({ perSecond }) => 1.08 * Math.min(perSecond, limit)),
  );
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        `${unit}. Hatched: beyond a bound, computed. Dot and bar: the simulated mean rate, with 95\u202f% of runs.`
      }
      stale={props.stale}
      description={`Simulated ${formatRate(simulated.mean)} ${unit}. Bounds: ${shown
        .map(({ label, perSecond }) => `${label} ${formatRate(perSecond)}`)
        .join(', ')}.`}
      table={() => ({
        columns: ['What bounds', 'why', `bound, ${unit}`],
        rows: [
          ['Simulated', 'by the runs', formatRate(simulated.mean)],
          ...bounds.map(({ label, basis, perSecond }) => [label, basis, formatRate(perSecond)]),
        ],
      })}
      height={height}
      initialWidth={544}
    >
      {(width) => {
        const right = width - 56;
        const x = scaleLinear([0, most], [0, right]);
        const ticks = ticksOf(x, width < 420 ? 3 : 5);
        const bottom = height - AXIS;
        return (
          <>
            <Hatch id={hatch} />
            {ticks.map(({ at }) => (
              <Rule key={at} look="grid" x={at} y={[TOP, bottom]} />
            ))}
            <text className={styles.rowHead} x={0} y={TOP + 13}>
              Simulated
            </text>
            <Bar
              data-mark="runs"
              x={x(simulated.low)}
              y={TOP + 20}
              width={Math.max(1, x(simulated.high) - x(simulated.low))}
              height={6}
            />
            <Dot data-mark="simulated" cx={x(simulated.mean)} cy={TOP + 23} r={4} />
            <text className={styles.valueStrong} x={width} y={TOP + 27} textAnchor="end">
              {formatRate(simulated.mean)}
            </text>
            <Rule look="now" x={x(simulated.mean)} y={[TOP + 28, bottom]} />
            {shown.map(({ label, basis, perSecond }, index) => {
              const y = TOP + (index + 1) * ROW;
              const isFar = perSecond > most;
              return (
                <g key={`${basis} ${label}`}>
                  <text className={`${styles.rowLabel} ${styles.clear}`} x={0} y={y + 13}>
                    {label}
                  </text>
                  {isFar ? (
                    <OffScaleArrow
                      data-mark="far"
                      x={right - 2}
                      y={y + 23}
                      dx={1}
                      shaft={12}
                      head={[5, 4]}
                    />
                  ) : (
                    <>
                      <Hatched
                        hatch={hatch}
                        data-mark="beyond"
                        x={x(perSecond)}
                        y={y + 17}
                        width={right - x(perSecond)}
                        height={12}
                      />
                      <Rule
                        look="measured"
                        data-mark="bound"
                        x={x(perSecond)}
                        y={[y + 15, y + 31]}
                      />
                    </>
                  )}
                  <text className={styles.value} x={width} y={y + 27} textAnchor="end">
                    {formatRate(perSecond)}
                  </text>
                </g>
              );
            })}
            <HorizontalAxis ticks={ticks} from={0} to={right} y={bottom} title={unit} />
          </>
        );
      }}
    </ChartFrame>
  );
}
