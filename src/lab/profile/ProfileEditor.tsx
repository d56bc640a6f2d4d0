import { useId } from 'react';
import { ProfileBars } from './ProfileBars';
import { ProfileText } from './ProfileText';
import styles from './profile.module.css';
import type { ProfileEditorProps } from './types';

/** The load of a day, drawn hour by hour or pasted as a list of rates. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { rates, limits, onChange } = props;
  const titleId = useId();
  return (
    <section className={styles.editor} aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        Load over the day
      </p>
      <p className={styles.note}>
        Messages per second in each hour. Drag across the bars, or use the arrow keys.
      </p>
      <ProfileBars {...props} labelledBy={titleId} />
      <ProfileText rates={rates} limits={limits} onChange={onChange} />
    </section>
  );
}
