import type { ReactNode } from 'react';
import type { Stage } from '../../python/session';
import styles from './python.module.css';
import type { Python } from './usePython';

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

/** What Python does, in words that change seldom: they are read out. */
function stageText(stage: Stage, wasStopped: boolean, busy: boolean): string {
  const before = wasStopped ? 'Stopped; what the cells had set is gone. ' : '';
  switch (stage.kind) {
    case 'absent':
      return 'Python is loaded when you press Run';
    case 'loading':
      return `${before}Loading Python`;
    case 'starting':
      return `${before}Starting Python`;
    case 'ready':
      return `${before}Python is ready`;
    case 'running':
      return busy ? 'Running' : 'Python is ready';
    case 'failed':
      return stage.reason;
  }
}

/** Runs and stops all cells, and says how far Python is. */
export function PythonBar(props: { python: Python; runLabel: string; children?: ReactNode }) {
  const { python, runLabel, children } = props;
  const { stage, busy, wasStopped, runAll, stop } = python;
  return (
    <div className={styles.controls} data-python={stage.kind}>
      <button type="button" className="button button--primary" onClick={runAll} disabled={busy}>
        {stage.kind === 'failed' ? 'Try again' : runLabel}
      </button>
      <button type="button" className="button" onClick={stop} disabled={!busy}>
        Stop
      </button>
      <p className={styles.stage}>
        <span role={stage.kind === 'failed' ? 'alert' : 'status'}>
          {stageText(stage, wasStopped, busy)}
        </span>
        {stage.kind === 'loading' && (
          <>
            <span aria-hidden="true">
              {' '}
              {megabytes(stage.loadedBytes)} of {megabytes(stage.totalBytes)} MB
            </span>
            <progress aria-label="Python loaded" value={stage.loadedBytes} max={stage.totalBytes} />
          </>
        )}
        {stage.kind === 'starting' && <progress aria-label="Python starting" />}
      </p>
      {children}
    </div>
  );
}
