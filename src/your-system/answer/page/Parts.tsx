import { lazy, Suspense, useEffect, useState } from 'react';
import type { ExploredStudy } from '../../../explore/study/exploredStudy';
import type { Answered } from '../../answered';
import { kindOf } from '../loads';
import { runRows } from '../runs';
import styles from './answer.module.css';
import { Curves } from './Curves';
import { Explanations } from './Explanations';
import { NextMeasurement } from './NextMeasurement';
import type { AnswerProps } from './props';
import { RunByRun } from './RunByRun';

/** Comes when all else is done. */
const WouldHelp = lazy(() =>
  import('./WouldHelp').then((module) => ({ default: module.WouldHelp })),
);

/** What the answer rests on: curves, explanations, what to measure next, run by run, and what would help. */
export function Parts({ answered, study, fragment, onChange, hrefOf, onEnter }: AnswerProps) {
  const { description, fit, status } = answered;
  // While a change is worked out, what would help stands as it was before.
  const [settled, setSettled] = useState<{ answered: Answered; study: ExploredStudy } | null>(null);
  useEffect(() => {
    if (status === 'done') setSettled(study && { answered, study });
  }, [status, study, answered]);
  const kind = kindOf(description);
  const rows = runRows(answered);
  return (
    <>
      <Curves answered={answered} hrefOf={hrefOf} />
      {fit && (
        <div className={styles.beside}>
          <Explanations fit={fit} description={description} onChange={onChange} />
          <NextMeasurement next={fit.next} kind={kind} onEnter={onEnter} />
        </div>
      )}
      {rows.length > 0 && (
        <RunByRun
          rows={rows}
          isChanged={answered.isChanged}
          kind={kind}
          description={description}
          hrefOf={hrefOf}
          onChange={onChange}
        />
      )}
      {settled && (
        <Suspense fallback={null}>
          <WouldHelp {...settled} fragment={fragment} />
        </Suspense>
      )}
    </>
  );
}
