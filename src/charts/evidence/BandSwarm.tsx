import { scaleLinear } from 'd3-scale';
import { HorizontalAxis, ticksOf } from '../frame/Axis';
import { ChartFrame } from '../frame/ChartFrame';
import styles from '../frame/charts.module.css';
import { formatNumber } from '../frame/format';
import { PointLinks } from '../frame/PointLinks';
import type { TwinData } from '../frame/TableTwin';
import type { ChartFrameText } from '../frame/types';
import { Band } from '../marks/areas';
import { Rule } from '../marks/lines';
import { Dot } from '../marks/points';
import { beeswarm } from './beeswarm';

/** A simulated value between the ends of its band, and the exact value that should lie there, too. */
export interface Banded {
  id: string;
  name: string;
  exact: number;
  simulated: number;
  low: number;
  high: number;
}

export interface BandSwarmProps extends ChartFrameText {
  values: readonly Banded[];
}

const HEIGHT = 230;
const TOP = 28;
const BOTTOM = 44;
/** The axis reaches this many half bands at least. */
const LEAST_REACH = 1.4;
/** Marks are smaller where there is less room for them beside each other. */
const radiusAt = (width: number): number => (width < 480 ? 2 : 3);

/** How far the exact value is from the simulated one, in half widths of its band: beyond 1 it lies outside. */
export const inHalfBands = ({ exact, simulated, low, high }: Banded): number =>
  (simulated - exact) / ((high - low) / 2);

const outsideOf = (values: readonly Banded[]) =>
  values.filter((value) => Math.abs(inHalfBands(value)) > 1);

const placeText = (value: Banded): string => formatNumber(inHalfBands(value), 2);

function finding({ values }: BandSwarmProps): string {
  const outside = outsideOf(values).length;
  return outside === 0
    ? `All ${values.length} exact values lie in the bands of their runs`
    : `${outside} of ${values.length} exact values lie outside the bands of their runs`;
}

function describe(props: BandSwarmProps): string {
  const sizes = props.values.map((value) => Math.abs(inHalfBands(value)));
  return `Simulated minus exact, in half widths of the band of each value. ${finding(props)}; the farthest is at ${formatNumber(Math.max(0, ...sizes), 2)} of the way to the end of its band.`;
}

const table = ({ values }: BandSwarmProps): TwinData => ({
  columns: ['Quantity', 'simulated minus exact, half bands', 'exact value'],
  rows: values.map((value) => [
    value.name,
    placeText(value),
    Math.abs(inHalfBands(value)) > 1 ? 'outside' : 'in the band',
  ]),
});

/** Differences from exact values on one line, each in units of its own band: what holds lies between −1 and 1. */
export function BandSwarm(props: BandSwarmProps) {
  const { values } = props;
  const layoutAt = (width: number) => {
    const reach = Math.max(
      LEAST_REACH,
      ...values.map((value) => 1.1 * Math.abs(inHalfBands(value))),
    );
    const x = scaleLinear([-reach, reach], [12, width - 12]);
    const middle = (TOP + HEIGHT - BOTTOM) / 2;
    const swarm = beeswarm(values, (value) => x(inHalfBands(value)), 2 * radiusAt(width) + 1);
    return {
      x,
      points: swarm.map(({ item, along, across }) => ({ item, x: along, y: middle + across })),
    };
  };
  return (
    <ChartFrame
      title={props.title ?? finding(props)}
      subtitle={
        props.subtitle ??
        'Simulated minus exact, a dot for each quantity, in half widths of its band. Upright: exact. Grey: the band.'
      }
      stale={props.stale}
      description={describe(props)}
      table={() => table(props)}
      height={HEIGHT}
      initialWidth={720}
      overlay={(width) => (
        <PointLinks
          label="Quantities with an exact value"
          points={layoutAt(width).points.map(({ item, x, y }) => ({
            id: item.id,
            x,
            y,
            radius: radiusAt(width),
            lines: [{ text: item.name, bold: true }, { text: `${placeText(item)} half bands` }],
            description: `${item.name}: ${placeText(item)} half bands from exact`,
          }))}
          plot={{ x: 0, y: 0, width, height: HEIGHT }}
          tone="simulated"
        />
      )}
    >
      {(width) => {
        const { x, points } = layoutAt(width);
        const bottom = HEIGHT - BOTTOM;
        return (
          <>
            <Band data-mark="band" x={x(-1)} width={x(1) - x(-1)} y={TOP} height={bottom - TOP} />
            <Rule look="measured" x={x(0)} y={[TOP, bottom]} />
            <text className={styles.rowHead} x={x(0)} y={TOP - 8} textAnchor="middle">
              exact
            </text>
            <HorizontalAxis
              ticks={ticksOf(x, 5)}
              from={0}
              to={width}
              y={bottom}
              title="half widths of the band"
            />
            {points.map(({ item, x: cx, y: cy }) => (
              <Dot
                key={item.id}
                data-mark={Math.abs(inHalfBands(item)) > 1 ? 'outside' : 'inside'}
                cx={cx}
                cy={cy}
                r={radiusAt(width)}
              />
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
