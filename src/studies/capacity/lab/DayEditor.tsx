import styles from '../../../lab/lab.module.css';
import { ProfileEditor } from '../../../lab/profile/ProfileEditor';
import type { EditorProps } from '../../../lab/types';
import {
  DRAWN_DAY,
  HOURS,
  hoursSimulated,
  isDrawn,
  profileLimits,
  ratesOf,
  toChanges,
} from './profile';

/** Distance between rates that a key press steps over, in messages per second. */
const STEP = 5;

/** The load of a drawn day, or the way to draw one. */
export function DayEditor(props: EditorProps) {
  const { context, values, onChange } = props;
  const { schema } = context;
  if (!isDrawn(values)) {
    return (
      <p className={styles.hint}>
        Neither steady nor a single gate?{' '}
        <button type="button" className={styles.inlineButton} onClick={() => onChange(DRAWN_DAY)}>
          Draw the load of a day
        </button>
      </p>
    );
  }
  const measured = context.printed.sustainable?.cells.receivedPerSecond?.value;
  return (
    <ProfileEditor
      rates={ratesOf(schema, values)}
      limits={profileLimits(schema)}
      simulatedHours={hoursSimulated(values)}
      step={STEP}
      reference={measured == null ? undefined : { rate: measured, label: 'sustainable, measured' }}
      onChange={(rates) => onChange(toChanges(rates))}
      onWhole={() => onChange({ durationHours: HOURS })}
    />
  );
}
