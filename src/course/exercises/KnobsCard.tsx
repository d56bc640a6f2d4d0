import { useEffect, useState } from 'react';
import { formatNumber, shortNumber } from '../../charts/frame/format';
import type { Chapter, Knobs, KnobsExercise } from '../chapter/types';
import { Stepper } from '../figure/Controls';
import { engineOfPage } from '../figure/engineOfPage';
import { workIdly } from '../figure/idle';
import type { Report } from '../network/shapes';
import { steadySlices } from '../network/steady';
import styles from './exercises.module.css';
import { judgeKnobs } from './judge';

interface Props {
  chapter: Chapter;
  exercise: KnobsExercise;
  passed: () => void;
  failed: () => void;
}

/** How far along the strip a value stands, in percent. */
const place = (value: number, top: number) => `${Math.min(100, (100 * value) / top)}%`;

/** A task for the knobs, judged by a run with them. */
export function KnobsCard({ chapter, exercise, passed, failed }: Props) {
  const [moved, setMoved] = useState<Knobs | null>(null);
  const knobs = moved ?? exercise.start;
  const [judged, setJudged] = useState<{ knobs: Knobs; report: Report } | null>(null);
  const [unavailable, setUnavailable] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verdict is given once per setting
  useEffect(() => {
    if (moved === null) return;
    let stop = () => {};
    let left = false;
    engineOfPage().then(
      (engine) => {
        if (left) return;
        setUnavailable(false);
        stop = workIdly(steadySlices(engine, chapter.network(moved)), (report) => {
          setJudged({ knobs: moved, report });
          (judgeKnobs(exercise, moved, report) === 'passed' ? passed : failed)();
        });
      },
      () => setUnavailable(true),
    );
    return () => {
      left = true;
      stop();
    };
  }, [moved]);
  const { measure, limit } = exercise;
  const grows = judged?.report.status === 'unstable';
  const value = judged && !grows ? measure.of(judged.report) : null;
  const verdict = judged && judgeKnobs(exercise, judged.knobs, judged.report);
  return (
    <div>
      <p>{exercise.ask}</p>
      {chapter.knobs
        .filter(({ id }) => exercise.knobs.includes(id))
        .map((knob) => (
          <div key={knob.id} className={styles.knob}>
            <span>{knob.label}</span>
            <Stepper
              knob={knob}
              value={knobs[knob.id] ?? knob.start}
              turn={(next) => setMoved({ ...knobs, [knob.id]: next })}
            />
          </div>
        ))}
      <div className={styles.strip} aria-hidden="true">
        <span className={styles.limit} style={{ left: place(limit.at, measure.top) }}>
          {limit.below ? 'at most' : 'at least'} {shortNumber(limit.at)}
        </span>
        {value !== null && (
          <span className={styles.value} style={{ left: place(value, measure.top) }}>
            {formatNumber(value, value < 10 ? 1 : 0)}
          </span>
        )}
      </div>
      <p role="status">
        {unavailable && <span>The simulator could not be loaded, so nothing can be judged.</span>}
        {verdict === 'passed' && (
          <span>
            <strong>Right.</strong> {measure.label}: {formatNumber(value ?? 0, 1)} {measure.unit}.
          </span>
        )}
        {verdict === 'not-yet' && (
          <span>
            <strong>Not yet.</strong> {measure.label}:{' '}
            {value === null ? 'without end' : `${formatNumber(value, 1)} ${measure.unit}`}.
            {judged && exercise.allowed?.of(judged.knobs) === false && (
              <span>{` ${exercise.allowed.otherwise}`}</span>
            )}
          </span>
        )}
      </p>
      <details className={styles.foot}>
        <summary>Hint</summary>
        {exercise.hint}
      </details>
    </div>
  );
}
