import styles from './charts.module.css';
import { textWidth } from './textWidth';

/** Least room a name is given to the right of its point, in px. */
const ROOM = 60;

/** The name of a point, beside it on the side where there is room before `right`. */
export function PointName({
  x,
  y,
  right,
  name,
}: Record<'x' | 'y' | 'right', number> & { name: string }) {
  const turned = x > right - Math.max(ROOM, 8 + textWidth(name));
  return (
    <text
      className={styles.label}
      x={x + (turned ? -8 : 8)}
      y={y + 4}
      textAnchor={turned ? 'end' : 'start'}
    >
      {name}
    </text>
  );
}
