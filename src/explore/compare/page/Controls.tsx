import { useId } from 'react';
import { countText } from '../../../charts/frame/format';
import { SeedField } from '../../../lab/knobs/SeedField';
import { inSentence } from '../../../lab/view/format';
import type { Batch } from '../../page/useBatch';
import { type Studies, studyOf } from '../../question/scenarioText';
import { type CompareQuestion, PRECISION } from '../question';
import { decisive } from '../runs';
import styles from './compare.module.css';

/** Precisions that a reader can choose, in percent. */
const CHOICES = [5, 2, 1, 0.5];

interface ControlsProps {
  question: CompareQuestion;
  studies: Studies;
  batch: Batch;
  /** Runs of each scenario that are shown; 0 as long as these are short ones. */
  runs: number;
  planned: number;
  onStart: () => void;
  onChange: (question: CompareQuestion) => void;
}

function statusText({ batch, runs, planned }: ControlsProps): string {
  const of = planned > runs ? ` of ${planned}` : '';
  const made = runs === 0 ? 'short runs so far' : `${countText(`${runs}${of}`, 'run')} of each`;
  switch (batch.status.kind) {
    case 'idle':
      return 'Loading simulator';
    case 'running':
      return `Running: ${made}`;
    case 'stopped':
      return `Stopped: ${made}`;
    case 'failed':
      return batch.status.reason;
    case 'done':
      if (runs === 0) return 'One short run of each';
      return `${runs} runs of each, ${(batch.status.wallMs / 1000).toFixed(1)}\u202fs on ${batch.workers} ${batch.workers === 1 ? 'processor' : 'processors'}`;
  }
}

/** How precise the answer is to be, how far it is, and what stops and resumes it. */
export function Controls(props: ControlsProps) {
  const { question, studies, batch, runs, planned, onStart, onChange } = props;
  const id = useId();
  const { kind } = batch.status;
  const [first] = question.scenarios;
  const labels = first
    ? decisive(studyOf(studies, first)).map(({ label }) => inSentence(label))
    : [];
  const choices = [...new Set([...CHOICES, question.precision])].sort((a, b) => b - a);
  return (
    <div className={styles.controls}>
      <p className={styles.progress} data-failed={kind === 'failed' || undefined}>
        <span data-runs={runs}>{statusText(props)}</span>
        {kind === 'running' && (
          <>
            <progress max={Math.max(1, planned)} value={runs} aria-label="Runs made" />
            <button type="button" onClick={batch.stop}>
              Stop
            </button>
          </>
        )}
        {kind === 'stopped' && (
          <button type="button" onClick={onStart}>
            Go on
          </button>
        )}
        {kind === 'done' && runs === 0 && (
          <button type="button" onClick={onStart}>
            {question.scenarios.length > 1
              ? `Run until known to ± ${question.precision} %`
              : 'Run as the study did'}
          </button>
        )}
        {kind === 'failed' && (
          <button type="button" onClick={onStart}>
            Retry
          </button>
        )}
      </p>
      {question.scenarios.length > 1 && (
        <p>
          <label htmlFor={id}>Known in {labels.join(' and ')} to</label>{' '}
          <select
            id={id}
            value={question.precision}
            onChange={({ target }) => onChange({ ...question, precision: Number(target.value) })}
          >
            {choices.map((percent) => (
              <option key={percent} value={percent}>
                ± {percent} %
              </option>
            ))}
          </select>
          {question.precision > PRECISION.least && (
            <button
              type="button"
              disabled={kind === 'running'}
              onClick={() =>
                onChange({
                  ...question,
                  precision: Math.max(PRECISION.least, question.precision / 2),
                })
              }
            >
              More runs
            </button>
          )}
        </p>
      )}
      <div className={styles.seed}>
        <SeedField seed={question.seed} onChange={(seed) => onChange({ ...question, seed })} />
      </div>
    </div>
  );
}
