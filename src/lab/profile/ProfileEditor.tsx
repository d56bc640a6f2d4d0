import { useId } from 'react';
import lab from '../lab.module.css';
import { ProfileBars } from './ProfileBars';
import { ProfileText } from './ProfileText';
import styles from './profile.module.css';
import type { ProfileEditorProps } from './types';

/** The load of a day, drawn hour by hour or pasted as a list of rates. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { rates, limits, simulatedHours, onChange, onWhole } = props;
  const titleId = useId();
  return (
    <section className={styles.editor} data-lab-part="editor" aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        Load over the day
      </p>
      <p className={styles.note}>
        Messages per second in each hour. Drag across the bars, or use the arrow keys.
      </p>
      {simulatedHours < limits.hours && (
        <p className={styles.note} role="status">
          The run ends after {simulatedHours} h, so the rates of later hours have no effect.{' '}
          <button type="button" className={lab.inlineButton} onClick={onWhole}>
            Simulate all {limits.hours} hours
          </button>
        </p>
      )}
      <ProfileBars {...props} labelledBy={titleId} />
      <ProfileText rates={rates} limits={limits} onChange={onChange} />
    </section>
  );
}
