import { useState } from 'react';
import type { Mark, Point } from './layout';
import { MarkShape } from './MarkShape';
import { tailOf } from './tail';
import styles from './watch.module.css';

/** Where something stood before it moved here; null while it has not moved. */
function usePlaceBefore(x: number, y: number): Point | null {
  const [known, setKnown] = useState<{ now: Point; before: Point | null }>({
    now: { x, y },
    before: null,
  });
  if (known.now.x === x && known.now.y === y) return known.before;
  setKnown({ now: { x, y }, before: known.now });
  return known.now;
}

/** A message where it is now; a tail shows for a moment where it came from. */
export function MovingMark(props: {
  mark: Mark;
  isFollowed: boolean;
  /** Whether it glides, and has a tail. */
  glides: boolean;
  /** None where it cannot be chosen. */
  onFollow?: (() => void) | undefined;
}) {
  const { present, radius, x, y } = props.mark;
  const before = usePlaceBefore(x, y);
  const tail = before && props.glides ? tailOf(before, { x, y }) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; buttons and keys follow a message, too
    <g
      className={styles.at}
      data-message={present.message}
      data-followed={props.isFollowed || undefined}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      onClick={props.onFollow}
    >
      {tail && <line key={`${x} ${y}`} className={styles.tail} x2={tail.x} y2={tail.y} />}
      <MarkShape of={present} isFollowed={props.isFollowed} radius={radius} />
    </g>
  );
}
