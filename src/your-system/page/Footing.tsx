import Link from '@docusaurus/Link';
import type { ExploredStudy } from '../../explore/study/exploredStudy';
import { type Elsewhere, elsewhereOf } from '../../lab/elsewhere';
import { grouped } from '../../lab/grouped';
import { Icon } from '../../lab/Icon';
import { Keep } from '../../lab/Keep';
import { DAY_PATH, questionLinkOf } from '../../scenario/namedLink';
import { DEFAULT_SEED, published } from '../../scenario/scenario';
import type { Summary } from '../../simulator/types';
import styles from './yourSystem.module.css';

interface FootingProps {
  /** Of the address, with "#". */
  fragment: string;
  name: string;
  study: ExploredStudy;
  /** Of the load that the system is described under; undefined before its runs. */
  summary: Summary | undefined;
}

export const YOUR_SYSTEM_PATH = '/your-system';

/** The link that holds the whole system, where it goes on, and what its numbers rest on. */
export function Footing({ fragment, name, study, summary }: FootingProps) {
  const { context } = study;
  const link = `${YOUR_SYSTEM_PATH}${fragment}`;
  const first = published(study.first);
  const day: Elsewhere = {
    text: 'Day',
    to: questionLinkOf(DAY_PATH, context, { scenario: first }, DEFAULT_SEED),
  };
  const elsewhere = [...elsewhereOf(context, first), ...(study.day?.kind === 'none' ? [] : [day])];
  const models = { [study.id]: context.schema.modelVersion };
  return (
    <p className={styles.footing}>
      <code data-link={link}>{link}</code>
      {elsewhere.map(({ text, to, icon }) => (
        <Link key={text} to={`${to}${fragment}`}>
          {icon && <Icon name={icon} />} {text}
        </Link>
      ))}
      <Keep link={link} name={name} models={models} />
      {summary && (
        <span>
          network {summary.modelVersion}, seed {summary.seed}, digest{' '}
          <span data-digest={summary.digest}>{grouped(summary.digest)}</span>
        </span>
      )}
    </p>
  );
}
