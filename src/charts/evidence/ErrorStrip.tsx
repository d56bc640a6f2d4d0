import styles from '../frame/charts.module.css';
import { formatError } from '../frame/format';

export interface ErrorStripProps {
  /** Name of the metric, for the text description. */
  label: string;
  /** Simulated over measured, minus one: 0.05 is 5 % too high. */
  error: number;
  /** 95 % interval of the error, same unit. */
  low?: number;
  high?: number;
  /** Half width of the tolerance band, same unit. */
  tolerance: number;
}

/** The strip reaches this many tolerances to either side; an error beyond it becomes an arrow. */
const REACH = 1.5;

function describe({ label, error, low, high, tolerance }: ErrorStripProps): string {
  const interval =
    low !== undefined && high !== undefined && low !== high
      ? `, 95 % interval ${formatError(low)} to ${formatError(high)}`
      : '';
  const verdict = Math.abs(error) <= tolerance ? 'within' : 'outside';
  return `${label}: error ${formatError(error)}${interval}, ${verdict} the tolerance of ${formatError(tolerance, 0).slice(1)}`;
}

/** Error on one line: centre tick measured, band tolerance, dot and whisker simulated. */
export function ErrorStrip(props: ErrorStripProps) {
  const { error, low = error, high = error, tolerance } = props;
  const reach = REACH * tolerance;
  const percent = (value: number) => 50 + (50 * Math.min(reach, Math.max(-reach, value))) / reach;
  const at = (value: number) => `${percent(value)}%`;
  const beyond = Math.abs(error) > reach ? Math.sign(error) : 0;
  return (
    <svg
      translate="no"
      className={styles.strip}
      role="img"
      aria-label={describe(props)}
      height={20}
      width="100%"
    >
      <line className={styles.stripRule} x1="0%" x2="100%" y1={10} y2={10} />
      <rect
        className={styles.band}
        x={at(-tolerance)}
        width={`${100 / REACH}%`}
        y={5}
        height={10}
      />
      <line className={styles.stripTick} x1="50%" x2="50%" y1={2} y2={18} />
      {beyond === 0 ? (
        <>
          <line className={styles.whisker} x1={at(low)} x2={at(high)} y1={10} y2={10} />
          {low < -reach && (
            <path className={styles.whisker} data-mark="further" d="M6 6 1 10l5 4" />
          )}
          {high > reach && (
            <g style={{ transform: 'translateX(100%)' }}>
              <path className={styles.whisker} data-mark="further" d="M-6 6-1 10l-5 4" />
            </g>
          )}
          <circle
            className={styles.stripDot}
            data-mark="simulated"
            style={{ cx: at(error) }}
            cy={10}
            r={4.5}
          />
        </>
      ) : (
        <g
          className={styles.stripArrow}
          data-mark="beyond"
          style={{ transform: `translate(${beyond > 0 ? 100 : 0}%, 10px)` }}
        >
          <path d={beyond > 0 ? 'M-12 0H-1M-6-5-1 0l-5 5' : 'M12 0H1M6-5 1 0l5 5'} />
        </g>
      )}
    </svg>
  );
}
