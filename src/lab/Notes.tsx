import type { LedgerReason } from '../comparison/types';
import { Icon } from './Icon';
import styles from './lab.module.css';
import type { OutcomeView } from './types';

interface NotesProps {
  /** A metric's name for readers. */
  textOf: (metric: string) => string;
  views: readonly OutcomeView[];
  /** What of this configuration is known not to be reproduced. */
  ledger: readonly LedgerReason[];
  /** Why this configuration is not compared, if it is not. */
  notComparable: string | undefined;
}

/** What a reader must know of the numbers above: misprints, misses, numbers that cannot be compared. */
export function Notes({ textOf, views, ledger, notComparable }: NotesProps) {
  const errata = views.flatMap(({ erratum }) => (erratum ? [erratum] : []));
  if (!notComparable && errata.length === 0 && ledger.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notComparable && <li>{notComparable}</li>}
      {errata.map((erratum) => (
        <li key={erratum.id} data-erratum={erratum.id}>
          <Icon name="flag" filled /> Printed {erratum.printed}. {erratum.text}
        </li>
      ))}
      {ledger.map(({ metric, reason }) => (
        <li key={metric} data-ledger={metric}>
          <Icon name="cross" /> {textOf(metric)} is not reproduced: {reason}
        </li>
      ))}
    </ul>
  );
}
