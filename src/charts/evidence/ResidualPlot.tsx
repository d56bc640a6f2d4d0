import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { HorizontalAxis, ticksOf } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import { formatError, formatNumber, formatSigned } from '../frame/format';
import type { ChartFrameText } from '../frame/types';
import { PointName } from '../marks/PointName';
import { Dot } from '../marks/points';
import { ResidualScaffold } from './ResidualScaffold';
import { rankCorrelation, unlikelyByChance } from './rankCorrelation';
import { apart, outliers, residualScale } from './residualScale';

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
            <ResidualScaffold y={y} tolerance={tolerance} left={LEFT} right={right} />
            <HorizontalAxis
              from={LEFT}
              to={right}
              y={HEIGHT - BOTTOM}
              ticks={ticksOf(x, 6)}
              title={`${variable}, ${unit}`}
            />
            {residuals.map(({ id, x: value, error }) => (
              <Dot key={id} look="swarm" data-mark="residual" cx={x(value)} cy={y(error)} r={4} />
            ))}
            {apart(named, (one) => [x(one.x), y(one.error)]).map(({ id, x: value, error }) => (
              <PointName key={id} x={x(value)} y={y(error)} right={right} name={id} />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
