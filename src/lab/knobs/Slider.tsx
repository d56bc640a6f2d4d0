import type { CSSProperties } from 'react';
import type { Knob } from '../../scenario/schema';
import { withUnit } from '../view/format';
import { valueText } from '../view/knobText';
import { sliderScale } from '../view/sliderScale';
import { RangeInput } from './RangeInput';
import styles from './slider.module.css';

interface SliderProps {
  knob: Knob;
  value: number;
  publishedValue: number;
  /** Measured values of the knob, ascending. */
  measured: readonly number[];
  onChange: (value: number) => void;
}

/** Custom properties for the style sheet: positions along the line, 0 to 1. */
const positions = (named: Record<string, number>) => named as CSSProperties;

export function Slider({ knob, value, publishedValue, measured, onChange }: SliderProps) {
  const scale = sliderScale(knob, [publishedValue, value]);
  const fractions = measured.map(scale.fractionOf);
  const low = Math.min(...fractions);
  const high = Math.max(...fractions);
  const changed = value !== publishedValue;
  const at = scale.fractionOf(value);
  const from = scale.fractionOf(publishedValue);
  return (
    <div
      className={styles.slider}
      style={positions({ '--at': at, '--from': from, '--low': low, '--high': high })}
    >
      <span className={styles.line} />
      {measured.length > 0 && (
        <span className={low === high ? styles.measuredTick : styles.capsule} />
      )}
      {changed && <span className={styles.moved} data-down={at < from || undefined} />}
      {changed && <span className={styles.publishedTick} />}
      <RangeInput
        aria-label={knob.label}
        aria-valuetext={withUnit(valueText(knob, value), knob.unit)}
        min={scale.min}
        max={scale.max}
        step={1}
        value={scale.positionOf(value)}
        data-knob={knob.id}
        data-changed={changed || undefined}
        onTurn={(position) => onChange(scale.valueAt(position))}
      />
    </div>
  );
}
