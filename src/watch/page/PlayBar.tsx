import { useId } from 'react';
import { formatNumber, withUnit } from '../../charts/frame/format';
import { speedsOf } from '../../course/speed/namedSpeeds';
import { SpeedChoice } from '../../course/speed/SpeedChoice';
import { Icon } from '../../lab/Icon';
import { RangeInput } from '../../lab/knobs/RangeInput';
import type { Stretch } from '../../simulator/watch/watchRun';
import type { Sight } from '../run/sights';
import { useWatchPart } from './context';
import { clockOf, sightText } from './texts';
import type { Playback } from './usePlayback';
import styles from './watch.module.css';

interface PlayBarProps {
  playback: Playback;
  stretch: Stretch;
  /** How far one can go back and on from the stretch; none where it is always the same. */
  whole: Stretch | null;
  slowed: number;
  sights: readonly Sight[];
  /** Events of the run in a second of the reader's. */
  eventsPerSecond: number;
  isReady: boolean;
  onSlowed: (slowed: number) => void;
  onSight: (sight: Sight) => void;
  onMove: (timeMs: number) => void;
}

const slowedText = (slowed: number) =>
  slowed === 1 ? 'As fast as in life' : `Slowed down ${formatNumber(slowed)} times`;

/** More events in a second than pictures are drawn cannot be told apart. */
const MOST_EVENTS = 60;

/** What cannot be seen at this speed; its place is kept free while it says nothing. */
function noteOf(eventsPerSecond: number, slowed: number): string {
  const told = slowedText(slowed);
  if (eventsPerSecond <= MOST_EVENTS) return `${told}.`;
  const share = Math.ceil(eventsPerSecond / MOST_EVENTS);
  return `${told}: ${formatNumber(eventsPerSecond)} events pass in a second, about one in ${share} is drawn.`;
}

/** Play, step, how fast, and where in the stretch. */
export function PlayBar(props: PlayBarProps) {
  const { playback, slowed, eventsPerSecond, sights, isReady, onSlowed, onSight } = props;
  const { stretch, whole, onMove } = props;
  const { study } = useWatchPart();
  const id = useId();
  const { timeMs, isPlaying, play, seek, step } = playback;
  const share = (ms: number) => (ms - stretch.fromMs) / (stretch.untilMs - stretch.fromMs);
  const lengthMs = stretch.untilMs - stretch.fromMs;
  const hasBefore = whole !== null && stretch.fromMs > whole.fromMs;
  const hasAfter = whole !== null && stretch.untilMs < whole.untilMs;
  const isInside = ({ timeMs: at }: Sight) => at >= stretch.fromMs && at <= stretch.untilMs;
  return (
    <fieldset className={styles.bar} disabled={!isReady} aria-label="Time">
      <div className={styles.buttons}>
        <button type="button" className={styles.primary} onClick={() => play(!isPlaying)}>
          <Icon name={isPlaying ? 'pause' : 'play'} filled /> {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button type="button" onClick={() => step(-1)}>
          Back
        </button>
        <button type="button" onClick={() => step(1)}>
          Step
        </button>
      </div>
      <SpeedChoice
        speeds={speedsOf(study.firstSlowed)}
        slowed={slowed}
        choose={onSlowed}
        describedBy={`${id}-note`}
      />
      <div className={styles.scrubber}>
        <RangeInput
          aria-label="Simulated time"
          aria-valuetext={clockOf(timeMs)}
          min={stretch.fromMs}
          max={stretch.untilMs}
          step={(stretch.untilMs - stretch.fromMs) / 600}
          value={timeMs}
          onTurn={seek}
        />
        <div className={styles.ticks} aria-hidden="true">
          {sights.filter(isInside).map((sight) => (
            <span key={sight.id + sight.timeMs} style={{ left: `${100 * share(sight.timeMs)}%` }} />
          ))}
        </div>
        <p className={styles.ends}>
          <span>{formatNumber(stretch.fromMs / 1000)}</span>{' '}
          <span>{clockOf(stretch.untilMs).replace('.000', '')}</span>
        </p>
      </div>
      <p className={styles.clock} data-time={Math.round(timeMs)}>
        {clockOf(timeMs)}
      </p>
      <p id={`${id}-note`} className={styles.told}>
        {noteOf(eventsPerSecond, slowed)}
      </p>
      {(hasBefore || hasAfter || sights.length > 0) && (
        <p className={styles.sights}>
          <span>Go to:</span>
          {hasBefore && (
            <button type="button" onClick={() => onMove(stretch.fromMs - lengthMs / 2)}>
              The {withUnit(lengthMs / 1000, 's')} before
            </button>
          )}
          {hasAfter && (
            <button type="button" onClick={() => onMove(stretch.untilMs + lengthMs / 2)}>
              The {withUnit(lengthMs / 1000, 's')} after
            </button>
          )}
          {sights.map((sight) => (
            <button key={sight.id + sight.timeMs} type="button" onClick={() => onSight(sight)}>
              {sightText(sight, study)}
            </button>
          ))}
        </p>
      )}
    </fieldset>
  );
}
