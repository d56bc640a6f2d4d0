import { Flag } from './Flag';
import styles from './tables.module.css';
import type { ShownErratum } from './types';

const words: Readonly<Record<string, string>> = {
  throughput: 'throughput',
  requestTime: 'request',
  responseTime: 'response',
  roundtripTime: 'roundtrip',
  cpu: 'CPU',
  memory: 'memory',
};

/** "20-C, request median" for row 20-C and column requestTime.median. */
export function cellName({ row, column }: ShownErratum['address']): string {
  const [quantity = '', rest = ''] = (column ?? '').split(/\.(.*)/);
  return [row, [words[quantity], rest].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** What is wrong with flagged cells, one note each. */
export function ErratumNotes({ errata }: { errata: readonly ShownErratum[] }) {
  return errata.map((erratum) => (
    <p key={erratum.id} id={erratum.id} className={`note ${styles.note}`}>
      <Flag />{' '}
      <strong>
        {cellName(erratum.address)}, printed {erratum.printed}.
      </strong>{' '}
      {erratum.text} Shown as printed. Erratum {erratum.id}.
    </p>
  ));
}
