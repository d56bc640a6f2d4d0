import Link from '@docusaurus/Link';
import type { Summary } from '../simulator/types';
import { Icon } from './Icon';
import styles from './lab.module.css';

/** Groups of four digits, easier to compare by eye. */
const grouped = (digest: string) => digest.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface LinkLineProps {
  link: string;
  /** Where the same scenario opens as a program. */
  pythonLink: string;
  /** Where its single messages are shown; null where they cannot be. */
  watchLink: string | null;
  /** Where it is simulated over its load; null where it cannot be. */
  sweepLink: string | null;
  summary: Summary;
}

export function LinkLine({ link, pythonLink, watchLink, sweepLink, summary }: LinkLineProps) {
  return (
    <p className={styles.linkLine}>
      <code data-link={link}>{link}</code>
      <span className={styles.elsewhere}>
        {watchLink && (
          <Link to={watchLink}>
            <Icon name="play" /> Watch messages
          </Link>
        )}
        {sweepLink && (
          <Link to={sweepLink}>
            <Icon name="arrow" /> Sweep
          </Link>
        )}
        <Link to={pythonLink}>
          <Icon name="code" /> Open in Python
        </Link>
      </span>
      <span>
        model {summary.modelVersion}, seed {summary.seed}, digest{' '}
        <span data-digest={summary.digest}>{grouped(summary.digest)}</span>
      </span>
    </p>
  );
}
