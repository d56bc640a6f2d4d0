import styles from '../frame/charts.module.css';
import type { ComparedScenario } from './types';

/** A scenario's mark, drawn around its own origin: a dot as published, in a circle if changed, dashed if nobody measured there. */
export function ScenarioMark({ kind, letter }: ComparedScenario) {
  return (
    <g data-mark="scenario" data-letter={letter} data-kind={kind}>
      {kind === 'extrapolated' ? (
        <circle className={styles.extrapolated} r={5.5} />
      ) : (
        <circle className={styles.dot} r={4} />
      )}
      {kind === 'changed' && <circle className={styles.halo} r={6.5} />}
    </g>
  );
}
