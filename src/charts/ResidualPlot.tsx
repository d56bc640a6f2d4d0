import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { HorizontalAxis, VerticalAxis } from './Axis';
import { ChartFrame } from './ChartFrame';
import styles from './charts.module.css';
import { formatError, formatNumber, formatSigned } from './format';
import { rankCorrelation, unlikelyByChance } from './rankCorrelation';
import { apart, outliers, residualScale } from './residualScale';
import type { ChartFrameText } from './types';

/** Error of one configuration against something it may depend on. */
export interface Residual {
  id: string;
  x: number;
  /** Simulated over measured, minus one. */
  error: number;
}

export interface ResidualPlotProps extends ChartFrameText {
  /** What x is, such as "utilisation of the publish lock". */
  variable: string;
  unit: string;
  residuals: readonly Residual[];
  /** Half width of the tolerance band; null where there is none. */
  tolerance: number | null;
}

const HEIGHT = 280;
const TOP = 12;
const BOTTOM = 44;
const LEFT = 52;

function finding({ variable, residuals }: ResidualPlotProps): string {
  const correlation = rankCorrelation(residuals.map(({ x, error }) => [x, error]));
  const text = `rank correlation ${formatSigned(correlation, 2)}`;
  if (Math.abs(correlation) < unlikelyByChance(residuals.length)) {
    return `No trend with the ${variable}: ${text}`;
  }
  return `Errors ${correlation > 0 ? 'rise' : 'fall'} with the ${variable}: ${text}`;
}

/** Errors against a quantity: a model without a missing mechanism shows no trend. */
export function ResidualPlot(props: ResidualPlotProps) {
  const { variable, unit, residuals, tolerance } = props;
  const [low = 0, high = 1] = extent(residuals, ({ x }) => x);
  const y = residualScale(residuals, tolerance, [HEIGHT - BOTTOM, TOP]);
  const named = outliers(residuals);
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={props.subtitle ?? `Error, %, against the ${variable}, ${unit}`}
      description={`${finding(props)}. ${residuals.length} configurations.`}
      table={() => ({
        columns: ['Configuration', `${variable}, ${unit}`, 'error'],
        rows: residuals.map(({ id, x, error }) => [id, formatNumber(x, 1), formatError(error)]),
      })}
      height={HEIGHT}
      initialWidth={548}
    >
      {(width) => {
        const right = width - 12;
        const x = scaleLinear([low, high], [LEFT + 12, right - 24]).nice(5);
        return (
          <>
            {tolerance !== null && (
              <rect
                className={styles.band}
                x={LEFT}
                width={right - LEFT}
                y={y(tolerance)}
                height={y(-tolerance) - y(tolerance)}
              />
            )}
            <VerticalAxis
              x={LEFT}
              to={right}
              ticks={y.ticks(6).map((tick) => ({ at: y(tick), label: formatSigned(100 * tick) }))}
            />
            <line className={styles.measuredRule} x1={LEFT} x2={right} y1={y(0)} y2={y(0)} />
            <HorizontalAxis
              from={LEFT}
              to={right}
              y={HEIGHT - BOTTOM}
              ticks={x.ticks(6).map((tick) => ({ at: x(tick), label: formatNumber(tick) }))}
              title={`${variable}, ${unit}`}
            />
            {residuals.map(({ id, x: value, error }) => (
              <circle
                key={id}
                className={styles.swarmDot}
                data-mark="residual"
                cx={x(value)}
                cy={y(error)}
                r={4}
              />
            ))}
            {apart(named, (one) => [x(one.x), y(one.error)]).map(({ id, x: value, error }) => (
              <text
                key={id}
                className={styles.label}
                x={x(value) + (x(value) > right - 60 ? -8 : 8)}
                y={y(error) + 4}
                textAnchor={x(value) > right - 60 ? 'end' : 'start'}
              >
                {id}
              </text>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
