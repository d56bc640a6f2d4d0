import { formatNumber } from '../../../../charts/frame/format';
import { Icon } from '../../../../lab/Icon';
import { RangeInput } from '../../../../lab/knobs/RangeInput';
import { SLOWED } from '../../watch/link';
import { STRETCH } from '../../watch/run';
import type { Sight } from '../../watch/sights';
import { clockOf, sightText } from './texts';
import type { Playback } from './usePlayback';
import styles from './watch.module.css';

interface PlayBarProps {
  playback: Playback;
  slowed: number;
  sights: readonly Sight[];
  /** Nothing moves by itself for readers who want it so. */
  stands: boolean;
  isReady: boolean;
  onSlowed: (slowed: number) => void;
  onSight: (sight: Sight) => void;
}

/** The slider of the speed is logarithmic: so many steps for every factor of ten. */
const STEPS_PER_DECADE = 20;
const SLIDER_MOST = STEPS_PER_DECADE * Math.log10(SLOWED.most);
const toSlider = (slowed: number) => Math.round(STEPS_PER_DECADE * Math.log10(slowed));
const fromSlider = (value: number) => Math.round(10 ** (value / STEPS_PER_DECADE));

const slowedText = (slowed: number) =>
  slowed === 1 ? 'as fast as in life' : `slowed down ${formatNumber(slowed)} times`;

/** Play, step, how fast, and where in the minute. */
export function PlayBar(props: PlayBarProps) {
  const { playback, slowed, sights, stands, isReady, onSlowed, onSight } = props;
  const { timeMs, isPlaying, play, seek, step } = playback;
  const share = (ms: number) => (ms - STRETCH.fromMs) / (STRETCH.untilMs - STRETCH.fromMs);
  return (
    <fieldset className={styles.bar} disabled={!isReady} aria-label="Time">
      <div className={styles.buttons}>
        {!stands && (
          <button type="button" className={styles.primary} onClick={() => play(!isPlaying)}>
            <Icon name={isPlaying ? 'pause' : 'play'} filled /> {isPlaying ? 'Pause' : 'Play'}
          </button>
        )}
        <button type="button" onClick={() => step(-1)}>
          Back
        </button>
        <button type="button" onClick={() => step(1)}>
          Step
        </button>
      </div>
      {!stands && (
        <label className={styles.speed}>
          <span>
            Slowed <output>{formatNumber(slowed)}×</output>
          </span>
          <RangeInput
            aria-label="How many times slower"
            aria-valuetext={slowedText(slowed)}
            min={0}
            max={SLIDER_MOST}
            step={1}
            value={toSlider(slowed)}
            onTurn={(value) => onSlowed(fromSlider(value))}
          />
        </label>
      )}
      <div className={styles.scrubber}>
        <RangeInput
          aria-label="Simulated time"
          aria-valuetext={clockOf(timeMs)}
          min={STRETCH.fromMs}
          max={STRETCH.untilMs}
          step={100}
          value={timeMs}
          onTurn={seek}
        />
        <div className={styles.ticks} aria-hidden="true">
          {sights.map((sight) => (
            <span key={sight.id + sight.timeMs} style={{ left: `${100 * share(sight.timeMs)}%` }} />
          ))}
        </div>
        <p className={styles.ends}>
          <span>{formatNumber(STRETCH.fromMs / 1000)}</span>{' '}
          <span>{clockOf(STRETCH.untilMs).replace('.000', '')}</span>
        </p>
      </div>
      <p className={styles.clock} data-time={Math.round(timeMs)}>
        {clockOf(timeMs)}
      </p>
      <p className={styles.sights}>
        <span>Go to:</span>
        {sights.map((sight) => (
          <button key={sight.id + sight.timeMs} type="button" onClick={() => onSight(sight)}>
            {sightText(sight)}
          </button>
        ))}
      </p>
    </fieldset>
  );
}
