import { type ReactNode, useId, useState } from 'react';
import { RemarkText } from '../../../lab/knobs/RemarkText';
import type { Remark } from '../../../lab/knobs/remark';
import { shownUnit } from '../../../lab/view/knobText';
import type { Knob } from '../../../scenario/schema';
import type { Extent } from '../../question/extent';
import { RangeLine } from './RangeLine';
import styles from './range.module.css';
import { ValueBox } from './ValueBox';
import { ValueChecks } from './ValueChecks';

interface RangeFieldProps {
  knob: Knob;
  extent: Extent;
  /** Measured values of the knob, ascending. */
  measured: readonly number[];
  /** Name of the field; the knob's where nothing else is given. */
  label?: ReactNode;
  /** While a handle is dragged. */
  onChange: (extent: Extent) => void;
  /** When a handle is let go, a box is left, or a value is ticked. */
  onCommit: (extent: Extent) => void;
  isLocked?: boolean;
}

/** Which values a knob may take: two boxes and two handles for a whole number, otherwise a box to tick per value. */
export function RangeField(props: RangeFieldProps) {
  const { knob, extent, measured, label, onChange, onCommit, isLocked = false } = props;
  const [remark, setRemark] = useState<Remark | null>(null);
  const labelId = useId();
  const unit = shownUnit(knob);
  const commit = (next: Extent) => {
    setRemark(null);
    onCommit(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this grid in all browsers
    <div role="group" aria-labelledby={labelId} className={styles.field} data-range={knob.id}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {label ?? knob.label}
          {unit !== '' && <small> {unit}</small>}
        </span>
        {extent.kind === 'between' && (
          <span className={styles.boxes}>
            <ValueBox
              knob={knob}
              end="from"
              value={extent.low}
              isLocked={isLocked}
              onCommit={(low) => commit({ kind: 'between', low, high: Math.max(low, extent.high) })}
              onRemark={setRemark}
            />
            to
            <ValueBox
              knob={knob}
              end="to"
              value={extent.high}
              isLocked={isLocked}
              onCommit={(high) =>
                commit({ kind: 'between', low: Math.min(extent.low, high), high })
              }
              onRemark={setRemark}
            />
          </span>
        )}
      </div>
      {extent.kind === 'between' ? (
        <RangeLine
          knob={knob}
          low={extent.low}
          high={extent.high}
          measured={measured}
          isLocked={isLocked}
          onChange={(from, to) => onChange({ kind: 'between', low: from, high: to })}
          onCommit={() => commit(extent)}
        />
      ) : (
        <ValueChecks
          knob={knob}
          values={extent.values}
          measured={measured}
          isLocked={isLocked}
          onCommit={(values) => commit({ kind: 'among', values })}
          onRefused={(message) => setRemark({ message, other: null })}
        />
      )}
      <RemarkText remark={remark} />
    </div>
  );
}
