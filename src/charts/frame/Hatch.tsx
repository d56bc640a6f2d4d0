import styles from './charts.module.css';

/** Diagonal grey hatching for what is assumed; fill with `url(#id)`. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line className={styles.hatchLine} x1={0} x2={0} y1={0} y2={5} />
      </pattern>
    </defs>
  );
}
