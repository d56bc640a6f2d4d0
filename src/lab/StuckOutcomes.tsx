import type { Summary } from '../simulator/types';
import outcomes from './outcomes.module.css';
import styles from './sticky.module.css';
import type { OutcomeView } from './types';
import { formatNumber, groupedText } from './view/format';

interface StuckOutcomesProps {
  views: readonly OutcomeView[];
  shown: Summary;
}

/** The printed number; words that hold one are too long for a bar. */
function measuredText({ cell }: OutcomeView): string {
  if (cell === undefined) return 'none';
  if (!/\s/.test(cell.printed)) return groupedText(cell.printed);
  return cell.value === null ? 'in words' : formatNumber(cell.value);
}

/** Outcomes simulated now beside the measured ones, short enough for a bar. */
export function StuckOutcomes({ views, shown }: StuckOutcomesProps) {
  return views.map((view) => {
    const now = shown.metrics[view.metric];
    return (
      <span key={view.id} className={styles.item}>
        <small>{view.label}</small>{' '}
        {now ? (
          <data value={now.mean} data-metric={view.metric} data-kind="simulated">
            {formatNumber(now.mean)}
          </data>
        ) : (
          <span>–</span>
        )}
        <span className={styles.ring} />
        <span className={outcomes.hidden}> measured </span>
        <span>{measuredText(view)}</span>{' '}
      </span>
    );
  });
}
