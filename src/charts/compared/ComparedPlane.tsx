import { scaleLinear } from 'd3-scale';
import { HorizontalAxis, ticksOf, VerticalAxis } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import { capitalised, formatNumber } from '../frame/format';
import { boxAround, placeLabels } from '../frame/placeLabels';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { extentAround } from '../frame/widened';
import { PredictiveBox } from '../marks/boxes';
import { DirectLabels } from '../marks/DirectLabel';
import { Gliding } from '../marks/Gliding';
import { Interval } from '../marks/lines';
import { Ring } from '../marks/points';
import { ScenarioMark } from './ScenarioMark';
import type { ComparedScenario, Spread } from './types';

/** Where nine of ten measurements would lie. */
interface Range {
  low: number;
  high: number;
}

/** A scenario in the plane. */
export interface PlanePoint extends ComparedScenario {
  x: Spread;
  y: Spread;
  /** Predictive bands; null where there are none. */
  bands: { x: Range; y: Range } | null;
}

export interface PlaneRing {
  id: string;
  x: number;
  y: number;
  /** Whether a compared scenario starts from it. */
  isOwn: boolean;
}

export interface ComparedPlaneProps extends ChartFrameText {
  points: readonly PlanePoint[];
  rings: readonly PlaneRing[];
  /** Quantity and unit of the axes, such as "throughput, messages/s". */
  xTitle: string;
  yTitle: string;
}

const HEIGHT = 280;
const TOP = 22;
const BOTTOM = 40;
const LEFT = 46;
/** Room around what must be seen, as a share of its extent. */
const PADDING = 0.14;

/** The part of an axis that holds all compared points, their bands and the rings that they start from. */
function domainOf({ points, rings }: ComparedPlaneProps, axis: 'x' | 'y'): [number, number] {
  const own = rings.filter(({ isOwn }) => isOwn).map((ring) => ring[axis]);
  const [low, high] = extentAround(
    [...points.map((point) => point[axis].mean), ...own],
    points.flatMap((point) =>
      [point[axis], point.bands?.[axis]].flatMap((ends) => (ends ? [ends.low, ends.high] : [])),
    ),
  );
  const room = Math.max(PADDING * (high - low), 0.03 * Math.abs(high), 1e-6);
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + room];
}

const decimals = (value: number) => (Math.abs(value) < 10 ? 2 : 0);
const rangeText = ({ low, high }: Range) =>
  `${formatNumber(low, decimals(low))} to ${formatNumber(high, decimals(high))}`;

function table({ points, rings, xTitle, yTitle }: ComparedPlaneProps): TwinData {
  const number = (value: number) => formatNumber(value, decimals(value));
  return {
    columns: ['Scenario', xTitle, yTitle, '95 % of runs, x', '95 % of runs, y', '90 % band, y'],
    rows: [
      ...points.map(({ letter, x, y, bands }) => [
        letter,
        number(x.mean),
        number(y.mean),
        rangeText(x),
        rangeText(y),
        bands ? rangeText(bands.y) : 'none',
      ]),
      ...rings.map(({ id, x, y }) => [`measured ${id}`, number(x), number(y), '', '', '']),
    ],
  };
}

function describe({ points, xTitle, yTitle }: ComparedPlaneProps): string {
  const each = points.map(
    ({ letter, x, y, bands }) =>
      `${letter} at ${formatNumber(x.mean, 1)} and ${formatNumber(y.mean, 1)}${bands ? `, 90 % band ${rangeText(bands.y)}` : ''}`,
  );
  return `${yTitle} against ${xTitle}. ${each.join('; ')}.`;
}

/** Two numbers of several scenarios against each other, with what was measured: bars the runs, dashed boxes the predictive bands. */
export function ComparedPlane(props: ComparedPlaneProps) {
  const { points, rings, xTitle, yTitle } = props;
  const xDomain = domainOf(props, 'x');
  const yDomain = domainOf(props, 'y');
  const inside = rings.filter(
    ({ x, y }) => x >= xDomain[0] && x <= xDomain[1] && y >= yDomain[0] && y <= yDomain[1],
  );
  const outside = rings.length - inside.length;
  const isBoxed = points.some(({ bands }) => bands !== null);
  return (
    <ChartFrame
      title={props.title ?? 'Where the scenarios lie'}
      subtitle={
        props.subtitle ??
        `${capitalised(yTitle)}. Rings: measured${outside > 0 ? `, ${outside} more outside` : ''}. Bars: 95 % of runs.${isBoxed ? ' Dashed box: 90 % predictive band.' : ''}`
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={350}
    >
      {(width) => {
        const right = width - 14;
        const bottom = HEIGHT - BOTTOM;
        const x = scaleLinear(xDomain, [LEFT, right]).clamp(true);
        const y = scaleLinear(yDomain, [bottom, TOP]).clamp(true);
        const at = points.map((point) => ({ point, px: x(point.x.mean), py: y(point.y.mean) }));
        const own = inside.filter(({ isOwn }) => isOwn);
        const labels = placeLabels(
          [
            ...at.map(({ point, px, py }) => ({
              id: point.letter,
              x: px,
              y: py,
              radius: 8,
              lines: [
                {
                  text: `${point.letter}${point.kind === 'extrapolated' ? ', extrapolated' : ''}`,
                  bold: true,
                },
              ],
              required: true,
            })),
            ...own.map((ring) => ({
              id: ring.id,
              x: x(ring.x),
              y: y(ring.y),
              radius: 6,
              lines: [{ text: `measured ${ring.id}` }],
              required: false,
            })),
          ],
          [
            ...at.map(({ px, py }) => boxAround(px, py, 6)),
            ...inside.map((ring) => boxAround(x(ring.x), y(ring.y), 4)),
          ],
          { x: LEFT, y: TOP, width: right - LEFT, height: bottom - TOP },
        );
        return (
          <>
            <VerticalAxis ticks={ticksOf(y, 5)} x={LEFT} to={right} />
            <HorizontalAxis
              ticks={ticksOf(x, 4)}
              from={LEFT}
              to={right}
              y={bottom}
              title={xTitle}
            />
            {inside.map((ring) => (
              <Ring
                key={ring.id}
                look={ring.isOwn ? 'measured' : 'context'}
                data-mark={ring.isOwn ? 'own' : 'measured'}
                cx={x(ring.x)}
                cy={y(ring.y)}
                r={ring.isOwn ? 5 : 3.5}
              />
            ))}
            {at.map(({ point, px, py }) => (
              <g key={point.letter} data-point={point.letter}>
                {point.bands && (
                  <PredictiveBox
                    data-mark="band"
                    x={x(point.bands.x.low)}
                    y={y(point.bands.y.high)}
                    width={x(point.bands.x.high) - x(point.bands.x.low)}
                    height={y(point.bands.y.low) - y(point.bands.y.high)}
                  />
                )}
                <Interval
                  width={4}
                  data-mark="runs-x"
                  x={[x(point.x.low), x(point.x.high)]}
                  y={py}
                />
                <Interval
                  width={4}
                  data-mark="runs-y"
                  x={px}
                  y={[y(point.y.low), y(point.y.high)]}
                />
              </g>
            ))}
            {at.map(({ point, px, py }) => (
              <Gliding key={point.letter} x={px} y={py}>
                <ScenarioMark letter={point.letter} kind={point.kind} />
              </Gliding>
            ))}
            <DirectLabels
              labels={labels.map((label) => ({
                label,
                tone: points.some(({ letter }) => letter === label.id) ? 'simulated' : 'measured',
              }))}
            />
          </>
        );
      }}
    </ChartFrame>
  );
}
