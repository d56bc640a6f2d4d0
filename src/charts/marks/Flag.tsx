import styles from './marks.module.css';

/** The amber flag of an erratum; its foot stands at x, y in px. */
export function Flag({ x, y }: { x: number; y: number }) {
  return <path className={styles.flag} d={`M${x} ${y}v-10h8.5l-2 3 2 3h-7v4z`} />;
}
