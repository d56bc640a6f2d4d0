import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { FigureFrame } from '../../charts/frame/FigureFrame';
import { formatNumber } from '../../charts/frame/format';
import { useInView } from '../../lab/pace/useInView';
import { useChapter } from '../chapter/context';
import type { Engine } from '../network/engine';
import { overloadOf } from '../network/overload';
import { AS_IN_LIFE, QUICK, speedsOf, speedsOfMinutes } from '../speed/namedSpeeds';
import { useReducedMotion } from '../useReducedMotion';
import { ChallengeBar } from './ChallengeBar';
import { Controls } from './Controls';
import { CurvePlot } from './CurvePlot';
import { Distribution } from './Distribution';
import { Drawing } from './Drawing';
import { Finding } from './Finding';
import styles from './figure.module.css';
import { Meters } from './Meters';
import { metersFit } from './metersFit';
import { OverTime } from './OverTime';
import { PictureMap } from './PictureMap';
import { Replications } from './Replications';
import { clockOf, eventsPerPicture } from './speed';
import { Transport } from './Transport';
import { tableOf } from './table';
import { useBefore } from './useBefore';
import { useLive } from './useLive';

interface Props {
  engine: Engine | null;
  failed: string | null;
  retry: () => void;
}

/** How many times figures are slowed down at first: as many as single messages can be followed. */
const SLOWED = 50;
/** Slowed down by less than this, marks jump instead of gliding. */
const GLIDES_FROM = 10;

/** The figure of a chapter: messages under way, what is busy, the curve they follow, and the handles. */
export function NetworkFigure({ engine, failed, retry }: Props) {
  const { chapter, still, knobs, view, isNow } = useChapter();
  const [paused, setPaused] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const stands = useReducedMotion();
  const ref = useRef<HTMLDivElement>(null);
  const inView = useInView(ref);
  const network = chapter.network(knobs);
  const playing = !paused && !stands && inView;
  // A line without end runs off before the reader's eyes, if they have not chosen to see it slowed down.
  const first = overloadOf(network) === null ? SLOWED : AS_IN_LIFE.slowed;
  const slowed = chosen ?? (chapter.overTime ? QUICK.slowed : first);
  const speed = 1 / slowed;
  const { snapshot, settles, ended, step } = useLive(
    engine,
    network,
    playing,
    speed,
    still.snapshot,
  );
  const [zooms, setZooms] = useState(0);
  useEffect(() => {
    if (inView && !stands) setZooms((before) => Math.max(1, before));
  }, [inView, stands]);
  const before = useBefore();
  const minutes = chapter.replications?.minutes(knobs);
  const measuredMs = minutes === undefined ? null : 60_000 * minutes;
  const finding = chapter.finding(view);
  const { events, observedMs } = view.report;
  const each = eventsPerPicture((1000 * events) / observedMs, speed);
  const note = ended
    ? 'stopped: the line has no end'
    : settles
      ? 'running ahead'
      : each > 1
        ? `1 picture for about ${formatNumber(each)} events`
        : '';
  const clock = clockOf(snapshot.nowMs, speed);
  const live = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const isElsewhere = event.target !== event.currentTarget; // a button or a field takes its keys itself
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Readonly<Record<string, (() => void) | false>> = {
      ' ': stands ? step : () => setPaused(!paused),
      ArrowRight: (stands || paused) && step,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      ref={ref}
      className={styles.figure}
      data-figure={chapter.id}
      data-settled={isNow}
      data-saved-whole
    >
      <Controls />
      <fieldset
        className={styles.model}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that play and step
        tabIndex={0}
        aria-label={`The model at work. ${stands ? 'Space and the right arrow key step' : 'Space plays and pauses, the right arrow key steps while it is paused'}; n and p lead to the next and the previous step of the chapter.`}
        onKeyDown={onKeyDown}
      >
        <FigureFrame
          title={finding}
          heading={<Finding chapter={chapter} still={still} finding={finding} />}
          subtitle={`${chapter.model}, at ${clock}${note && `, ${note}`}.`}
          stale={!isNow}
          table={() => tableOf(chapter, view)}
        >
          <div className={styles.head} data-unsaved>
            <Transport
              paused={paused}
              setPaused={setPaused}
              step={step}
              speeds={(chapter.overTime ? speedsOfMinutes : speedsOf)(SLOWED)}
              slowed={slowed}
              setSlowed={setChosen}
              note={note}
              stands={stands}
            />
            <PictureMap chapter={chapter} zoom={stands ? null : () => setZooms(zooms + 1)} />
          </div>
          <Drawing
            chapter={chapter}
            network={network}
            snapshot={snapshot}
            glides={slowed >= GLIDES_FROM && !settles}
            description={finding}
            measuredMs={measuredMs}
            before={before?.report}
            zooms={zooms}
          />
        </FigureFrame>
      </fieldset>
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
      <ChallengeBar />
      <div className={styles.more} data-low={metersFit(chapter) || undefined}>
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
      </div>
    </div>
  );
}
