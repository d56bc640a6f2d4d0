import Link from '@docusaurus/Link';
import type { Summary } from '../simulator/types';
import type { Elsewhere } from './elsewhere';
import { Icon } from './Icon';
import styles from './lab.module.css';

/** Groups of four digits, easier to compare by eye. */
const grouped = (digest: string) => digest.replaceAll(/(.{4})(?=.)/g, '$1 ');

interface LinkLineProps {
  link: string;
  /** Pages that go on with the same scenario. */
  elsewhere: readonly Elsewhere[];
  summary: Summary;
}

export function LinkLine({ link, elsewhere, summary }: LinkLineProps) {
  return (
    <p className={styles.linkLine}>
      <code data-link={link}>{link}</code>
      <span className={styles.elsewhere}>
        {elsewhere.map(({ text, to, icon }) => (
          <Link key={text} to={to}>
            {icon && <Icon name={icon} />} {text}
          </Link>
        ))}
      </span>
      <span>
        model {summary.modelVersion}, seed {summary.seed}, digest{' '}
        <span data-digest={summary.digest}>{grouped(summary.digest)}</span>
      </span>
    </p>
  );
}
