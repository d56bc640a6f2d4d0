import { useState } from 'react';
import { summarise } from '../../../simulator/summarise';
import { Caution } from '../../trust/page/Caution';
import { Trust } from '../../trust/page/Trust';
import type { Pinned } from '../rows';
import styles from './compare.module.css';

/** How far to trust a scenario that nobody measured, and why its bands are so wide; made when it is unfolded. */
export function TrustFold({ one }: { one: Pinned }) {
  const [isOpen, setOpen] = useState(false);
  const { letter, study, scenario, reports, excess } = one;
  return (
    <>
      <Caution study={study} scenario={scenario} name={letter} />
      <details
        className={styles.trust}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>How far to trust {letter}</summary>
        {isOpen && (
          <Trust
            study={study}
            scenario={scenario}
            metrics={summarise(0, reports).metrics}
            excess={excess}
          />
        )}
      </details>
    </>
  );
}
