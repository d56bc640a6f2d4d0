import styles from './sweep.module.css';

/** Wide lines for what lies beyond the measured range, narrow ones the other way for a predictive band. */
export function Hatches({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-beyond`}
        width={7}
        height={7}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className={styles.beyondLine} x1={0} x2={0} y1={0} y2={7} />
      </pattern>
      <pattern
        id={`${id}-band`}
        width={3}
        height={3}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <line className={styles.bandLine} x1={0} x2={0} y1={0} y2={3} />
      </pattern>
    </defs>
  );
}
