import { useState } from 'react';
import { numberField } from '../../../address/number';
import type { Knob } from '../../../scenario/schema';
import { valuesBetween } from '../../../scenario/spreadValues';
import { RangeField } from '../../page/range/RangeField';
import type { Extent } from '../../question/extent';
import type { ExploredStudy } from '../../study/exploredStudy';
import { knobNamed } from '../question';
import { MOST_STEPS, type Swept, usualSwept, withExtent } from '../swept';
import { CountField } from './CountField';
import styles from './sweep.module.css';

interface SweptFieldProps {
  study: ExploredStudy;
  /** Which key of the link holds it. */
  axis: 'over' | 'by';
  swept: Swept;
  /** Knob that the other axis has. */
  taken: string | null;
  isLocked: boolean;
  onChange: (swept: Swept) => void;
}

/** A knob of the sweep, its range and its steps. */
export function SweptField(props: SweptFieldProps) {
  const { study, axis, swept, taken, isLocked, onChange } = props;
  const knob = knobNamed(study, swept.knob);
  const [dragged, setDragged] = useState<Extent | null>(null);
  const extent = dragged ?? swept.extent;
  const commit = (next: Extent) => {
    setDragged(null);
    onChange(withExtent(knob, swept, next));
  };
  return (
    <div className={styles.swept}>
      <RangeField
        key={knob.id}
        knob={knob}
        extent={extent}
        measured={study.index.ranges[knob.id] ?? []}
        label={
          <KnobChoice
            study={study}
            axis={axis}
            value={knob.id}
            taken={taken}
            isLocked={isLocked}
            onChange={(next) => onChange(usualSwept(study, next))}
          />
        }
        isLocked={isLocked}
        onChange={setDragged}
        onCommit={commit}
      />
      {extent.kind === 'between' && (
        <CountField
          key={`${knob.id} steps`}
          field={numberField({
            key: axis,
            title: `Values of ${knob.label}`,
            least: Math.min(2, valuesBetween(knob, extent.low, extent.high)),
            most: Math.min(MOST_STEPS, valuesBetween(knob, extent.low, extent.high)),
            otherwise: swept.steps,
          })}
          value={swept.steps}
          isLocked={isLocked}
          onChange={(steps) => onChange({ ...swept, steps })}
        />
      )}
    </div>
  );
}

interface KnobChoiceProps {
  study: ExploredStudy;
  axis: 'over' | 'by';
  value: string;
  taken: string | null;
  isLocked: boolean;
  onChange: (knob: Knob) => void;
}

/** One of the study's knobs; those that few turn stand last. */
function KnobChoice({ study, axis, value, taken, isLocked, onChange }: KnobChoiceProps) {
  const knobs = study.context.schema.knobs.filter(({ id }) => id !== taken);
  const options = (advanced: boolean) =>
    knobs
      .filter((knob) => knob.advanced === advanced)
      .map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ));
  return (
    <select
      className={styles.knob}
      aria-label={axis === 'over' ? 'Knob to sweep' : 'Second knob'}
      value={value}
      disabled={isLocked}
      onChange={({ target }) => onChange(knobNamed(study, target.value))}
    >
      {options(false)}
      <optgroup label="Advanced">{options(true)}</optgroup>
    </select>
  );
}
