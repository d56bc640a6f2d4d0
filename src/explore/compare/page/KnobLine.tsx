import { KnobStrip } from '../../../charts/compared/KnobStrip';
import { Icon } from '../../../lab/Icon';
import { rangeText } from '../../../lab/view/distanceText';
import { withUnit } from '../../../lab/view/format';
import { shownUnit, valueText } from '../../../lab/view/knobText';
import { sliderScale } from '../../../lab/view/sliderScale';
import type { DifferingKnob } from '../knobs';
import styles from './cards.module.css';

interface KnobLineProps {
  differing: DifferingKnob;
  onReset: () => void;
}

/** A knob of a scenario that differs: its value, where it is published and where it was measured. */
export function KnobLine({ differing, onReset }: KnobLineProps) {
  const { knob, value, published, measured, isOutside } = differing;
  const unit = shownUnit(knob);
  const scale = sliderScale(knob, [value, published]);
  const text = (one: number) => valueText(knob, one);
  const isChanged = value !== published;
  const step = isChanged
    ? withUnit(`${text(published)} → ${text(value)}`, unit)
    : withUnit(text(value), unit);
  const range = measured.length === 0 ? '' : `measured ${rangeText(knob, measured)}`;
  const fractions = measured.map(scale.fractionOf);
  const hasStrip = knob.kind === 'integer' || knob.kind === 'set';
  return (
    <li data-knob={knob.id} data-changed={isChanged || undefined}>
      <span>{knob.label}</span>
      <b>{step}</b>
      <small>{range}</small>
      <span className={styles.strip}>
        {hasStrip && (
          <KnobStrip
            label={`${knob.label} ${step}${range && `, ${range}`}${isOutside ? ', outside' : ''}`}
            at={scale.fractionOf(value)}
            published={scale.fractionOf(published)}
            measured={
              fractions.length === 0 ? null : [Math.min(...fractions), Math.max(...fractions)]
            }
            isOutside={isOutside}
          />
        )}
      </span>
      {isChanged ? (
        <button type="button" aria-label={`Reset ${knob.label}`} onClick={onReset}>
          <Icon name="reset" />
        </button>
      ) : (
        <span />
      )}
    </li>
  );
}
