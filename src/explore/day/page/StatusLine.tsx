import { formatNumber } from '../../../charts/frame/format';
import type { StudyWords } from '../../../scenario/words';
import type { DayRule } from '../../study/dayRule';
import type { Stage } from '../work';
import styles from './day.module.css';
import type { DayState } from './useDay';

const textOf = (rule: DayRule, { thorough }: StudyWords): Record<Stage, string> => ({
  preview: 'Short runs for first numbers',
  study: `${rule.kind === 'curve' ? 'Runs' : 'Whole days'} ${thorough('measured')}`,
  search: 'Seeking what survives, by short runs',
  verify: `Simulating what was found ${thorough('measured')}`,
  done: 'Done',
});

interface StatusLineProps {
  rule: DayRule;
  day: DayState;
  words: StudyWords;
}

/** What is under way, with a way to stop it and to go on. */
export function StatusLine({ rule, day, words }: StatusLineProps) {
  const { status, progress, result } = day;
  const made = progress?.runs ?? 0;
  const runs = made === 0 ? '' : `, ${formatNumber(made)} ${made === 1 ? 'run' : 'runs'} made`;
  const preview = result?.protocol === 'preview' ? ' Numbers so far are from short runs.' : '';
  const text = {
    idle: 'Waiting to begin.',
    running: `${textOf(rule, words)[progress?.stage ?? 'preview']}${runs}.${preview}`,
    done: day.isBrief ? `A first answer from short runs${runs}.` : `Done${runs}.`,
    stopped: `Stopped${runs}.${preview} What was made stays.`,
    failed: '',
  }[status.kind];
  const act = {
    idle: undefined,
    running: { label: 'Stop', run: day.stop },
    done: day.isBrief ? { label: `Run ${words.thorough('measured')}`, run: day.goOn } : undefined,
    stopped: { label: 'Go on', run: day.resume },
    failed: { label: 'Retry', run: day.resume },
  }[status.kind];
  return (
    <div className={styles.status}>
      <p role="status">{text}</p>
      {status.kind === 'failed' && (
        <p role="alert" className={styles.failed}>
          The runs failed: {status.reason}
        </p>
      )}
      {act !== undefined && (
        <button type="button" onClick={act.run}>
          {act.label}
        </button>
      )}
    </div>
  );
}
