import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useReducedMotion } from '../../course/useReducedMotion';
import { NeedsScripts } from '../../lab/NeedsScripts';
import { Problems } from '../../lab/Problems';
import { usePolite } from '../../lab/pace/usePolite';
import { isPublished, published } from '../../scenario/scenario';
import { momentAt } from '../run/moment';
import { opensAtMs, type Sight } from '../run/sights';
import { longestWaiting, type Still } from '../run/still';
import { Choose } from './Choose';
import { rowOf, useWatchPart, valuesOf } from './context';
import { Followed } from './Followed';
import { endProblem, nearestProblem, neighbour } from './following';
import { PlayBar } from './PlayBar';
import { Population } from './Population';
import { RunText } from './RunText';
import { Scene } from './Scene';
import { clockOf, findingOf } from './texts';
import { usePlayback } from './usePlayback';
import { useWatched } from './useWatched';
import { useWatchLink } from './useWatchLink';
import styles from './watch.module.css';

/** Slower than this, marks glide from place to place; faster they jump. */
const GLIDES_FROM = 30;
/** Before anything has been simulated. */
const NOWHERE = { fromMs: 0, untilMs: 0 };
const NOTHING = new Float64Array();
/** Keys that a field or a button takes for itself. */
const takesKeys = (target: EventTarget, keys: string): boolean =>
  target instanceof Element && target.closest(keys) !== null;

