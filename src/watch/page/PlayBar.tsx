import { formatNumber, withUnit } from '../../charts/frame/format';
import { Icon } from '../../lab/Icon';
import { RangeInput } from '../../lab/knobs/RangeInput';
import type { Stretch } from '../../simulator/watch/watchRun';
import { SLOWED } from '../run/link';
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
  /** Nothing moves by itself for readers who want it so. */
  stands: boolean;
  isReady: boolean;
  onSlowed: (slowed: number) => void;
  onSight: (sight: Sight) => void;
  onMove: (timeMs: number) => void;
}

/** The slider of the speed is logarithmic: so many steps for every factor of ten. */
const STEPS_PER_DECADE = 20;
const SLIDER_MOST = STEPS_PER_DECADE * Math.log10(SLOWED.most);
const toSlider = (slowed: number) => Math.round(STEPS_PER_DECADE * Math.log10(slowed));
const fromSlider = (value: number) => Math.round(10 ** (value / STEPS_PER_DECADE));

const slowedText = (slowed: number) =>
  slowed === 1 ? 'as fast as in life' : `slowed down ${formatNumber(slowed)} times`;

/** Play, step, how fast, and where in the stretch. */
export function PlayBar(props: PlayBarProps) {
  const { playback, slowed, sights, stands, isReady, onSlowed, onSight } = props;
  const { stretch, whole, onMove } = props;
  const { study } = useWatchPart();
  const { timeMs, isPlaying, play, seek, step } = playback;
  const share = (ms: number) => (ms - stretch.fromMs) / (stretch.untilMs - stretch.fromMs);
  const lengthMs = stretch.untilMs - stretch.fromMs;
  const isInside = ({ timeMs: at }: Sight) => at >= stretch.fromMs && at <= stretch.untilMs;
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
      <p className={styles.sights}>
        <span>Go to:</span>
        {whole && stretch.fromMs > whole.fromMs && (
          <button type="button" onClick={() => onMove(stretch.fromMs - lengthMs / 2)}>
            The {withUnit(lengthMs / 1000, 's')} before
          </button>
        )}
        {whole && stretch.untilMs < whole.untilMs && (
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
    </fieldset>
  );
}
