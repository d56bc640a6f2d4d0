import { bisectRight } from 'd3-array';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { FigureFrame } from '../../../../charts/frame/FigureFrame';
import { formatNumber } from '../../../../charts/frame/format';
import { useWidth } from '../../../../charts/frame/useWidth';
import { useReducedMotion } from '../../../../course/useReducedMotion';
import { Problems } from '../../../../lab/Problems';
import { isPublished, published } from '../../../../scenario/scenario';
import { FIRST_SCENARIO } from '../../watch/link';
import { eventsOf, momentAt } from '../../watch/moment';
import { answeredOf } from '../../watch/run';
import type { Sight } from '../../watch/sights';
import type { Still } from '../../watch/still';
import { knobValueOf, rowOf, watchContext } from './context';
import { Drawing } from './Drawing';
import { Followed } from './Followed';
import { nearestProblem, neighbour } from './following';
import { Legend } from './Legend';
import { PlaceList } from './PlaceList';
import { PlayBar } from './PlayBar';
import { Population } from './Population';
import { countsAt, placesOf } from './placeNames';
import { RunText } from './RunText';
import { clockOf, findingOf } from './texts';
import { usePlayback } from './usePlayback';
import { usePolite } from './usePolite';
import { useWatched } from './useWatched';
import { useShownAddress, useWatchLink } from './useWatchLink';
import styles from './watch.module.css';

/** Narrower than this, in px at the default font size, places are a list. */
const LEAST_DRAWING = 700;
/** Slower than this, marks glide from place to place; faster they jump. */
const GLIDES_FROM = 30;
/** More events in a second than this cannot be told apart. */
const MOST_EVENTS = 60;
/** Keys that a field or a button takes for itself. */
const takesKeys = (target: EventTarget, keys: string): boolean =>
  target instanceof Element && target.closest(keys) !== null;

/** Single messages on their way through the computers of a run, slowed down as wanted. */
export function Watch({ still }: { still: Still }) {
  const { scenario, asked, problems, setScenario, setProblems } = useWatchLink(still.view);
  const [attempt, setAttempt] = useState(0);
  const watching = useWatched(scenario, attempt);
  const stands = useReducedMotion();
  const [slowed, setSlowed] = useState(asked.slowed);
  const [message, setMessage] = useState(still.view.message);
  const ready = watching.kind === 'ready' ? watching : null;
  const shown = scenario ?? published(FIRST_SCENARIO);
  const row = rowOf(shown);
  const isFirst = isPublished(shown) && shown.base === FIRST_SCENARIO;
  const isStill = ready === null && isFirst;
  const isKnown = ready !== null || isStill;
  const { run, sights } = ready ?? still;
  const events = useMemo(() => (ready ? eventsOf(ready.run) : []), [ready]);
  const answered = useMemo(() => (ready ? answeredOf(ready.run) : null), [ready]);
  const playback = usePlayback(events, slowed, still.view.timeMs);
  const { timeMs, isPlaying, play, seek, step } = playback;
  const [ref, width] = useWidth<HTMLFieldSetElement>(1080);

  useEffect(() => {
    seek(asked.timeMs);
    setSlowed(asked.slowed);
    setMessage(asked.message);
  }, [asked, seek]);

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

  useShownAddress(scenario, { timeMs, slowed, message }, ready !== null && !isPlaying);

  const moment = useMemo(
    () => (isKnown ? momentAt(run, isStill ? still.view.timeMs : timeMs) : []),
    [isKnown, isStill, run, timeMs, still],
  );
  const places = useMemo(() => placesOf(run.report), [run]);
  const journey = run.journeys.find((one) => one.message === message) ?? null;
  const finding = isKnown ? findingOf(moment) : `Simulating ${row}`;
  const said = usePolite(finding, isPlaying ? 5000 : 1000);
  const eventsPerSecond = events.length / 60 / slowed;
  const turn = (direction: 1 | -1) => setMessage(neighbour(moment, message, direction));
  const goTo = (sight: Sight) => {
    play(false);
    seek(sight.timeMs);
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
        ' ': () => (stands ? step(1) : play(!isPlaying)),
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
      <Problems problems={problems} onDismiss={() => setProblems([])} />
      <p className={styles.choose}>
        <label>
          Configuration{' '}
          <select
            value={row}
            disabled={scenario === null}
            onChange={({ target }) => setScenario(published(watchContext.prefix + target.value))}
          >
            {watchContext.labels.map((label) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
      </p>
      {watching.kind === 'failed' && (
        <p className={styles.failed} role="alert">
          {watching.reason}{' '}
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            Retry
          </button>
        </p>
      )}
      {run.report.status === 'unstable' && (
        <p className={styles.run}>
          This run never settles: {run.report.unstableReason}.
          {run.journeys.length === 0 && ' It ended before the minute that can be watched.'}
        </p>
      )}
      <fieldset
        ref={ref}
        className={styles.figure}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys that play and step
        tabIndex={0}
        aria-label="Messages on their way. Space plays and stops, the arrow keys step, n and p follow a message."
      >
        <FigureFrame
          title={finding}
          subtitle={`At ${clockOf(isStill ? still.view.timeMs : timeMs)}. Tracking, deletions and acknowledgements are not drawn; they use locks and processors, too.`}
          table={() => ({
            columns: ['Place', 'in line', 'at work'],
            rows: places.map((place) => {
              const { waiting, atWork } = countsAt(moment, place.id);
              return [place.name, formatNumber(waiting), formatNumber(atWork)];
            }),
          })}
        >
          <Legend />
          {width < LEAST_DRAWING ? (
            <PlaceList
              places={places}
              moment={moment}
              timeMs={timeMs}
              followed={message}
              onFollow={setMessage}
            />
          ) : (
            <Drawing
              width={width - 34}
              places={places}
              moment={moment}
              report={run.report}
              users={knobValueOf(shown, 'virtualUsers')}
              answered={answered ? bisectRight(answered, timeMs) : null}
              followed={message}
              glides={!stands && (!isPlaying || slowed >= GLIDES_FROM)}
              description={`${finding}. The list of places is in the table.`}
              onFollow={setMessage}
            />
          )}
        </FigureFrame>
        <PlayBar
          playback={playback}
          slowed={slowed}
          sights={sights}
          stands={stands}
          isReady={ready !== null}
          onSlowed={setSlowed}
          onSight={goTo}
        />
        {!stands && eventsPerSecond > MOST_EVENTS && (
          <p className={styles.hint}>
            At this speed {formatNumber(eventsPerSecond)} events pass in a second: each picture
            jumps over some of them.
          </p>
        )}
      </fieldset>
      <p role="status" className={styles.hidden}>
        {ready ? said : ''}
      </p>
      {isKnown && (
        <>
          <div className={styles.below}>
            {journey ? (
              <Followed
                journey={journey}
                stages={run.stages}
                timeMs={isStill ? still.view.timeMs : timeMs}
                onTurn={turn}
                onLeave={() => setMessage(null)}
              />
            ) : (
              <p className={styles.nobody}>
                <button type="button" disabled={moment.length === 0} onClick={() => turn(1)}>
                  Follow a message
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
