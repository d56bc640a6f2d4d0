import type { CSSProperties } from 'react';
import { RangeInput } from '../../../lab/knobs/RangeInput';
import { withUnit } from '../../../lab/view/format';
import { valueText } from '../../../lab/view/knobText';
import { sliderScale } from '../../../lab/view/sliderScale';
import type { Knob } from '../../../scenario/schema';
import styles from './range.module.css';

interface RangeLineProps {
  knob: Knob;
  low: number;
  high: number;
  /** Measured values of the knob, ascending. */
  measured: readonly number[];
  isLocked: boolean;
  onChange: (low: number, high: number) => void;
  /** A handle has come to rest. */
  onCommit: () => void;
}

/** Custom properties for the style sheet: positions along the line, 0 to 1. */
const positions = (named: Record<string, number>) => named as CSSProperties;

/** The line of a knob with a handle at each end of what it may take; hatched where nothing was measured. */
export function RangeLine(props: RangeLineProps) {
  const { knob, low, high, measured, isLocked, onChange, onCommit } = props;
  const first = measured[0] ?? low;
  const last = measured.at(-1) ?? high;
  const scale = sliderScale(knob, [low, high, first, last]);
  const [from, to] = [scale.fractionOf(low), scale.fractionOf(high)];
  const [inside, outside] = [scale.fractionOf(first), scale.fractionOf(last)];
  const span = (key: string, start: number, end: number, className: string | undefined) =>
    end > start && (
      <span key={key} className={className} style={positions({ '--from': start, '--to': end })} />
    );
  const turn = (newLow: number, newHigh: number) => {
    if (newLow !== low || newHigh !== high) onChange(newLow, newHigh);
  };
  const handle = (end: 'low' | 'high', value: number, onValue: (value: number) => void) => (
    <>
      <RangeInput
        className={styles[end]}
        aria-label={`${knob.label}, ${end === 'low' ? 'lowest' : 'highest'}`}
        aria-valuetext={withUnit(valueText(knob, value), knob.unit)}
        min={scale.min}
        max={scale.max}
        step={1}
        value={scale.positionOf(value)}
        disabled={isLocked}
        data-end={end}
        onTurn={(position) => onValue(scale.valueAt(position))}
        onPointerUp={onCommit}
        onKeyUp={({ key }) => key !== 'Tab' && key !== 'Shift' && onCommit()}
      />
      <span className={styles.handle} style={positions({ '--at': scale.fractionOf(value) })} />
    </>
  );
  return (
    <div className={styles.range} data-locked={isLocked || undefined}>
      <span className={styles.line} />
      {measured.length > 0 &&
        (first === last ? (
          <span className={styles.tick} style={positions({ '--at': inside })} />
        ) : (
          span('capsule', inside, outside, styles.capsule)
        ))}
      {span('below', from, Math.min(to, inside), styles.beyond)}
      {span('above', Math.max(from, outside), to, styles.beyond)}
      {span('taken', from, to, styles.taken)}
      {handle('low', low, (value) => turn(Math.min(value, high), high))}
      {handle('high', high, (value) => turn(low, Math.max(value, low)))}
    </div>
  );
}
