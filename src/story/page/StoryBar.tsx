import type { Stop } from '../run/stops';
import styles from './story.module.css';
import { type Clock, SLOWED } from './useClock';

type BarProps = Pick<Clock, 'active' | 'isPlaying' | 'play' | 'seek'> & {
  stops: readonly Stop[];
  /** Whether the reader wants nothing to move by itself. */
  stands: boolean;
};

/** Plays the story, or goes from place to place. */
export function StoryBar({ stops, active, isPlaying, stands, play, seek }: BarProps) {
  const [back, next] = [stops[active - 1], stops[active + 1]];
  return (
    <p className={styles.bar}>
      {!stands && (
        <button type="button" className={styles.primary} onClick={() => play(!isPlaying)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
      )}
      <button type="button" disabled={!back} onClick={() => back && seek(back.atMs)}>
        Back
      </button>
      <button type="button" disabled={!next} onClick={() => next && seek(next.atMs)}>
        Next place
      </button>
      <span>{stands ? 'Or scroll.' : `Or scroll. Space plays, ${SLOWED} times slower.`}</span>
    </p>
  );
}
