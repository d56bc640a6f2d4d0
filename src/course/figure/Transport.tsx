import { useId } from 'react';
import type { NamedSpeed } from '../speed/namedSpeeds';
import { SpeedChoice } from '../speed/SpeedChoice';
import styles from './transport.module.css';

interface Props {
  paused: boolean;
  setPaused: (paused: boolean) => void;
  step: () => void;
  speeds: readonly NamedSpeed[];
  slowed: number;
  setSlowed: (slowed: number) => void;
  /** What the reader does not see of the run at this speed; empty where it is all. */
  note: string;
  /** Whether nothing moves by itself, as the reader has asked of the browser. */
  stands: boolean;
}

/** Play, the next event, and how fast simulated time passes. */
export function Transport(props: Props) {
  const { paused, setPaused, step, speeds, slowed, setSlowed, note, stands } = props;
  const id = useId();
  return (
    <div className={styles.transport} data-unsaved>
      {!stands && (
        <button type="button" onClick={() => setPaused(!paused)}>
          {paused ? 'Play' : 'Pause'}
        </button>
      )}
      <button
        type="button"
        title="To the next event"
        onClick={() => {
          setPaused(true);
          step();
        }}
      >
        Step
      </button>
      {!stands && (
        <SpeedChoice speeds={speeds} slowed={slowed} choose={setSlowed} describedBy={id} />
      )}
      <small id={id} className={styles.note}>
        {note}
      </small>
    </div>
  );
}
