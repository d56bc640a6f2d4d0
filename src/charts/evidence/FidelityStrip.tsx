import styles from '../frame/charts.module.css';
import { cssLength } from '../frame/drawingUnit';
import { formatError } from '../frame/format';
import { Band } from '../marks/areas';
import { OffScaleArrow } from '../marks/arrows';
import { Interval, Rule } from '../marks/lines';
import { Dot } from '../marks/points';
import { Diamond } from '../marks/shapes';

export interface FidelityStripProps {
  /** What is compared, such as "Throughput of 20-A". */
  label: string;
  /** Simulated over measured, minus one, with its 95 % interval. */
  error: { mean: number; low: number; high: number };
  /** Error of the prediction that did not see the measurement. */
  heldOut: number | null;
  /** Half width of the tolerance band; null where there is none. */
  tolerance: number | null;
  /** The strip reaches this far to either side; an error beyond it becomes an arrow. */
  reach: number;
  /** What the simulated value is worth as evidence, such as "calibrated". */
  evidence: string;
}

const WIDTH = 72;
/** Room for half a mark at either end, in px. */
const END = 6;
const HEIGHT = 24;
const DOT_Y = 8;
const DIAMOND_Y = 17;

function describe({ label, error, heldOut, tolerance, evidence }: FidelityStripProps): string {
  const interval = `95 % interval ${formatError(error.low)} to ${formatError(error.high)}`;
  const verdict =
    tolerance === null
      ? ''
      : `, ${Math.abs(error.mean) <= tolerance ? 'within' : 'outside'} ${formatError(tolerance, 0).replace('+', '±')}`;
  const other = heldOut === null ? '' : `; held out ${formatError(heldOut)}`;
  return `${label}: ${evidence}, error ${formatError(error.mean)}, ${interval}${verdict}${other}`;
}

const round = (value: number): number => Math.round(10 * value) / 10;

/** An arrow at the edge that a mark lies beyond. */
const Beyond = ({ side, y }: { side: number; y: number }) => (
  <OffScaleArrow
    look="simulated"
    data-mark="beyond"
    x={side > 0 ? WIDTH - 1 : 1}
    y={y}
    dx={Math.sign(side)}
    shaft={8}
    head={[3.5, 3.5]}
  />
);

/**
 * Error of one configuration in a dense table: rule measured, band tolerance, dot and whisker
 * simulated, diamond held out. Bands and rules of rows that follow each other join.
 */
export function FidelityStrip(props: FidelityStripProps) {
  const { error, heldOut, tolerance, reach } = props;
  const x = (value: number) =>
    round(WIDTH / 2 + (WIDTH / 2 - END) * (Math.min(reach, Math.max(-reach, value)) / reach));
  const isOff = (value: number) => Math.abs(value) > reach;
  return (
    <svg
      translate="no"
      className={styles.strip}
      role="img"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ width: cssLength(WIDTH), height: cssLength(HEIGHT) }}
    >
      <title>{describe(props)}</title>
      {tolerance !== null && (
        <Band x={x(-tolerance)} width={round(x(tolerance) - x(-tolerance))} height={HEIGHT} />
      )}
      <Rule look="agreed" x={WIDTH / 2} y={[0, HEIGHT]} />
      {isOff(error.mean) ? (
        <Beyond side={error.mean} y={DOT_Y} />
      ) : (
        <>
          <Interval data-mark="interval" x={[x(error.low), x(error.high)]} y={DOT_Y} />
          <Dot look="strip" data-mark="simulated" cx={x(error.mean)} cy={DOT_Y} r={4} />
        </>
      )}
      {heldOut !== null &&
        (isOff(heldOut) ? (
          <Beyond side={heldOut} y={DIAMOND_Y} />
        ) : (
          <Diamond data-mark="held-out" cx={x(heldOut)} cy={DIAMOND_Y} r={4.5} />
        ))}
    </svg>
  );
}