/** Single messages on their way through the computers of a run, slowed down as wanted. */
export function Watch({ still }: { still: Still | null }) {
  const part = useWatchPart();
  const { study } = part;
  const link = useWatchLink(still?.view ?? null);
  const { scenario, asked, problems, setScenario, setProblems, show } = link;
  const [attempt, setAttempt] = useState(0);
  const [around, setAround] = useState<number | null>(null);
  const isFixed = study.choiceAt(null).kind === 'fixed';
  const watching = useWatched(scenario, isFixed ? null : around, attempt);
  const stands = useReducedMotion();
  const [slowed, setSlowed] = useState(asked.slowed);
  const [message, setMessage] = useState(still?.view.message ?? null);
  const ready = watching.kind === 'ready' ? watching : null;
  const shown = scenario ?? published(study.firstScenario);
  const row = rowOf(part, shown);
  const values = useMemo(() => valuesOf(part, shown), [part, shown]);
  const isFirst = isPublished(shown) && shown.base === study.firstScenario;
  const kept = ready === null && isFirst ? still : null;
  const isKnown = ready !== null || kept !== null;
  const run = ready?.run ?? still?.run ?? null;
  const sights = (ready ?? still)?.sights ?? [];
  const stretch = run?.stretch ?? NOWHERE;
  const events = ready?.eventsMs ?? NOTHING;
  const playback = usePlayback(events, stretch, slowed, still?.view.timeMs ?? 0);
  const { isPlaying, play, seek, step } = playback;
  const timeMs = kept?.view.timeMs ?? playback.timeMs;

  useEffect(() => {
    setAround(asked.timeMs);
    if (asked.timeMs !== null) seek(asked.timeMs);
    setSlowed(asked.slowed);
    setMessage(asked.message);
  }, [asked, seek]);

  // A run has its own end and its own incidents: what is asked for may lie elsewhere.
  useEffect(() => {
    if (ready === null || isFixed) return;
    const { fromMs, untilMs } = ready.run.stretch;
    const wanted = around ?? opensAtMs(ready);
    const at = Math.min(untilMs, Math.max(fromMs, wanted));
    seek(at);
    if (asked.timeMs === null && around === null) {
      setMessage(asked.message ?? longestWaiting(ready.run, momentAt(ready.run, at)));
    }
    const problem = around === asked.timeMs ? endProblem(ready.run, around) : null;
    if (problem) setProblems((before) => [...before, problem]);
  }, [ready, around, asked, isFixed, seek, setProblems]);

  // Opened without an instant of its own, it shows messages move; later the reader presses Play.
  const hasOpened = useRef(false);
  useEffect(() => {
    if (ready === null || hasOpened.current) return;
    hasOpened.current = true;
    if (link.opensMoving && !stands) play(true);
  }, [ready, link.opensMoving, stands, play]);

  // A message that this run does not have is another one: the nearest.
  useEffect(() => {
    if (ready === null || message === null) return;
    const near = nearestProblem(ready.run, message);
    if (near === null) return;
    setMessage(near.message);
    if (near.problem && message === asked.message) {
      const { problem } = near;
      setProblems((before) => [...before, problem]);
    }
  }, [ready, message, asked, setProblems]);

  // While messages move, every picture shows another instant.
  const rests = ready !== null && !isPlaying;
  useEffect(() => {
    if (rests && scenario !== null) show(scenario, { timeMs, slowed, message });
  }, [rests, scenario, timeMs, slowed, message, show]);

  const moment = useMemo(
    () => (isKnown && run ? momentAt(run, timeMs) : []),
    [isKnown, run, timeMs],
  );
  const journey = run?.journeys.find((one) => one.message === message) ?? null;
  const places = useMemo(
    () => (run ? study.placesOf(run.report, values) : []),
    [study, run, values],
  );
  const isFailed = watching.kind === 'failed';
  const finding = isKnown ? findingOf(moment, study, places) : `Simulating ${row}`;
  // A run that ended before the time that can be watched has nothing to play.
  const lengthMs = isKnown ? stretch.untilMs - stretch.fromMs : 0;
  const said = usePolite(finding, isPlaying ? 5000 : 1000);
  const eventsPerSecond = (1000 * events.length) / lengthMs / slowed;
  const turn = (direction: 1 | -1) => setMessage(neighbour(moment, message, direction));
  const moveTo = (next: number) => {
    play(false);
    if (next >= stretch.fromMs && next <= stretch.untilMs) seek(next);
    else setAround(Math.max(0, next));
  };
  const goTo = (sight: Sight) => {
    moveTo(sight.timeMs);
    if (sight.message !== null) setMessage(sight.message);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || ready === null) return;
    const act: Record<string, (() => void) | undefined> = {
      Escape: () => setMessage(null),
      ...(!takesKeys(event.target, 'input, select') && {
        ArrowRight: () => step(1),
        ArrowLeft: () => step(-1),
        n: () => turn(1),
        p: () => turn(-1),
      }),
      ...(!takesKeys(event.target, 'input, select, button, a') && {
        ' ': () => play(!isPlaying),
      }),
    };
    const action = act[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };

  return (
    <section
      className={styles.watch}
      aria-label="Single messages"
      data-watch={ready ? 'ready' : watching.kind}
      onKeyDown={onKeyDown}
    >
      <NeedsScripts
        what="Runs that move"
        shown={`This is one moment of ${row} as published, even where the address asks for another run.`}
      />
      <Problems problems={problems} onDismiss={() => setProblems([])} />
      <Choose
        row={row}
        isReady={scenario !== null}
        onChoose={(base) => {
          play(false);
          setAround(null);
          setScenario(published(base));
        }}
      />
      {isFailed && (
        <p className={styles.failed} role="alert">
          {watching.reason}{' '}
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            Retry
          </button>
        </p>
      )}
      {run?.report.status === 'unstable' && (
        <p className={styles.run}>
          This run never settles: <span>{run.report.unstableReason}</span>.
          {run.journeys.length === 0 && (
            <span>{' It ended before the time that can be watched.'}</span>
          )}
        </p>
      )}
      {(isKnown || !isFailed) && (
        <fieldset
          className={styles.figure}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that play and step
          tabIndex={0}
          aria-label="Messages on their way. Space plays and stops, the arrow keys step, n and p follow a message."
        >
          {run === null ? (
            <p className={styles.waiting}>{finding}</p>
          ) : (
            <Scene
              title={finding}
              subtitle={`At ${clockOf(timeMs)}. ${study.missing}`}
              run={run}
              places={places}
              values={values}
              moment={moment}
              timeMs={timeMs}
              isReady={ready !== null}
              followed={message}
              glides={!stands && (!isPlaying || slowed >= GLIDES_FROM)}
              onFollow={setMessage}
            />
          )}
          {lengthMs > 0 && !isFailed && (
            <PlayBar
              playback={playback}
              stretch={stretch}
              whole={
                isFixed || run === null ? null : { fromMs: 0, untilMs: run.report.simulatedMs }
              }
              slowed={slowed}
              sights={sights}
              eventsPerSecond={eventsPerSecond}
              isReady={ready !== null}
              onSlowed={setSlowed}
              onSight={goTo}
              onMove={moveTo}
            />
          )}
        </fieldset>
      )}
      <p role="status" className={styles.hidden}>
        {ready ? said : ''}
      </p>
      {isKnown && run && (
        <>
          <div className={styles.below}>
            {journey ? (
              <Followed
                journey={journey}
                stages={run.stages}
                timeMs={timeMs}
                onTurn={turn}
                onLeave={() => setMessage(null)}
              />
            ) : (
              <p className={styles.nobody}>
                <button type="button" disabled={moment.length === 0} onClick={() => turn(1)}>
                  Follow a {study.noun.one}
                </button>{' '}
                or choose its mark: its way grows here, part by part.
              </p>
            )}
            <Population moment={moment} run={run} />
          </div>
          <RunText scenario={shown} report={run.report} />
        </>
      )}
    </section>
  );
}
