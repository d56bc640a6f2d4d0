import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import type { Summary } from '../simulator/types';
import type { Elsewhere } from './elsewhere';
import { grouped } from './grouped';
import { Icon } from './Icon';
import { Keep } from './Keep';
import styles from './lab.module.css';

interface LinkLineProps {
  link: string;
  /** Pages that go on with the same scenario. */
  elsewhere: readonly Elsewhere[];
  /** What the scenario is called where it is kept. */
  name: string;
  /** Version of its model, by its study. */
  models: Readonly<Record<string, string>>;
  summary: Summary;
  /** What else is done with the result. */
  children?: ReactNode;
}

export function LinkLine({ link, elsewhere, name, models, summary, children }: LinkLineProps) {
  return (
    <p className={styles.linkLine}>
      <code data-link={link}>{link}</code>
      <span className={styles.elsewhere}>
        {elsewhere.map(({ text, to, icon }) => (
          <Link key={text} to={to}>
            {icon && <Icon name={icon} />} {text}
          </Link>
        ))}
        <Keep link={link} name={name} models={models} />
      </span>
      {children}
      <span>
        model {summary.modelVersion}, seed {summary.seed}, digest{' '}
        <span data-digest={summary.digest}>{grouped(summary.digest)}</span>
      </span>
    </p>
  );
}
