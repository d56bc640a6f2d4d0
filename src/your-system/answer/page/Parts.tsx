import { kindOf } from '../loads';
import { runRows } from '../runs';
import styles from './answer.module.css';
import { Curves } from './Curves';
import { Explanations } from './Explanations';
import { NextMeasurement } from './NextMeasurement';
import type { AnswerProps } from './props';
import { RunByRun } from './RunByRun';

/** What the answer rests on: curves, explanations, what to measure next, and run by run. */
export function Parts({ answered, onChange, hrefOf, onEnter }: AnswerProps) {
  const { description, fit } = answered;
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
          kind={kind}
          description={description}
          hrefOf={hrefOf}
          onChange={onChange}
        />
      )}
    </>
  );
}
