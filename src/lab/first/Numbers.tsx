import { wordsOf } from '../../scenario/words';
import { Measured, Simulated } from '../OutcomeValues';
import type { LabContext, LabView, Statistic } from '../types';
import { THIN } from '../view/format';
import styles from './first.module.css';
import { firstOf, nameOf, unitBeside } from './numbers';

interface NumbersProps {
  context: LabContext;
  view: LabView;
  statistic: Statistic;
}

/** The numbers that come first, each with what was measured of the configuration. */
export function Numbers({ context, view, statistic }: NumbersProps) {
  const { study } = context;
  const { shown, stale } = view;
  const isSettled = shown.status !== 'unstable';
  return (
    <dl className={styles.numbers} data-stale={stale || undefined}>
      {firstOf(study, view.outcomes).map((outcome) => {
        const value = shown.metrics[outcome.metric]?.mean;
        const unit = unitBeside(outcome);
        return (
          <div key={outcome.id}>
            <dt>
              {nameOf(outcome)}
              {study.hasStatistics && `, ${statistic}`}
            </dt>
            <dd>
              <strong>
                {value === undefined ? (
                  '–'
                ) : (
                  <Simulated metric={outcome.metric} value={value} printed={outcome.cell} />
                )}
                {unit !== '' && `${THIN}${unit}`}
              </strong>{' '}
              {!isSettled && <small>and grows, </small>}
              <small>
                {outcome.cell && 'measured '}
                <Measured view={outcome} words={wordsOf(context)} />
              </small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
