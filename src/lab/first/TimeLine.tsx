import Link from '@docusaurus/Link';
import { TimeBar } from '../../charts/latency/TimeBar';
import { wordsOf } from '../../scenario/words';
import type { Elsewhere } from '../elsewhere';
import type { LabContext, LabView } from '../types';
import styles from './first.module.css';

interface TimeLineProps {
  context: LabContext;
  view: LabView;
  /** Where single messages of the scenario are watched; absent for archived models. */
  watch: Elsewhere | undefined;
}

/** Where the time of a message goes, and the way to watch one; the way alone where a study measures no roundtrips. */
export function TimeLine({ context, view, watch }: TimeLineProps) {
  const { stages = [] } = view.shown;
  const { one } = wordsOf(context);
  const kinds = [
    ['work', 'Filled: at work.'],
    ['wait', 'Light: waiting.'],
    ['assumed', 'Hatched: assumed.'],
  ].filter(([kind]) => stages.some((stage) => stage.kind === kind && stage.meanMs > 0));
  return (
    <div className={styles.time} data-lab-part="time">
      {stages.length > 0 && <TimeBar stages={stages} one={one} stale={view.stale} />}
      <p>
        {stages.length > 0 && (
          <span>{`Where a ${one} spends its time. ${kinds.map(([, text]) => text).join(' ')} `}</span>
        )}
        {watch && <Link to={watch.to}>Watch one</Link>}
      </p>
    </div>
  );
}
