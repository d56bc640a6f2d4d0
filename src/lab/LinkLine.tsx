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
  summary: Summary;
}

export function LinkLine({ link, pythonLink, summary }: LinkLineProps) {
  return (
    <p className={styles.linkLine}>
      <code data-link={link}>{link}</code>
      <Link className={styles.pythonLink} to={pythonLink}>
        <Icon name="code" /> Open in Python
      </Link>
      <span>
        model {summary.modelVersion}, seed {summary.seed}, digest{' '}
        <span data-digest={summary.digest}>{grouped(summary.digest)}</span>
      </span>
    </p>
  );
}
