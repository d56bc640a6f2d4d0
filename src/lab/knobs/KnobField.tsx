import { Fragment, memo, useId } from 'react';
import type { Knob } from '../../scenario/schema';
import type { StudyWords } from '../../scenario/words';
import { Icon } from '../Icon';
import { withUnit } from '../view/format';
import { shownUnit, valueText } from '../view/knobText';
import { isAssumed, isExtrapolated, type MeasuredRanges } from '../view/ranges';
import { Choice } from './Choice';
import styles from './knobs.module.css';
import { NumberBox } from './NumberBox';
import { RemarkText } from './RemarkText';
import { Segmented } from './Segmented';
import { Slider } from './Slider';
import { TrackingPoints } from './TrackingPoints';
import { useRemark } from './useRemark';

/** With more options than this, only the chosen one is visible. */
const MOST_VISIBLE = 6;

export interface KnobFieldProps {
  knob: Knob;
  value: number;
  publishedValue: number;
  ranges: MeasuredRanges;
  words: StudyWords;
  /** Why moving it changes nothing; null where it may. */
  idle: string | null;
  onChange: (id: string, value: number) => void;
  onReset: (id: string) => void;
}

export const KnobField = memo(function KnobField(props: KnobFieldProps) {
  const { knob, value, publishedValue, ranges, words, idle, onReset } = props;
  const { remark, setRemark, follow } = useRemark(value);
  const labelId = useId();
  const noteId = useId();
  const changed = value !== publishedValue;
  const onChange = (next: number) => {
    setRemark(null);
    follow(next);
    props.onChange(knob.id, next);
  };
  const Options = knob.choices.length > MOST_VISIBLE ? Choice : Segmented;
  const note = idle === null ? knob.actsWhen : `No effect here: ${idle}.`;
  const unit = shownUnit(knob);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this grid in all browsers
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={note === '' ? undefined : noteId}
      className={styles.knob}
      data-changed={changed || undefined}
      data-idle={idle === null ? undefined : true}
      data-knob={knob.id}
      title={knob.description}
    >
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          {knob.plain ? <span>{knob.plain}</span> : <Breakable text={knob.label} />}
          {unit !== '' && <small> {unit}</small>}
          {knob.plain && (
            <small className={styles.product}>
              <Breakable text={knob.label} />
            </small>
          )}
        </span>
        {(knob.kind === 'integer' || knob.kind === 'set') && (
          <NumberBox knob={knob} value={value} onChange={onChange} onRemark={setRemark} />
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
      {note !== '' && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      <RemarkText remark={remark} />
      {changed && (
        <p className={styles.changed}>
          <span>
            changed, {isAssumed(knob, ranges[knob.id] ?? []) ? words.assumed : words.standing}{' '}
            {withUnit(valueText(knob, publishedValue), unit)}{' '}
            {isExtrapolated(ranges, knob, value) && <em>outside the measured range</em>}
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
