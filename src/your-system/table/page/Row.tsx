import type { ReactNode } from 'react';
import type { StationFields } from '../../edit/stations';
import styles from './forms.module.css';

/** Sets fields of a station; the word says which, for undo. */
export type Setting = (fields: StationFields, word: string) => void;

/** A field with its name. */
export const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <span className={styles.label}>{label}</span>
    {children}
  </div>
);
