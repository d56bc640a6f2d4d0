import { useRef } from 'react';
import type { StudyWords } from '../scenario/words';
import { Icon } from './Icon';
import { shownResult } from './state/reducer';
import styles from './toolbar.module.css';
import type { LabState, Phase } from './types';
import { formatPercent } from './view/format';
import { statusOf, statusText } from './view/statusText';

interface StatusLineProps {
  state: LabState;
  words: StudyWords;
  onCancel: () => void;
  onRetry: () => void;
}

/** What a reader can ask for where nothing runs. A precomputed result can be run again to see that it is true. */
const AGAIN: Partial<Record<Phase['kind'], { text: string; name: string }>> = {
  precomputed: { text: 'Run', name: 'Run it here' },
  failed: { text: 'Retry', name: 'Retry' },
  cancelled: { text: 'Run again', name: 'Run again' },
};

export function StatusLine({ state, words, onCancel, onRetry }: StatusLineProps) {
  const { phase } = state;
  const line = useRef<HTMLParagraphElement>(null);
  // A button that was pressed goes: the line that tells what became of it has the focus.
  const told = (act: () => void) => () => {
    line.current?.focus();
    act();
  };
  const status = statusOf(phase);
  const again = AGAIN[phase.kind];
  const keepsUp = shownResult(state).summary.status !== 'unstable';
  const progress = phase.kind === 'running' ? phase.progress : 0;
  return (
    <div className={styles.status} data-status={status}>
      <p ref={line} role="status" tabIndex={-1}>
        {status === 'done' && <Icon name={keepsUp ? 'check' : 'cross'} />}
        {status === 'failed' && <Icon name="cross" />}
        <span>{statusText(state, words)}</span>
      </p>
      {status === 'running' && (
        <>
          <span aria-hidden="true" className={styles.percent}>
            {formatPercent(progress, 0)}
          </span>
          <progress aria-label="Simulation progress" value={progress} max={1} />
          <button type="button" onClick={told(onCancel)}>
            Cancel
          </button>
        </>
      )}
      {again !== undefined && (
        <button type="button" aria-label={again.name} onClick={told(onRetry)}>
          {again.text}
        </button>
      )}
    </div>
  );
}
