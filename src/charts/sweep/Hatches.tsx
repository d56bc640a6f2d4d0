import { Hatch } from '../marks/Hatch';
import styles from './sweep.module.css';

/** Wide lines for what lies beyond the measured range, narrow ones the other way for a predictive band. */
export function Hatches({ id }: { id: string }) {
  return (
    <>
      <Hatch id={`${id}-beyond`} className={styles.beyondLine} gap={7} />
      <Hatch id={`${id}-band`} className={styles.bandLine} gap={3} turned={-45} />
    </>
  );
}
