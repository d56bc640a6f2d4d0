import type { Summary } from '../simulator/types';
import styles from './lab.module.css';

/** Groups of four digits, easier to compare by eye. */
const grouped = (digest: string) => digest.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function LinkLine({ link, summary }: { link: string; summary: Summary }) {
  return (
    <p className={styles.linkLine}>
      <code data-link={link}>{link}</code>
      <span>
        model {summary.modelVersion}, seed {summary.seed}, digest{' '}
        <span data-digest={summary.digest}>{grouped(summary.digest)}</span>
      </span>
    </p>
  );
}
