import { extent, pairs } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { ticksOf } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import { formatNumber, formatOperatingPoint } from '../frame/format';
import { BASELINE, placeAlongLine } from '../frame/placeAlongLine';
import { type Box, boxAround, boxesAlong, labelBoxes, placeLabels } from '../frame/placeLabels';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { DirectLabel } from '../marks/DirectLabel';
import { Gliding } from '../marks/Gliding';
import { Label } from '../marks/Label';
import { Curve } from '../marks/lines';
import { Dot, Now, Ring } from '../marks/points';
import { labelRequests, plural, type UserPoint } from './curveLabels';
import { OperatingAxes } from './OperatingAxes';

export type { UserPoint };

export interface ConfigurationCurveProps extends ChartFrameText {
  measured: readonly UserPoint[];
  /** Simulated at each number of users, ascending. */
  simulated: readonly UserPoint[];
  /** The number of users the reader has chosen. */
  users: number;
  targetMs: number;
}

const HEIGHT = 320;
const TOP = 26;
const BOTTOM = 44;
/** Narrower charts have less room for ticks, and for the target's full name, whose value the axis tells, too. */
const NARROW = 420;
/** Share of the last throughput from which the curve counts as flat. */
const FLAT = 0.97;

function finding({ measured, simulated }: ConfigurationCurveProps): string {
  const points = simulated.length > 1 ? simulated : measured;
  const last = points.at(-1);
  const knee =
    last && points.find((point) => point.throughputPerSecond >= FLAT * last.throughputPerSecond);
  if (!knee || knee === last) return 'More virtual users buy throughput and cost latency';
  return `From ${knee.users} virtual users on, more users buy latency and hardly any throughput`;
}

function describe({ measured, simulated, users }: ConfigurationCurveProps): string {
  const values = (point: UserPoint) =>
    `${plural(point.users)} ${formatOperatingPoint(point.throughputPerSecond, point.roundtripMs)}`;
  const now = simulated.find((point) => point.users === users);
  return [
    'Throughput against roundtrip as virtual users are added.',
    `Measured: ${measured.map(values).join('; ')}.`,
    now ? `Simulated at ${values(now)}.` : '',
  ].join(' ');
}

function table({ measured, simulated }: ConfigurationCurveProps): TwinData {
  const all = [...new Set([...measured, ...simulated].map((point) => point.users))].sort(
    (a, b) => a - b,
  );
  const cells = (point: UserPoint | undefined) =>
    point
      ? [formatNumber(point.throughputPerSecond), formatNumber(point.roundtripMs)]
      : ['none', 'none'];
  return {
    columns: [
      'Virtual users',
      'measured, messages/s',
      'measured roundtrip, ms',
      'simulated, messages/s',
      'simulated roundtrip, ms',
    ],
    rows: all.map((users) => [
      formatNumber(users),
      ...cells(measured.find((point) => point.users === users)),
      ...cells(simulated.find((point) => point.users === users)),
    ]),
  };
}

/** Users walked along the throughput-latency curve: measured rings, simulated curve. */
export function ConfigurationCurve(props: ConfigurationCurveProps) {
  const { measured, simulated, users, targetMs } = props;
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={props.subtitle ?? 'Roundtrip, ms, against throughput, medians'}
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={652}
    >
      {(width) => {
        const all = [...measured, ...simulated];
        const [slow = 0, fast = 1] = extent(all, (point) => point.throughputPerSecond);
        const [, most = 1] = extent(all, (point) => point.roundtripMs);
        const plot: Box = { x: 44, y: TOP, width: width - 64, height: HEIGHT - TOP - BOTTOM };
        const right = plot.x + plot.width;
        const bottom = plot.y + plot.height;
        const x = scaleLinear(
          [Math.floor(slow / 10) * 10 - 5, Math.ceil(fast / 10) * 10 + 10],
          [plot.x, right],
        );
        const y = scaleLinear([0, Math.max(most, targetMs) * 1.06], [bottom, plot.y]);
        const at = (point: UserPoint) => ({
          x: x(point.throughputPerSecond),
          y: y(point.roundtripMs),
        });
        const curve = line<UserPoint>()
          .x((point) => at(point).x)
          .y((point) => at(point).y)
          .curve(curveMonotoneX)(simulated as UserPoint[]);
        const now = simulated.find((point) => point.users === users);
        const target = width < NARROW ? 'target' : `target, about ${targetMs} ms`;
        const obstacles = [
          ...all.map((point) => boxAround(at(point).x, at(point).y, 6)),
          ...(now ? [boxAround(at(now).x, at(now).y, 11)] : []),
          ...pairs(simulated.map(at)).flatMap(([from, to]) =>
            boxesAlong({ x1: from.x, y1: from.y, x2: to.x, y2: to.y }, 3),
          ),
          { x: plot.x, y: y(targetMs) - 2, width: plot.width, height: 4 },
        ];
        const requests = labelRequests(measured, simulated, now, users, at);
        const labels = placeLabels(
          requests.map((entry) => entry.request),
          obstacles,
          { ...plot, width: plot.width + 16 },
        );
        // After the labels, whose leaders reach farther than it.
        const named = placeAlongLine(
          target,
          { begin: right, end: plot.x, y: y(targetMs), sides: ['below', 'above'] },
          [...obstacles, ...labels.flatMap(labelBoxes)],
        );
        const ticks = y.ticks(4);
        return (
          <>
            <OperatingAxes
              plot={plot}
              yTitle="roundtrip, ms"
              yTicks={[...ticks.filter((tick) => tick !== targetMs), targetMs]
                .filter((tick) => tick === targetMs || Math.abs(y(tick) - y(targetMs)) > 16)
                .map((tick) => ({
                  at: y(tick),
                  label: formatNumber(tick),
                  emphasised: tick === targetMs,
                }))}
              xTicks={ticksOf(x, width < NARROW ? 4 : 6)}
              targetY={y(targetMs)}
            />
            {named && (
              <Label x={named.x} y={named.y + BASELINE}>
                {target}
              </Label>
            )}
            {curve && <Curve look="simulated" d={curve} />}
            {simulated.map((point) => (
              <Dot
                key={point.users}
                data-mark="simulated"
                cx={at(point).x}
                cy={at(point).y}
                r={2.5}
              />
            ))}
            {measured.map((point) => (
              <Ring
                key={point.users}
                data-mark="measured"
                cx={at(point).x}
                cy={at(point).y}
                r={4.5}
              />
            ))}
            {now && (
              <Gliding {...at(now)}>
                <Now r={5} around={9} />
              </Gliding>
            )}
            {labels.map((label) => (
              <DirectLabel
                key={label.id}
                label={label}
                tone={requests.find((entry) => entry.request.id === label.id)?.tone ?? 'context'}
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
