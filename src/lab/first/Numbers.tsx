import { useContext } from 'react';
import { wordsOf } from '../../scenario/words';
import { BandsContext } from '../bands/scenarioBands';
import { labelText } from '../configurationLabel';
import { Measured, Simulated } from '../OutcomeValues';
import type { LabContext, LabView, Statistic } from '../types';
import { THIN } from '../view/format';
import styles from './first.module.css';
import { firstOf, isRate, nameOf, unitBeside } from './numbers';

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
  const first = firstOf(study, view.outcomes);
  // A scenario that is another measured configuration is told so, with its numbers, beside these.
  const [at] = useContext(BandsContext).now?.at ?? [];
  const isAnother = view.isChanged && at !== undefined && at !== view.row;
  // What is measured is of the configuration, which a changed scenario is not.
  const measured = view.isChanged ? `${labelText(view.row, study.parts)} measured` : 'measured';
  // Where nothing is answered, there is no time it took.
  const noneAnswered = first.every(({ metric }) => shown.metrics[metric]?.mean === 0);
  return (
    <dl className={styles.numbers} data-stale={stale || undefined}>
      {first.map((outcome) => {
        const value = shown.metrics[outcome.metric]?.mean;
        const unit = unitBeside(outcome);
        const isOfNone = noneAnswered && unit === 'ms';
        return (
          <div key={outcome.id}>
            <dt>
              {nameOf(outcome)}
              {study.hasStatistics && <span>{`, ${statistic}`}</span>}
            </dt>
            <dd>
              <strong>
                {isOfNone && <span>none answered</span>}
                {!isOfNone && value === undefined && <span>–</span>}
                {!isOfNone && value !== undefined && (
                  <Simulated metric={outcome.metric} value={value} printed={outcome.cell} />
                )}
                {!isOfNone && unit !== '' && <span>{`${THIN}${unit}`}</span>}
              </strong>{' '}
              {!isSettled && !isOfNone && !isRate(outcome) && <small>and grows, </small>}
              {!isAnother && (
                <small>
                  {outcome.cell && <span>{measured} </span>}
                  <Measured view={outcome} words={wordsOf(context)} />
                </small>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
