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
        <rect
          className={styles.accepted}
          x={at(accepted[0])}
          width={`${(100 * (accepted[1] - accepted[0])) / (to - from)}%`}
          y={MIDDLE - 5}
          height={10}
        />
      )}
      <line className={styles.tick} x1={at(tick)} x2={at(tick)} y1={2} y2={2 * MIDDLE - 2} />
      {value < from ? (
        <path className={styles.arrow} d={`M12 ${MIDDLE}H1m5-5-5 5 5 5`} />
      ) : (
        <>
          <line className={styles.whisker} x1={at(low)} x2={at(high)} y1={MIDDLE} y2={MIDDLE} />
          <circle className={styles.dot} cx={at(value)} cy={MIDDLE} r={3.5} />
        </>
      )}
    </svg>
  );
}
