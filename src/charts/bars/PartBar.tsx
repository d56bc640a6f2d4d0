import { Bar } from '../marks/areas';
import styles from './partBar.module.css';

interface Props {
  part: number;
  /** The part whose bar fills the width. */
  most: number;
}

/** A part of a whole as a bar, to be compared with those of the rows around it. */
export function PartBar({ part, most }: Props) {
  const width = most > 0 ? (100 * part) / most : 0;
  return (
    <svg translate="no" className={styles.part} aria-hidden="true" width="100%" height={8}>
      <Bar look="quiet" data-mark="part" width={`${width.toFixed(1)}%`} height={8} />
    </svg>
  );
}
