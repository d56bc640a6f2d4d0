import { Icon } from './Icon';
import styles from './lab.module.css';
import type { OutcomeView } from './view/outcomes';

interface NotesProps {
  views: readonly OutcomeView[];
  /** Why this configuration is not compared, if it is not. */
  notComparable: string | undefined;
}

/** What a reader must know of the numbers above: misprints, misses, numbers that cannot be compared. */
export function Notes({ views, notComparable }: NotesProps) {
  const errata = views.flatMap(({ erratum }) => (erratum ? [erratum] : []));
  const ledger = views.flatMap(({ label, ledger: entry }) => (entry ? [{ label, entry }] : []));
  if (!notComparable && errata.length === 0 && ledger.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notComparable && <li>{notComparable}</li>}
      {errata.map((erratum) => (
        <li key={erratum.id} data-erratum={erratum.id}>
          <Icon name="flag" filled /> Printed {erratum.printed}. {erratum.text}
        </li>
      ))}
      {ledger.map(({ label, entry }) => (
        <li key={entry.metric} data-ledger={entry.metric}>
          <Icon name="cross" /> {label} is not reproduced: {entry.reason}
        </li>
      ))}
    </ul>
  );
}
