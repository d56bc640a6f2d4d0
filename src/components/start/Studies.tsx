import Link from '@docusaurus/Link';
import { Thumbnail } from '../../charts/curves/Thumbnail';
import { studies } from '../studies';
import type { StudyEntry } from '../studies/types';
import styles from './start.module.css';
import { startData } from './startData';

function Picture({ id }: Pick<StudyEntry, 'id'>) {
  const picture = startData.pictures[id];
  return picture && <Thumbnail {...picture} />;
}

function Size({ count, countedAs, also }: StudyEntry) {
  return (
    <p className={styles.product}>
      {count} {countedAs}
      <span>{also && `, and ${also}`}</span>
    </p>
  );
}

/** The studies, each with what it teaches. */
export function Studies() {
  return (
    <section className={styles.section} aria-labelledby="studies">
      <h2 id="studies">
        <Link to="/studies">The studies</Link>
      </h2>
      <div className={styles.studies}>
        {studies.map((study) => (
          <article key={study.id}>
            <h3>
              <Link to={`/${study.id}`}>{study.name}</Link>
            </h3>
            <p className={styles.product}>{study.product}</p>
            <Picture {...study} />
            <p>{study.teaches}</p>
            <Size {...study} />
          </article>
        ))}
      </div>
    </section>
  );
}
