import { useContext } from 'react';
import { BandsContext } from '../bands/scenarioBands';
import type { LabContext, LabView } from '../types';
import styles from './first.module.css';
import { pillOf } from './pill';

interface TrustPillProps {
  context: LabContext;
  view: LabView;
  /** Opens what stands behind the numbers. */
  onAsk: () => void;
}

/** How far what is shown is from what was measured, in one pill and one small line. */
export function TrustPill({ context, view, onAsk }: TrustPillProps) {
  const pill = pillOf(context, view, useContext(BandsContext));
  return (
    <div className={styles.trust} data-lab-part="trust">
      <p className={styles.pill} data-pill={pill?.kind ?? 'coming'}>
        {pill?.text ?? 'Comparing with what was measured'}
      </p>
      <p className={styles.off}>
        <span>{pill?.note}</span>{' '}
        <button type="button" className={styles.ask} onClick={onAsk}>
          How sure?
        </button>
      </p>
    </div>
  );
}
