import { Icon } from '../../../lab/Icon';
import type { Studies } from '../../question/scenarioText';
import type { BookEntry } from '../entry';
import styles from './book.module.css';

interface ModelTextProps {
  models: BookEntry['models'];
  studies: Studies;
}

/** The models that an entry was kept with, marked where those of today are others. */
export function ModelText({ models, studies }: ModelTextProps) {
  const kept = Object.entries(models);
  if (kept.length === 0) return <p className={styles.models}>Its model was not noted.</p>;
  return (
    <p className={styles.models}>
      {kept.map(([id, version]) => {
        const study = studies.get(id);
        const current = study?.context.schema.modelVersion ?? version;
        const name = `${study?.name ?? id} model ${version}`;
        return current === version ? (
          <span key={id}>{name}</span>
        ) : (
          <span key={id} className={styles.other} data-other-model={version}>
            <Icon name="flag" filled /> {name}, the current one is {current}
          </span>
        );
      })}
    </p>
  );
}
