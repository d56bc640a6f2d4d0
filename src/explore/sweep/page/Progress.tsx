import { formatNumber } from '../../../charts/frame/format';
import { usePolite } from '../../../lab/pace/usePolite';
import styles from './sweep.module.css';
import type { SweepRuns } from './useSweep';

const runCount = (count: number): string => (count === 1 ? '1 run' : `${formatNumber(count)} runs`);

/** How far a sweep is, in words. */
export function progressText({ status, finished, all, workers, points }: SweepRuns): string {
  const of = `${formatNumber(finished)} of ${runCount(all)}`;
  const refused = points.filter(({ conflict }) => conflict !== null).length;
  const left = refused === 0 ? '' : ` ${refused} of ${points.length} combinations are no system.`;
  switch (status.kind) {
    case 'running':
      return `Sweeping: ${of}, ${workers} at a time.${left}`;
    case 'stopped':
      return finished < all
        ? `Stopped after ${of}. What is drawn so far stays.${left}`
        : `${runCount(all)} made.${left}`;
    case 'failed':
      return `Failed after ${of}: ${status.reason}`;
    case 'done':
    case 'idle':
      if (finished < all) return `${of} made.${left}`;
      return status.kind === 'done'
        ? `${runCount(all)} in ${formatNumber(status.wallMs / 1000, 1)} s.${left}`
        : `${runCount(all)} made.${left}`;
  }
}

/** How far a sweep is, with what begins, stops and resumes it. */
export function Progress({ runs }: { runs: SweepRuns }) {
  const { status, finished, all, start, stop } = runs;
  const text = progressText(runs);
  const said = usePolite(text);
  const isRunning = status.kind === 'running';
  const begin = status.kind === 'failed' ? 'Retry' : finished === 0 ? 'Sweep' : 'Go on';
  return (
    <div className={styles.progress} data-status={status.kind}>
      <p>{text}</p>
      <span role="status" className={styles.hidden}>
        {said}
      </span>
      {isRunning ? (
        <button type="button" onClick={stop}>
          Stop
        </button>
      ) : (
        finished < all && (
          <button type="button" className={styles.primary} onClick={() => start()}>
            {begin}
          </button>
        )
      )}
      <progress aria-label="Runs made" value={finished} max={Math.max(all, 1)} />
    </div>
  );
}
