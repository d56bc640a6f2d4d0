import Link from '@docusaurus/Link';
import clsx from 'clsx';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import { studies } from '.';
import styles from './studies.module.css';
import type { StudyEntry } from './types';

const MONTHS = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** "August 2005"; the days of the events a study quotes where no date is printed. */
export function dateText({ published, eventDays }: Pick<StudyEntry, 'published' | 'eventDays'>) {
  if (published !== null) return MONTHS.format(new Date(`${published}-01`));
  if (eventDays.length === 0) return 'date not printed';
  return `date not printed; events of ${eventDays.join(' to ')}`;
}

/** Every study: what was measured, on what, when, by whom, and what it teaches. */
export function StudyIndex() {
  return (
    <TableFrame
      className={clsx(reference.prose, styles.table)}
      label="The studies"
      cards="above"
      heads={['Study', 'What was measured', 'On what', 'When and by whom', 'What it teaches']}
    >
      <tbody>
        {studies.map((study) => (
          <tr key={study.id}>
            <th scope="row" className={styles.narrow}>
              <Link to={`/${study.id}`}>{study.name}</Link>
            </th>
            <td className={styles.wide}>
              {study.objective}{' '}
              <span className={styles.where}>
                {study.count} {study.countedAs}
              </span>
            </td>
            <td>
              {study.product}{' '}
              <span className={styles.where}>
                <Link to={`/studies/hardware#${study.id}`}>computers</Link>
              </span>
            </td>
            <td className={styles.narrow}>
              {study.authors.join(', ')}{' '}
              <span className={styles.where}>
                {study.publisher !== study.authors[0] && <span>{`${study.publisher}, `}</span>}
                {dateText(study)}
              </span>
            </td>
            <td className={styles.wide}>{study.teaches}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** Titles of the documents, as printed. */
export function StudyTitles() {
  return (
    <ul>
      {studies.map(({ id, name, title, authors }) => (
        <li key={id}>
          {name}: {authors.join(', ')}, <cite>{title}</cite>.
        </li>
      ))}
    </ul>
  );
}
