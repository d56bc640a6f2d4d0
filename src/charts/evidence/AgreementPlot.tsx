import { extent } from 'd3-array';
import { scaleLog } from 'd3-scale';
import { powerOfTen } from '../../numbers/elementary';
import { HorizontalAxis, VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import { clearTicks } from '../frame/clearTicks';
import { formatError, formatNumber, formatShare } from '../frame/format';
import { steady } from '../frame/steady';
import { textWidth } from '../frame/textWidth';
import type { ChartFrameText } from '../frame/types';
import { BandBetween } from '../marks/boxes';
import { Rule } from '../marks/lines';
import { PointName } from '../marks/PointName';
import { Simulated } from '../marks/points';
import { apart, outliers } from './residualScale';

export interface AgreementPoint {
  id: string;
  /** Beside the point, where the id is too long. */
  name?: string;
  measured: number;
  simulated: number;
  error: number;
  /** Why the value is not to be trusted; such a point is dashed and does not count. */
  doubt?: string;
}

export interface AgreementPlotProps extends ChartFrameText {
  unit: string;
  points: readonly AgreementPoint[];
  /** Half width of the tolerance band; null where there is none. */
  tolerance: number | null;
  /** What is held against the measured values. */
  compared?: string;
  /** Values in the table. */
  format?: (value: number) => string;
}

const HEIGHT = 380;
const TOP = 12;
const BOTTOM = 44;
const LEFT = 60;

/** Round numbers within a range of one or two decades. */
function logTicks([low, high]: readonly [number, number]): number[] {
  const decades = Array.from({ length: 8 }, (_, power) => powerOfTen(power));
  const all = decades.flatMap((decade) => [1, 2, 5].map((digit) => digit * decade));
  const fine = decades.flatMap((decade) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => digit * decade),
  );
  const within = (ticks: number[]) => ticks.filter((tick) => tick >= low && tick <= high);
  return within(all).length >= 3 ? within(all) : within(fine);
}

const countedOf = (points: readonly AgreementPoint[]) =>
  points.filter(({ doubt }) => doubt === undefined);

function finding({ points, tolerance, compared = 'simulated' }: AgreementPlotProps): string {
  const counted = countedOf(points);
  if (tolerance === null) return `${counted.length} configurations, ${compared} against measured`;
  const inside = counted.filter(({ error }) => Math.abs(error) <= tolerance).length;
  return `${inside} of ${counted.length} configurations lie within ${formatShare(tolerance, 0)}`;
}

/** Simulated against measured on logarithmic axes, with the line of agreement. */
export function AgreementPlot(props: AgreementPlotProps) {
  const { unit, points, tolerance, compared = 'simulated', format = formatNumber } = props;
  const [low = 1, high = 10] = extent(
    points.flatMap(({ measured, simulated }) => [measured, simulated]),
  );
  const domain = [low / 1.12, high * 1.12] as const;
  const counted = countedOf(points);
  const hasDoubts = counted.length < points.length;
  const y = steady(scaleLog(domain, [HEIGHT - BOTTOM, TOP]));
  const ticks = logTicks(domain);
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        `${compared.replace(/^./, (letter) => letter.toUpperCase())} against measured, ${unit}, logarithmic; band: tolerance`
      }
      description={`${finding(props)}.`}
      table={() => ({
        columns: [
          'Configuration',
          `measured, ${unit}`,
          `${compared}, ${unit}`,
          'error',
          ...(hasDoubts ? ['note'] : []),
        ],
        rows: points.map(({ id, measured, simulated, error, doubt }) => [
          id,
          format(measured),
          format(simulated),
          formatError(error),
          ...(hasDoubts ? [doubt ?? ''] : []),
        ]),
      })}
      height={HEIGHT}
      initialWidth={548}
    >
      {(width) => {
        const right = width - 12;
        const exactX = scaleLog(domain, [LEFT, right]);
        const x = (value: number) => Math.round(10 * exactX(value)) / 10;
        const named = clearTicks(ticks, x);
        const [a, b] = domain;
        const corners: readonly (readonly [number, number])[] =
          tolerance === null
            ? []
            : [
                [a, a * (1 + tolerance)],
                [b / (1 + tolerance), b],
                [b, b],
                [b, b * (1 - tolerance)],
                [a / (1 - tolerance), a],
                [a, a],
              ];
        return (
          <>
            <BandBetween
              d={corners.map(([u, v], i) => `${i ? 'L' : 'M'}${x(u)} ${y(v)}`).join('')}
            />
            <VerticalAxis
              x={LEFT}
              to={right}
              ticks={ticks.map((tick) => ({ at: y(tick), label: formatNumber(tick) }))}
            />
            <Rule look="joined" x={[x(a), x(b)]} y={[y(a), y(b)]} />
            <HorizontalAxis
              from={LEFT}
              to={right}
              y={HEIGHT - BOTTOM}
              ticks={ticks.map((tick) => ({
                at: x(tick),
                label: named.has(tick) ? formatNumber(tick) : '',
              }))}
              title={`measured, ${unit}`}
            />
            {points.map(({ id, measured, simulated, doubt }) => (
              <Simulated
                key={id}
                look="swarm"
                isExtrapolated={doubt !== undefined}
                data-mark="agreement"
                cx={x(measured)}
                cy={y(simulated)}
                r={4}
              />
            ))}
            {apart(
              outliers(counted),
              ({ measured, simulated }) => [x(measured), y(simulated)],
              Math.max(...counted.map(({ id, name = id }) => textWidth(name))),
            ).map(({ id, name = id, measured, simulated }) => (
              <PointName
                key={id}
                x={x(measured)}
                y={y(simulated)}
                right={right}
                name={name}
                leftFrom={simulated > measured ? LEFT : undefined}
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
