import { formatNumber } from '../../charts/frame/format';
import { RangeInput } from '../../lab/knobs/RangeInput';
import { useChapter } from '../chapter/context';
import { nearest } from '../chapter/knobs';
import type { FigureKnob } from '../chapter/types';
import styles from './figure.module.css';

/** Digits of a knob's values behind the point. */
export const digitsOf = ({ step }: FigureKnob) => (step < 1 ? 1 : 0);

interface HandleProps {
  knob: FigureKnob;
  value: number;
  turn: (value: number) => void;
}

/** Minus, the value, plus. */
export function Stepper({ knob, value, turn }: HandleProps) {
  const move = (steps: number) => turn(nearest(knob, value + steps * knob.step));
  return (
    <fieldset className={styles.stepper} aria-label={knob.label} data-knob={knob.id}>
      <button
        type="button"
        aria-label={`${knob.label}: less`}
        disabled={value <= knob.min}
        onClick={() => move(-1)}
      >
        −
      </button>
      <output>
        {formatNumber(value, digitsOf(knob))}
        {knob.unit && <span>{`\u202f${knob.unit}`}</span>}
      </output>
      <button
        type="button"
        aria-label={`${knob.label}: more`}
        disabled={value >= knob.max}
        onClick={() => move(1)}
      >
        +
      </button>
    </fieldset>
  );
}

function MainHandle({ knob, value, turn }: HandleProps) {
  return (
    <label className={styles.main}>
      <span className={styles.name}>
        {knob.label} <small>{knob.unit}</small>
      </span>{' '}
      <output className={styles.value}>{formatNumber(value, digitsOf(knob))}</output>
      <RangeInput
        aria-label={knob.label}
        aria-valuetext={`${formatNumber(value, digitsOf(knob))} ${knob.unit}`}
        min={knob.min}
        max={knob.max}
        step={knob.step}
        value={value}
        data-knob={knob.id}
        onTurn={(next) => turn(nearest(knob, next))}
      />
    </label>
  );
}

/** Handles that open at a step, within it: on narrow pages, where the figure has no room for them. */
export function HandlesHere({ step }: { step: number }) {
  const { chapter, knobs, setKnob } = useChapter();
  const opening = chapter.knobs.slice(1).filter(({ opensAt }) => opensAt === step);
  if (opening.length === 0) return null;
  return (
    <div className={styles.handlesHere}>
      {opening.map((knob) => (
        <div key={knob.id}>
          <span>{knob.label}</span>
          <Stepper
            knob={knob}
            value={knobs[knob.id] ?? knob.start}
            turn={(value) => setKnob(knob.id, value)}
          />
        </div>
      ))}
    </div>
  );
}

/** The handles of a figure: the first is a slider, the others open as the chapter needs them. */
export function Controls() {
  const { chapter, knobs, setKnob, active, progress } = useChapter();
  const [main, ...others] = chapter.knobs;
  const shownOf = (knob: FigureKnob) => knobs[knob.id] ?? knob.start;
  const reached = progress.guess === null ? active + 1 : chapter.steps.length;
  return (
    <div className={styles.controls}>
      {main && (
        <MainHandle knob={main} value={shownOf(main)} turn={(value) => setKnob(main.id, value)} />
      )}
      {others.map((knob) => (
        <div key={knob.id} className={styles.other}>
          <span className={styles.name}>{knob.label}</span>
          {reached >= knob.opensAt ? (
            <Stepper knob={knob} value={shownOf(knob)} turn={(value) => setKnob(knob.id, value)} />
          ) : (
            <span className={styles.closed}>
              <strong>
                {formatNumber(shownOf(knob), digitsOf(knob))}
                {knob.unit && <span>{`\u202f${knob.unit}`}</span>}
              </strong>{' '}
              opens at {knob.opensAt}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
