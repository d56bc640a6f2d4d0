import Link from '@docusaurus/Link';
import type { Summary } from '../simulator/types';
import { grouped } from './grouped';
import { Icon } from './Icon';
import { Keep } from './Keep';
import styles from './lab.module.css';

interface LinkLineProps {
  link: string;
  /** Where the same scenario opens as a program. */
  pythonLink: string;
  /** Where its single messages are shown; null where they cannot be. */
  watchLink: string | null;
  /** What the scenario is called where it is kept. */
  name: string;
  /** Version of its model, by its study. */
  models: Readonly<Record<string, string>>;
  summary: Summary;
}

export function LinkLine({ link, pythonLink, watchLink, name, models, summary }: LinkLineProps) {
  return (
    <p className={styles.linkLine}>
      <code data-link={link}>{link}</code>
      <span className={styles.elsewhere}>
        {watchLink && (
          <Link to={watchLink}>
            <Icon name="play" /> Watch messages
          </Link>
        )}
        <Link to={pythonLink}>
          <Icon name="code" /> Open in Python
        </Link>
        <Keep link={link} name={name} models={models} />
      </span>
      <span>
        model {summary.modelVersion}, seed {summary.seed}, digest{' '}
        <span data-digest={summary.digest}>{grouped(summary.digest)}</span>
      </span>
    </p>
  );
}
