import { countText } from '../../../charts/frame/format';
import { usePolite } from '../../../lab/pace/usePolite';
import { formatNumber, THIN } from '../../../lab/view/format';
import type { ExploredStudy } from '../../study/exploredStudy';
import type { WhyRuns } from './useWhy';
import styles from './why.module.css';

function statusText({ batch, done, all, unasked }: WhyRuns): string {
  const { status } = batch;
  switch (status.kind) {
    case 'idle':
      return 'Not yet run.';
    case 'running':
      return `${formatNumber(done)} of ${formatNumber(all)} runs, on ${batch.workers} ${batch.workers === 1 ? 'processor' : 'processors'}.`;
    case 'stopped':
      return `Stopped after ${formatNumber(done)} of ${formatNumber(all)} runs; what is there stays.`;
    case 'failed':
      return `${status.reason} ${formatNumber(done)} of ${formatNumber(all)} runs are there.`;
    case 'done':
      if (unasked > 0) {
        return `A first answer from ${formatNumber(all)} short runs; the rest takes ${formatNumber(unasked)} more.`;
      }
      return `${countText(formatNumber(all), 'run')} in ${formatNumber(status.wallMs / 1000, 1)}${THIN}s.`;
  }
}

/** How far the runs are; stops them and goes on. */
export function Progress({ runs }: { study: ExploredStudy; runs: WhyRuns }) {
  const { batch, done, all, unasked, goOn, resume } = runs;
  const { kind } = batch.status;
  const text = statusText(runs);
  const said = usePolite(text, undefined, text);
  return (
    <div className={styles.progress} data-status={kind}>
      <p role="status">{said}</p>
      {kind === 'running' && (
        <button type="button" className={styles.button} onClick={batch.stop}>
          Stop
        </button>
      )}
      {(kind === 'stopped' || kind === 'failed') && (
        <button type="button" className={styles.button} onClick={resume}>
          {kind === 'stopped' ? 'Go on' : 'Retry'}
        </button>
      )}
      {kind === 'done' && unasked > 0 && (
        <button type="button" className={styles.button} onClick={goOn}>
          Try one step of every knob
        </button>
      )}
      <progress aria-label="Runs" value={done} max={all} data-shown={kind !== 'done'} />
    </div>
  );
}
