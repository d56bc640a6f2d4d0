import type { Cell as PrintedCell } from '../measured/types';
import { Flag } from './Flag';
import styles from './tables.module.css';
import type { ShownErratum } from './types';

interface Props {
  cell: PrintedCell | undefined;
  /** Address of the column, such as "throughput.median". */
  metric: string;
  erratum?: ShownErratum;
}

/** A cell as printed; a number carries its value and metric, an erratum links to its note. */
export function MeasuredCell({ cell, metric, erratum }: Props) {
  if (!cell) return <span className={styles.absent}>not printed</span>;
  const text =
    cell.value === null ? (
      cell.printed
    ) : (
      <data value={cell.value} data-metric={metric} data-kind="measured">
        {cell.printed}
      </data>
    );
  if (!erratum) return text;
  return (
    <a className={styles.erratum} href={`#${erratum.id}`} title="Erratum, see the note">
      <Flag />
      <span>{text}</span>
    </a>
  );
}
