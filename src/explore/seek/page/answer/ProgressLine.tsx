import { number } from '../../../../charts/sought/amount';
import type { BatchStatus } from '../../../page/useBatch';
import type { SeekProgress } from '../../types';
import type { Search } from '../useSearch';
import styles from './answer.module.css';

interface ProgressLineProps {
  search: Search;
  status: BatchStatus;
  workers: number;
  onRetry: () => void;
}

const STAGES: Readonly<Record<SeekProgress['stage'], string>> = {
  bounds: 'Bounds first: what cannot keep the limits is never run',
  screening: 'Screening by short runs',
  finalists: 'Finalists, measured as the study did',
  done: 'Done',
};

const seconds = (ms: number): string => `${number(Math.round(ms / 1000))}\u202fs`;
const counted = (count: number, one: string): string =>
  `${number(count)} ${count === 1 ? one : `${one}s`}`;

/** How far a search is, in words. */
export function progressText({ progress, answer }: Search, kind: BatchStatus['kind']): string {
  if (progress === null) return kind === 'running' ? 'Seeking' : '';
  const tried = `${number(progress.evaluated)} of at most ${counted(progress.most, 'scenario')} tried`;
  if (answer !== null) return `Done: ${counted(answer.evaluated, 'scenario')} tried`;
  const word = { stopped: 'Stopped', failed: 'Failed' }[kind as string] ?? 'Seeking';
  return `${word}: ${tried}`;
}

/** How far the search is, how long it has taken, and what it does now. */
export function ProgressLine({ search, status, workers, onRetry }: ProgressLineProps) {
  const { progress, answer, around, elapsedMs } = search;
  const isRunning = status.kind === 'running';
  const share = progress === null ? 0 : progress.evaluated / Math.max(1, progress.most);
  const stage = progress && STAGES[progress.stage];
  const toGo =
    isRunning && answer === null && share > 0.1 && share < 1
      ? [`about ${seconds((elapsedMs / share) * (1 - share))} to go`]
      : [];
  const next = search.effects
    ? 'one step of every knob'
    : around
      ? 'one knob at a time'
      : 'the start';
  const after = answer !== null && isRunning ? [next] : [];
  const facts = [
    ...(workers > 0 ? [counted(workers, 'worker')] : []),
    ...(elapsedMs > 0 ? [seconds(elapsedMs)] : []),
    ...toGo,
    ...(answer === null && stage ? [stage] : []),
    ...after.map((what) => `now running ${what}`),
  ];
  return (
    <div className={styles.progress} data-stage={answer ? 'done' : progress?.stage}>
      <p>
        <strong>{progressText(search, status.kind)}</strong> <span>{facts.join(', ')}</span>
      </p>
      <progress aria-label="Scenarios tried" value={answer ? 1 : share} max={1} />
      {status.kind === 'failed' && (
        <p role="alert" className={styles.failed}>
          {status.reason}{' '}
          <button type="button" onClick={onRetry}>
            Retry
          </button>
        </p>
      )}
    </div>
  );
}
