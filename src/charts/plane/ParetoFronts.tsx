import { extent, group, pairs } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import { curveStepBefore, line } from 'd3-shape';
import { ticksOf } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import { formatNumber, formatOperatingPoint } from '../frame/format';
import { PointLinks } from '../frame/PointLinks';
import { type Box, boxAround, boxesAlong, placeLabels } from '../frame/placeLabels';
import { steady } from '../frame/steady';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { DirectLabel } from '../marks/DirectLabel';
import { Curve } from '../marks/lines';
import { Dot } from '../marks/points';
import { OperatingAxes } from './OperatingAxes';
import { frontWithin, type ParetoPoint } from './paretoFront';

export interface ParetoFrontsProps extends ChartFrameText {
  /** Designs that no other beats, in any order. */
  points: readonly ParetoPoint[];
  /** A line is drawn for designs of at most this many computers. */
  levels: readonly number[];
  targetMs: number;
  /** What kind of run gave the numbers, such as "full run". */
  run: string;
}

const HEIGHT = 400;
const TOP = 26;
const BOTTOM = 44;
const TICKS_MS = [150, 200, 250, 300, 400, 500, 700, 1000];

const best = (points: readonly ParetoPoint[]) =>
  points.reduce((most, point) => Math.max(most, point.throughputPerSecond), 0);

function finding({ points, run, targetMs }: ParetoFrontsProps): string {
  const within = points.filter(({ roundtripMs }) => roundtripMs <= targetMs);
  if (within.length === 0) return `No design stays below ${targetMs} ms in a ${run}`;
  return `${formatNumber(best(within))} messages/s below ${targetMs} ms, ${formatNumber(best(points))} at any latency shown, each in a ${run}`;
}

function describe({ points, levels, run }: ParetoFrontsProps): string {
  const fronts = levels.flatMap((level) => {
    const front = frontWithin(points, level);
    const [first, last] = [front[0], front.at(-1)];
    if (!first || !last) return [];
    const ends = [first, last].map((end) =>
      formatOperatingPoint(end.throughputPerSecond, end.roundtripMs),
    );
    return [`With up to ${level} computers from ${ends.join(' to ')}.`];
  });
  return [
    `Median roundtrip against mean throughput, simulated, each in a ${run}: ${points.length} designs that no other design beats.`,
    ...fronts,
  ].join(' ');
}

const table = ({ points, run }: ParetoFrontsProps): TwinData => ({
  columns: ['Design', 'computers', `messages/s, ${run}`, `roundtrip, ms, ${run}`, 'settings'],
  rows: [...points]
    .sort((a, b) => a.computers - b.computers || a.roundtripMs - b.roundtripMs)
    .map((point) => [
      point.id,
      formatNumber(point.computers),
      formatNumber(point.throughputPerSecond, 1),
      formatNumber(point.roundtripMs),
      point.settings,
    ]),
});

/** The end of each line with its numbers of computers; lines may end in the same design. */
function endsOf(fronts: readonly { level: number; front: readonly ParetoPoint[] }[]) {
  const drawn = fronts.flatMap(({ level, front }) =>
    front.slice(-1).map((end) => ({ level, end })),
  );
  return [...group(drawn, ({ end }) => end)].map(([end, lines]) => ({
    end,
    text: lines.map(({ level }) => level).join(', '),
  }));
}

/** Latency against throughput: for each number of computers a stair that no design gets below. */
export function ParetoFronts(props: ParetoFrontsProps) {
  const { points, levels, targetMs } = props;
  const [, fastest = 1] = extent(points, ({ throughputPerSecond }) => throughputPerSecond);
  const [least = 100, most = 1000] = extent(points, ({ roundtripMs }) => roundtripMs);
  const layout = (width: number) => {
    const plot: Box = { x: 44, y: TOP, width: width - 56, height: HEIGHT - TOP - BOTTOM };
    const x = scaleLinear([0, fastest * 1.06], [plot.x, plot.x + plot.width]);
    const y = steady(scaleLog([least * 0.94, most * 1.04], [plot.y + plot.height, plot.y]));
    return { plot, bottom: plot.y + plot.height, x, y };
  };
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        `Median roundtrip, ms, log scale, against mean messages/s, each in a ${props.run}, simulated. Dots: designs that no other beats. Lines: the best with up to so many BizTalk computers.`
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={782}
      overlay={(width) => {
        const { plot, x, y } = layout(width);
        return (
          <PointLinks
            label="Designs that no other beats"
            plot={plot}
            tone="simulated"
            points={points.map((point) => {
              const values = formatOperatingPoint(point.throughputPerSecond, point.roundtripMs);
              return {
                id: point.id,
                x: x(point.throughputPerSecond),
                y: y(point.roundtripMs),
                radius: 3.5,
                href: point.href,
                lines: [
                  { text: `${point.computers} computers`, bold: true },
                  { text: values },
                  ...point.notes.map((text) => ({ text })),
                ],
                description: `${point.computers} computers, ${values}, ${point.settings}`,
              };
            })}
          />
        );
      }}
    >
      {(width) => {
        const { plot, bottom, x, y } = layout(width);
        const at = (point: { throughputPerSecond: number; roundtripMs: number }) =>
          [x(point.throughputPerSecond), y(point.roundtripMs)] as const;
        const fronts = levels.map((level) => ({ level, front: frontWithin(points, level) }));
        const stair = line<ParetoPoint>()
          .x((point) => at(point)[0])
          .y((point) => at(point)[1])
          .curve(curveStepBefore);
        const labels = placeLabels(
          endsOf(fronts).map(({ end, text }) => ({
            id: text,
            x: at(end)[0],
            y: at(end)[1],
            radius: 4,
            required: true,
            lines: [{ text, bold: true }],
          })),
          [
            ...points.map((point) => boxAround(...at(point), 4)),
            ...fronts.flatMap(({ front }) =>
              pairs(front).flatMap(([from, to]) => {
                const [x1, y1] = at(from);
                const [x2, y2] = at(to);
                return [
                  ...boxesAlong({ x1, y1, x2: x1, y2 }),
                  ...boxesAlong({ x1, y1: y2, x2, y2 }),
                ];
              }),
            ),
          ],
          plot,
        );
        return (
          <>
            <OperatingAxes
              plot={plot}
              yTitle="roundtrip, ms"
              yTicks={TICKS_MS.filter((tick) => y(tick) <= bottom && y(tick) >= plot.y).map(
                (tick) => ({
                  at: y(tick),
                  label: formatNumber(tick),
                  emphasised: tick === targetMs,
                }),
              )}
              xTicks={ticksOf(x, width < 480 ? 4 : 8)}
              targetY={y(targetMs)}
            />
            {fronts.map(({ level, front }) => (
              <Curve key={level} look="simulated" data-mark="front" d={stair(front)} />
            ))}
            {points.map((point) => (
              <Dot
                key={point.id}
                look="swarm"
                data-mark="simulated"
                cx={at(point)[0]}
                cy={at(point)[1]}
                r={3.5}
              />
            ))}
            {labels.map((label) => (
              <DirectLabel key={label.id} label={label} tone="simulated" />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
