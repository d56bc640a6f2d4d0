import { edgeOf, type Seat } from './fold';
import styles from './marks.module.css';

interface CrowdProps {
  radius: number;
  seats: readonly Seat[];
  /** Those who wait are lighter, places that are free hollow. */
  look?: 'work' | 'wait' | 'hollow';
}

/** Many marks at once, which nobody follows. */
export function Crowd({ radius, seats, look = 'wait' }: CrowdProps) {
  if (seats.length === 0) return null;
  const dots = seats.map(({ x, y }) => `M${x} ${y}h0`).join('');
  const edge = edgeOf(radius);
  return (
    <g className={styles.crowd} data-look={look} data-count={seats.length}>
      <path d={dots} strokeWidth={2 * radius + edge} />
      <path d={dots} strokeWidth={2 * radius - edge} />
    </g>
  );
}
