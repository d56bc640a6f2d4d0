import { useMemo } from 'react';
import type { Standing } from '../../study/bands';
import type { ExploredStudy } from '../../study/exploredStudy';
import { Published } from '../../trust/page/Published';
import type { RunPoint } from '../found';
import { publishedPointsOf, sweepRivalText } from '../published';
import type { SweepQuestion } from '../question';
import type { SweepView } from '../view';
import styles from './sweep.module.css';

interface PublishedPointsProps {
  study: ExploredStudy;
  question: SweepQuestion;
  points: readonly RunPoint[];
  views: readonly SweepView[];
  standingOf: (point: RunPoint) => Standing;
}

/** Which points of a sweep were measured, what was measured near the best, and whether anything measured does as well. */
export function PublishedPoints(props: PublishedPointsProps) {
  const { study, question, points, views, standingOf } = props;
  const published = useMemo(
    () => publishedPointsOf(study, question, points, standingOf),
    [study, question, points, standingOf],
  );
  const rivals = useMemo(
    () =>
      views
        .map((view) => ({ view, text: sweepRivalText(study, question, view) }))
        .filter(({ text }) => text !== ''),
    [study, question, views],
  );
  const best = views[0]?.isWhole ? views[0].best : null;
  return (
    <div className={styles.published}>
      {published.length > 0 && (
        <ul data-published-points>
          {published.map(({ at, text }) => (
            <li key={at}>
              At {at}: {text}
            </li>
          ))}
        </ul>
      )}
      {rivals.length > 0 && (
        <ul data-rivals>
          {rivals.map(({ view: { measure }, text }) => (
            <li key={measure.id}>
              {measure.label}: {text}
            </li>
          ))}
        </ul>
      )}
      {best && standingOf(best.point).nearest?.distance !== 0 && (
        <Published study={study} scenario={best.point} bestOf={views[0]?.measure.label} />
      )}
    </div>
  );
}
