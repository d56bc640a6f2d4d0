import { median } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatError, formatShare, formatSigned, withUnit } from '../frame/format';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { Band } from '../marks/areas';
import { OffScaleArrow } from '../marks/arrows';
import { Label } from '../marks/Label';
import { Rule } from '../marks/lines';
import { Dot } from '../marks/points';
import { Diamond } from '../marks/shapes';
import { beeswarm } from './beeswarm';

/** Error of one configuration: simulated over reference, minus one. */
export interface ConfigurationError {
  id: string;
  error: number;
}

export interface ErrorDotPlotProps extends ChartFrameText {
  /** One beeswarm per row, such as "in sample"; diamonds where the fit did not see the measurements. */
  rows: readonly { label: string; errors: readonly ConfigurationError[]; heldOut?: boolean }[];
  /** Half width of the tolerance band: 0.15 is 15 %. */
  tolerance: number;
}

const ROW = 84;
const TOP = 26;
const BOTTOM = 26;
/** The axis reaches this many tolerances; errors beyond it become arrows with their value. */
const REACH = 2;

function medianError(errors: readonly ConfigurationError[]): number {
  return median(errors, (entry) => Math.abs(entry.error)) ?? 0;
}

function describe({ rows, tolerance }: ErrorDotPlotProps): string {
  const each = rows.map(({ label, errors }) => {
    const inside = errors.filter((entry) => Math.abs(entry.error) <= tolerance).length;
    return `${label}: ${inside} of ${errors.length} within ${formatShare(tolerance, 0)}, median ${formatShare(medianError(errors))}.`;
  });
  return `Error of each configuration, simulated against measured. ${each.join(' ')}`;
}

function table({ rows, tolerance }: ErrorDotPlotProps): TwinData {
  return {
    columns: ['Configuration', 'kind', 'error', 'tolerance'],
    rows: rows.flatMap(({ label, errors }) =>
      errors.map(({ id, error }) => [
        id,
        label,
        formatError(error),
        Math.abs(error) <= tolerance ? 'within' : 'outside',
      ]),
    ),
  };
}

/** Errors of all configurations, one dot each, against the tolerance. */
export function ErrorDotPlot(props: ErrorDotPlotProps) {
  const { rows, tolerance } = props;
  const height = TOP + rows.length * ROW + BOTTOM;
  const reach = REACH * tolerance;
  const first = rows[0]?.errors ?? [];
  return (
    <ChartFrame
      title={
        props.title ??
        `Half of the ${first.length} configurations are simulated to within ${formatShare(medianError(first))}`
      }
      subtitle={props.subtitle ?? 'Error of simulated roundtrip, one mark per configuration'}
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={height}
      initialWidth={696}
    >
      {(width) => {
        const left = width < 480 ? 72 : 104;
        const right = width - 28;
        const x = scaleLinear([-reach, reach], [left + 16, right]);
        const bottom = height - BOTTOM;
        const diameter = width < 480 ? 6.5 : 8.5;
        return (
          <>
            <Band
              x={x(-tolerance)}
              width={x(tolerance) - x(-tolerance)}
              y={4}
              height={bottom - 4}
            />
            <Rule look="measured" x={x(0)} y={[4, bottom]} />
            <text className={styles.rowHead} x={x(0) - 6} y={17} textAnchor="end">
              measured
            </text>
            <text className={styles.bandText} x={x(tolerance) - 6} y={17} textAnchor="end">
              {width >= 480 && <tspan>{'tolerance '}</tspan>}±{withUnit(tolerance * 100, '%')}
            </text>
            {[-reach, -tolerance, 0, tolerance, reach].map((tick) => (
              <text
                key={tick}
                className={styles.tick}
                x={x(tick)}
                y={bottom + 17}
                textAnchor="middle"
              >
                {tick === reach ? formatError(tick, 0) : formatSigned(tick * 100)}
              </text>
            ))}
            {rows.map(({ label, errors, heldOut = false }, row) => {
              const y = TOP + (row + 0.5) * ROW;
              const shown = errors.filter((entry) => Math.abs(entry.error) <= reach);
              const beyond = errors.filter((entry) => Math.abs(entry.error) > reach);
              const swarm = beeswarm(shown, (entry) => x(entry.error), diameter);
              return (
                <g key={label}>
                  <text className={styles.rowLabel} x={0} y={y + 4}>
                    {label}
                  </text>
                  {swarm.map(({ item, along, across }) =>
                    heldOut ? (
                      <Diamond
                        key={item.id}
                        data-mark="held-out"
                        cx={along}
                        cy={y + across}
                        r={diameter / 2 - 0.5}
                      />
                    ) : (
                      <Dot
                        key={item.id}
                        look="swarm"
                        data-mark="error"
                        cx={along}
                        cy={y + across}
                        r={diameter / 2 - 0.5}
                      />
                    ),
                  )}
                  {[-1, 1].map((side) =>
                    beyond
                      .filter((entry) => Math.sign(entry.error) === side)
                      .map((entry, index) => (
                        <g key={entry.id} data-tone="simulated" data-mark="beyond">
                          <OffScaleArrow
                            x={side > 0 ? right + 10 : left + 6}
                            y={y - 20 + index * 15}
                            dx={side}
                          />
                          <Label
                            x={side > 0 ? right - 4 : left + 20}
                            y={y - 16 + index * 15}
                            textAnchor={side > 0 ? 'end' : 'start'}
                          >
                            {entry.id} {formatError(entry.error, 0)}
                          </Label>
                        </g>
                      )),
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    </ChartFrame>
  );
}
