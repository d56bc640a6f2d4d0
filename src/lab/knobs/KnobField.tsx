import { Fragment, memo, useId, useState } from 'react';
import type { Knob } from '../../scenario/schema';
import { Icon } from '../Icon';
import { withUnit } from '../view/format';
import { valueText } from '../view/knobText';
import { isExtrapolated, type MeasuredRanges } from '../view/ranges';
import { Choice } from './Choice';
import styles from './knobs.module.css';
import { NumberBox } from './NumberBox';
import { Segmented } from './Segmented';
import { Slider } from './Slider';
import { TrackingPoints } from './TrackingPoints';

/** With more options than this, only the chosen one is visible. */
const MOST_VISIBLE = 6;
/** Units that a label does not name; what is counted is in the label. */
const MEASURED_UNIT = /^(ms|s|min|h|KB|MB|%|rows|messages\/s)$/;

export interface KnobFieldProps {
  knob: Knob;
  value: number;
  publishedValue: number;
  ranges: MeasuredRanges;
  onChange: (id: string, value: number) => void;
  onReset: (id: string) => void;
}

export const KnobField = memo(function KnobField(props: KnobFieldProps) {
  const { knob, value, publishedValue, ranges, onReset } = props;
  const [refusal, setRefusal] = useState('');
  const labelId = useId();
  const changed = value !== publishedValue;
  const onChange = (next: number) => props.onChange(knob.id, next);
  const Options = knob.choices.length > MOST_VISIBLE ? Choice : Segmented;
  const unit = MEASURED_UNIT.test(knob.unit) ? knob.unit : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this grid in all browsers
    <div
      role="group"
      aria-labelledby={labelId}
      className={styles.knob}
      data-changed={changed || undefined}
      data-knob={knob.id}
      title={knob.description}
    >
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          <Breakable text={knob.label} />
          {unit !== '' && <small> {unit}</small>}
        </span>
        {(knob.kind === 'integer' || knob.kind === 'set') && (
          <NumberBox knob={knob} value={value} onChange={onChange} onRefused={setRefusal} />
        )}
      </div>
      {knob.kind === 'choice' || knob.kind === 'switch' ? (
        <Options label={knob.label} options={knob.choices} value={value} onChange={onChange} />
      ) : (
        <Slider
          knob={knob}
          value={value}
          publishedValue={publishedValue}
          measured={ranges[knob.id] ?? []}
          onChange={onChange}
        />
      )}
      {knob.kind === 'set' && <TrackingPoints knob={knob} value={value} onChange={onChange} />}
      {refusal !== '' && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {changed && (
        <p className={styles.changed}>
          <span>
            changed, published {withUnit(valueText(knob, publishedValue), unit)}
            {isExtrapolated(ranges, knob, value) && <em>; outside the measured range</em>}
          </span>
          <button type="button" aria-label={`Reset ${knob.label}`} onClick={() => onReset(knob.id)}>
            <Icon name="reset" />
          </button>
        </p>
      )}
    </div>
  );
});

/** A name such as MaxReceiveInterval, which may break before its capitals. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
