import type { KeyboardEvent } from 'react';
import { RangeInput } from '../../lab/knobs/RangeInput';
import { LAST_PLACE, movedPlace, placeOf, speedAt, toldSpeed } from './speed';
import styles from './transport.module.css';

interface Props {
  paused: boolean;
  setPaused: (paused: boolean) => void;
  step: () => void;
  speed: number;
  setSpeed: (speed: number) => void;
  /** What the reader does not see of the run at this speed; empty where it is all. */
  note: string;
  /** Whether nothing moves by itself, as the reader has asked of the browser. */
  stands: boolean;
}

const KEYS: Readonly<Record<string, readonly ['step' | 'stop', boolean]>> = {
  ArrowLeft: ['step', false],
  ArrowDown: ['step', false],
  ArrowRight: ['step', true],
  ArrowUp: ['step', true],
  PageDown: ['stop', false],
  PageUp: ['stop', true],
};

/** Play, the next event, and how fast simulated time passes. */
export function Transport({ paused, setPaused, step, speed, setSpeed, note, stands }: Props) {
  const turn = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (key === undefined) return;
    event.preventDefault();
    setSpeed(speedAt(movedPlace(placeOf(speed), ...key)));
  };
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
        <label className={styles.speed}>
          <span>Speed</span>
          <RangeInput
            aria-label="Speed"
            aria-valuetext={toldSpeed(speed)}
            data-speed={speed}
            min={0}
            max={LAST_PLACE}
            step={1}
            value={placeOf(speed)}
            onKeyDown={turn}
            onTurn={(place) => setSpeed(speedAt(place))}
          />
          <output>
            {toldSpeed(speed)}
            {note !== '' && <small>, {note}</small>}
          </output>
        </label>
      )}
    </div>
  );
}
