import clsx from 'clsx';
import { EffectBar } from '../../../charts/bars/EffectBar';
import { formatNumber, formatSigned, THIN } from '../../../charts/frame/format';
import type { KnobEvidence, StudyKnobs } from '../../../evidence/knobs/table';
import { isEffect } from '../../../evidence/knobs/trust';
import { valueText } from '../../../lab/view/knobText';
import type { Knob } from '../../../scenario/schema';
import type { Estimate } from '../../../simulator/types';
import { metricsOf } from '../../../studies/registry';
import claims from '../../claims/claims.module.css';
import styles from './knobs.module.css';

/** From here on an increase is told as a multiple. */
const MULTIPLE = 1;

function effectText({ mean }: Estimate): string {
  if (mean < MULTIPLE) return `${formatSigned(100 * mean)}${THIN}%`;
  return `×${THIN}${formatNumber(1 + mean, mean < 9 ? 1 : 0)}`;
}

function Effect({ effect }: { effect: Estimate | null | undefined }) {
  if (effect == null) return <span className={styles.none}>no result</span>;
  if (!isEffect(effect)) return <span className={styles.none}>none</span>;
  return (
    <span>
      {effectText(effect)} <EffectBar {...effect} />{' '}
    </span>
  );
}

interface Props {
  knob: Knob;
  evidence: KnobEvidence;
  sweep: Pick<StudyKnobs, 'study' | 'metrics'>;
}

/** What moving a knob alone does in its study's base: a line for each value, a column for each metric. */
export function Effects({ knob, evidence, sweep: { study, metrics } }: Props) {
  const { base, tried, idle } = evidence;
  if (tried.every(({ isSame }) => isSame)) {
    return (
      <p className={styles.nothing}>{idle ? `Nothing changes: ${idle}.` : 'Nothing changes.'}</p>
    );
  }
  const names = metrics.map(metricsOf(study).textOf);
  return (
    <>
      <div className={clsx(styles.line, styles.heads)} aria-hidden="true">
        <span>{valueText(knob, base)} to</span>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className={styles.lines}>
        {tried.map(({ value, status, isSame, effects }) => (
          <li key={value} className={styles.line}>
            <span className={styles.value}>
              {valueText(knob, value)}
              {status === 'unstable' && <span className={styles.unstable}> unstable</span>}
            </span>{' '}
            {isSame ? (
              <span className={styles.same}>nothing changes</span>
            ) : (
              metrics.map((metric, index) => (
                <span key={metric} className={styles.outcome}>
                  <span className={claims.hiddenWord}>{names[index]}</span>{' '}
                  <Effect effect={effects[metric]} />
                </span>
              ))
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
