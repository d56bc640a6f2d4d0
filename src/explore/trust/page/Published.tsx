import { useMemo } from 'react';
import { formatNumber, inSentence } from '../../../lab/view/format';
import type { Scenario } from '../../../scenario/scenario';
import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import { asPublished } from '../asPublished';
import { nearPublished, nearText } from '../nearPublished';
import styles from './trust.module.css';

interface PublishedProps {
  study: ExploredStudy;
  scenario: Pick<Scenario, 'base' | 'changes'>;
  /** Of which number it is the best, where it is one of several scenarios. */
  bestOf?: string;
}

/** That a changed scenario is a measured configuration, or which ones are nearest; nothing of one as published. */
export function Published({ study, scenario, bestOf }: PublishedProps) {
  const text = useMemo(() => asPublished(study, scenario), [study, scenario]);
  const near = useMemo(() => nearPublished(study, valuesOf(study, scenario)), [study, scenario]);
  if (text !== '') {
    return (
      <p className={styles.published} data-as-published>
        {text}
      </p>
    );
  }
  if (near.length === 0) return null;
  const to = bestOf === undefined ? '' : ` to the best in ${inSentence(bestOf)}`;
  return (
    <div className={styles.published} data-near-published>
      <p>
        {`Measured nearest${to}, each with what is turned from there to here and with its measured numbers:`}
      </p>
      <ul>
        {near.map((one) => (
          <li key={one.label}>
            <strong>{one.label}</strong>, {formatNumber(one.distance, 2)} ranges away:{' '}
            {nearText(study, one)}
          </li>
        ))}
      </ul>
    </div>
  );
}
