import styles from './charts.module.css';
import { formatError } from './format';

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

/** An arrow at the edge that a mark lies beyond. */
function Beyond({ side, y }: { side: number; y: number }) {
  return (
    <svg x={side > 0 ? '100%' : '0%'} y={y} overflow="visible" aria-hidden="true">
      <path
        className={styles.stripArrow}
        data-mark="beyond"
        d={side > 0 ? 'M-9 0H-1M-4.5-3.5-1 0l-3.5 3.5' : 'M9 0H1M4.5-3.5 1 0l3.5 3.5'}
      />
    </svg>
  );
}

/**
 * Error of one configuration in a dense table: rule measured, band tolerance, dot and whisker
 * simulated, diamond held out. Bands and rules of rows that follow each other join.
 */
export function FidelityStrip(props: FidelityStripProps) {
  const { error, heldOut, tolerance, reach } = props;
  const percent = (value: number) => 50 + (50 * Math.min(reach, Math.max(-reach, value))) / reach;
  const at = (value: number) => `${percent(value).toFixed(1)}%`;
  const description = describe(props);
  return (
    <svg className={styles.strip} role="img" aria-label={description} height={HEIGHT} width="100%">
      <title>{description}</title>
      {tolerance !== null && (
        <rect
          className={styles.band}
          x={at(-tolerance)}
          width={`${((100 * tolerance) / reach).toFixed(1)}%`}
          y={0}
          height={HEIGHT}
        />
      )}
      <line className={styles.stripMeasured} x1="50%" x2="50%" y1={0} y2={HEIGHT} />
      {Math.abs(error.mean) > reach ? (
        <Beyond side={error.mean} y={DOT_Y} />
      ) : (
        <>
          <line
            className={styles.whisker}
            x1={at(error.low)}
            x2={at(error.high)}
            y1={DOT_Y}
            y2={DOT_Y}
          />
          <circle
            className={styles.stripDot}
            data-mark="simulated"
            cx={at(error.mean)}
            cy={DOT_Y}
            r={4}
          />
        </>
      )}
      {heldOut !== null &&
        (Math.abs(heldOut) > reach ? (
          <Beyond side={heldOut} y={DIAMOND_Y} />
        ) : (
          <svg x={at(heldOut)} y={DIAMOND_Y} overflow="visible" aria-hidden="true">
            <path className={styles.heldOut} data-mark="held-out" d="M0-4.5 4.5 0 0 4.5-4.5 0z" />
          </svg>
        ))}
    </svg>
  );
}
