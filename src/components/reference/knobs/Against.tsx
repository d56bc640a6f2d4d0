import { formatError } from '../../../charts/frame/format';
import type { KnobPair } from '../../../evidence/knobs/pairs';
import { metricsOf } from '../../../studies/registry';
import styles from './knobs.module.css';

/** The measured changes that the simulation does not follow. */
export function Against({ study, pairs }: { study: string; pairs: readonly KnobPair[] }) {
  const against = pairs.filter(({ outcome }) => outcome === 'opposes' || outcome === 'flat');
  if (against.length === 0) return null;
  return (
    <details className={styles.against}>
      <summary>What speaks against it</summary>
      <ul>
        {against.map(({ from, to, metric, measured, simulated }) => (
          <li key={`${from} ${to} ${metric}`}>
            {from} to {to}, {metricsOf(study).textOf(metric)}: measured {formatError(measured)},
            simulated {formatError(simulated)}
          </li>
        ))}
      </ul>
    </details>
  );
}
