import { useId, useRef, useState } from 'react';
import { FigureFrame } from '../../charts/frame/FigureFrame';
import { formatNumber } from '../../charts/frame/format';
import { Segmented } from '../../lab/knobs/Segmented';
import { useChapter } from '../chapter/context';
import type { Engine } from '../network/engine';
import { useReducedMotion } from '../useReducedMotion';
import { Controls } from './Controls';
import { CurvePlot } from './CurvePlot';
import { Distribution } from './Distribution';
import { Drawing } from './Drawing';
import styles from './figure.module.css';
import { useInView } from './inView';
import { Meters } from './Meters';
import { OverTime } from './OverTime';
import { Replications } from './Replications';
import { rowsOf } from './rows';
import { tableOf } from './table';
import { useLive } from './useLive';

interface Props {
  engine: Engine | null;
  failed: string | null;
  retry: () => void;
}

/** Simulated ms per ms of the reader's. */
const SPEEDS = [
  { value: 0.02, label: 'slow', told: 'slowed down 50 times' },
  { value: 1, label: 'real', told: 'as fast as in life' },
  { value: 60, label: 'fast', told: 'a minute in a second' },
] as const;
/** Faster than this, marks jump instead of gliding. */
const GLIDES_UP_TO = 0.1;

/** The figure of a chapter: messages under way, what is busy, the curve they follow, and the handles. */
export function NetworkFigure({ engine, failed, retry }: Props) {
  const { chapter, still, knobs, view, isNow } = useChapter();
  const [paused, setPaused] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[chapter.overTime ? 2 : 0].value);
  const stands = useReducedMotion();
  const ref = useRef<HTMLDivElement>(null);
  const inView = useInView(ref);
  const network = chapter.network(knobs);
  const playing = !paused && !stands && inView;
  const { snapshot, step } = useLive(engine, network, playing, speed, still.snapshot);
  const finding = chapter.finding(view);
  const told = SPEEDS.find(({ value }) => value === speed)?.told ?? '';
  const clock = `${formatNumber(snapshot.nowMs / 1000, speed < 1 ? 2 : 0)}\u202fs`;
  const live = useId();
  return (
    <div ref={ref} className={styles.figure} data-figure={chapter.id} data-settled={isNow}>
      <FigureFrame
        title={finding}
        subtitle={`${chapter.model}. ${clock}, ${told}.`}
        stale={!isNow}
        table={() => tableOf(chapter, view)}
        actions={
          <>
            {stands ? (
              <button type="button" className={styles.button} onClick={step}>
                Step
              </button>
            ) : (
              <button type="button" className={styles.button} onClick={() => setPaused(!paused)}>
                {paused ? 'Play' : 'Pause'}
              </button>
            )}
            {!stands && (
              <Segmented label="Speed" options={SPEEDS} value={speed} onChange={setSpeed} />
            )}
          </>
        }
      >
        <Drawing
          places={chapter.drawing}
          rows={rowsOf(chapter)}
          network={network}
          snapshot={snapshot}
          glides={speed <= GLIDES_UP_TO}
          description={finding}
        />
        {chapter.overTime && (
          <div className={styles.beside}>
            <OverTime of={chapter.overTime} />
          </div>
        )}
        <div className={styles.numbers}>
          <div>
            <Meters chapter={chapter} view={view} />
            {(chapter.distribution || chapter.replications) && (
              <div className={styles.beside}>
                {chapter.distribution && <Distribution />}
                <Replications />
              </div>
            )}
          </div>
          <div className={styles.beside}>
            <CurvePlot />
          </div>
        </div>
      </FigureFrame>
      <p id={live} role="status" className={styles.hidden}>
        {isNow ? finding : ''}
      </p>
      {failed !== null && (
        <p className={styles.failed} role="alert">
          The simulator could not be loaded ({failed}). The numbers shown are those of the start of
          the chapter.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <Controls />
    </div>
  );
}
