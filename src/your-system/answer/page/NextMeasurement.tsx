import { useId } from 'react';
import { capitalised } from '../../../charts/frame/format';
import type { Next } from '../../../system/fitAnswer';
import type { LoadKind } from '../../description';
import { nextText, tellsText } from '../next';
import styles from './answer.module.css';

interface NextMeasurementProps {
  next: Next;
  kind: LoadKind;
  onEnter: (next: Next) => void;
}

/** The measurement that would tell most. */
export function NextMeasurement({ next, kind, onEnter }: NextMeasurementProps) {
  const title = useId();
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h3 id={title}>What would tell them apart</h3>
      <p>
        <strong>{capitalised(nextText(next, kind))}.</strong> <span>{tellsText(next)}</span>
      </p>
      <p>
        <button type="button" onClick={() => onEnter(next)}>
          Enter it
        </button>
      </p>
    </section>
  );
}
