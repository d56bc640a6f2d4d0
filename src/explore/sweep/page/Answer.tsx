import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useMemo } from 'react';
import { download } from '../../../charts/frame/download';
import { Marked } from '../../../charts/frame/marked';
import { HeatMap } from '../../../charts/sweep/HeatMap';
import { SweepCurve } from '../../../charts/sweep/SweepCurve';
import { Icon } from '../../../lab/Icon';
import { PYTHON_PATH } from '../../../scenario/namedLink';
import { Downloads } from '../../page/Downloads';
import { type ExploredStudy, measureOf } from '../../study/exploredStudy';
import { curveProps, mapProps } from '../charts';
import { exportedSweep } from '../exported';
import { programOf } from '../program';
import { type SweepQuestion, writeSweep } from '../question';
import { bandText, kneeText } from '../texts';
import { underErrorText } from '../underError';
import { kneeOfSweep, kneeRangeOf, viewOf } from '../view';
import { Progress } from './Progress';
import { PublishedPoints } from './PublishedPoints';
import styles from './sweep.module.css';
import { useOpenBands } from './useOpenBands';
import type { SweepRuns } from './useSweep';

interface AnswerProps {
  study: ExploredStudy;
  question: SweepQuestion;
  /** Of the question, without the base of the site. */
  link: string;
  runs: SweepRuns;
}

/** What the runs of a sweep have found so far. */
export function Answer({ study, question, link, runs }: AnswerProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { points } = runs;
  const { by, show } = question;
  const knee = useMemo(() => kneeOfSweep(study, question, points), [study, question, points]);
  const open = useOpenBands(study, question, runs, knee);
  const views = useMemo(
    () =>
      (by === null ? show : show.slice(0, 1)).flatMap((id) => {
        const measure = measureOf(study, id);
        return measure ? [viewOf(study, question, points, measure, open.standingOf)] : [];
      }),
    [study, question, points, by, show, open.standingOf],
  );
  const range = useMemo(
    () => (knee === null ? null : kneeRangeOf(study, question, points, knee)),
    [study, question, points, knee],
  );
  const explained =
    runs.finished > 0 ? kneeText(study, question, knee, range, runs.finished >= runs.all) : [];
  const errors = useMemo(
    () =>
      views
        .map((view) => ({ measure: view.measure, text: underErrorText(study, question, view) }))
        .filter(({ text }) => text !== ''),
    [views, study, question],
  );
  const save = () =>
    download('sweep.py', new Blob([programOf(study, question)], { type: 'text/x-python' }));
  return (
    <>
      <Progress runs={runs} />
      <div className={styles.charts} data-kind={by === null ? 'curves' : 'map'}>
        {views.map((view) =>
          by === null ? (
            <SweepCurve
              key={view.measure.id}
              {...curveProps(study, question, view, { knee, link: withBaseUrl })}
            />
          ) : (
            <HeatMap
              key={view.measure.id}
              {...mapProps(study, { ...question, by }, view, withBaseUrl)}
            />
          ),
        )}
      </div>
      {explained.length > 0 && (
        <p className={styles.knee} data-knee={knee ?? 'none'}>
          <Marked parts={explained} />
        </p>
      )}
      {errors.length > 0 && (
        <ul className={styles.key} data-under-error>
          {errors.map(({ measure, text }) => (
            <li key={measure.id}>
              {measure.label}: {text}
            </li>
          ))}
        </ul>
      )}
      <PublishedPoints
        study={study}
        question={question}
        points={points}
        views={views}
        standingOf={open.standingOf}
      />
      <p className={styles.key}>
        {by === null
          ? 'Rings: measured, small ones in one or two other settings, too. Thick bars: 95 % of the runs. Finely hatched: 90 % predictive band, where nine of ten measurements would lie. '
          : 'Rings: measured. '}
        Widely hatched: beyond what was measured. Points open in the lab.{' '}
        {runs.finished > 0 && <span>{bandText(open, by !== null)}</span>}
      </p>
      <p className={styles.elsewhere}>
        {/* Python has described systems without the names of links. */}
        {!study.context.systemOf && (
          <>
            <Link to={writeSweep(study, question, PYTHON_PATH)}>
              <Icon name="code" /> The same sweep in Python
            </Link>
            <button type="button" onClick={save}>
              <Icon name="download" /> Download for Dask
            </button>
          </>
        )}
        <Downloads
          link={link}
          isEmpty={runs.finished === 0}
          rowsOf={(addressOf) => exportedSweep(study, question, points, open.standingOf, addressOf)}
        />
      </p>
    </>
  );
}
