import styles from '../frame/charts.module.css';
import { formatError } from '../frame/format';
import { Band } from '../marks/areas';
import { OffScaleArrow } from '../marks/arrows';
import { Interval, Rule } from '../marks/lines';
import { Dot } from '../marks/points';

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
      <Band x={at(-tolerance)} width={`${100 / REACH}%`} y={5} height={10} />
      <Rule look="measured" x="50%" y={[2, 18]} />
      {beyond === 0 ? (
        <>
          <Interval x={[at(low), at(high)]} y={10} />
          {low < -reach && (
            <OffScaleArrow
              look="simulated"
              data-mark="further"
              x={1}
              y={10}
              dx={-1}
              shaft={0}
              head={[5, 4]}
            />
          )}
          {high > reach && (
            <g style={{ transform: 'translateX(100%)' }}>
              <OffScaleArrow
                look="simulated"
                data-mark="further"
                x={-1}
                y={10}
                dx={1}
                shaft={0}
                head={[5, 4]}
              />
            </g>
          )}
          <Dot look="strip" data-mark="simulated" style={{ cx: at(error) }} cy={10} r={4.5} />
        </>
      ) : (
        <g data-mark="beyond" style={{ transform: `translate(${beyond > 0 ? 100 : 0}%, 10px)` }}>
          <OffScaleArrow look="simulated" x={-beyond} dx={beyond} shaft={11} head={[5, 5]} />
        </g>
      )}
    </svg>
  );
}
