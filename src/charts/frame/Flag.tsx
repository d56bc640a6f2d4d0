import styles from './charts.module.css';

/** The amber flag of an erratum; its foot stands at x, y in px. */
export function Flag({ x, y }: { x: number; y: number }) {
  return <path className={styles.flag} d={`M${x} ${y}v-10h8.5l-2 3 2 3h-7v4z`} />;
}

/** An arrow for a mark beyond the axis; points along dx, dy from its foot at x, y in px. */
export function OffScaleArrow({ x, y, dx, dy }: { x: number; y: number; dx: number; dy: number }) {
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  return (
    <path
      className={styles.arrow}
      transform={`translate(${x} ${y}) rotate(${angle})`}
      d="M-10 0H0M-4.5-4.5 0 0l-4.5 4.5"
    />
  );
}
