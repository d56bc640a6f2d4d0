import { Band } from '../../charts/marks/areas';
import { OffScaleArrow } from '../../charts/marks/arrows';
import { Interval, Rule } from '../../charts/marks/lines';
import { Dot } from '../../charts/marks/points';
import styles from './theory.module.css';

interface Props {
  /** What the strip says, for readers who do not see it. */
  label: string;
  /** Ends of the axis. */
  from: number;
  to: number;
  /** Where the value should be. */
  tick: number;
  /** Ends of the accepted range, if there is one. */
  accepted?: readonly [low: number, high: number];
  value: number;
  low: number;
  high: number;
}

const MIDDLE = 9;

/** A value with its interval beside the value it should have; beyond the axis it becomes an arrow. */
export function IntervalStrip({ label, from, to, tick, accepted, value, low, high }: Props) {
  const at = (x: number) =>
    `${((100 * (Math.min(to, Math.max(from, x)) - from)) / (to - from)).toFixed(2)}%`;
  return (
    <svg
      translate="no"
      className={styles.strip}
      role="img"
      aria-label={label}
      width="100%"
      height={2 * MIDDLE}
    >
      <line className={styles.rule} x2="100%" y1={MIDDLE} y2={MIDDLE} />
      {accepted && (
        <Band
          x={at(accepted[0])}
          width={`${(100 * (accepted[1] - accepted[0])) / (to - from)}%`}
          y={MIDDLE - 5}
          height={10}
        />
      )}
      <Rule look="measured" x={at(tick)} y={[2, 2 * MIDDLE - 2]} />
      {value < from ? (
        <OffScaleArrow look="simulated" x={1} y={MIDDLE} dx={-1} shaft={11} head={[5, 5]} />
      ) : (
        <>
          <Interval x={[at(low), at(high)]} y={MIDDLE} />
          <Dot look="strip" cx={at(value)} cy={MIDDLE} r={3.5} />
        </>
      )}
    </svg>
  );
}
