import { useId, useState } from 'react';
import type { Problem } from '../../address/problem';
import { type ProfileLimits, readProfile, writeProfile } from '../../scenario/profile';
import { ProblemList } from '../ProblemList';
import styles from './profile.module.css';

/** The profile as a list of rates, to copy, change or paste. */
export function ProfileText(props: {
  rates: readonly number[];
  limits: ProfileLimits;
  onChange: (rates: readonly number[]) => void;
}) {
  const { rates, limits, onChange } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const id = useId();
  const use = () => {
    if (draft === null) return;
    const read = readProfile(draft, limits, rates);
    setDraft(null);
    setProblems(read.problems);
    onChange(read.rates);
  };
  return (
    <details className={styles.list}>
      <summary>As a list</summary>
      <label htmlFor={id}>
        {limits.hours} rates, from 00:00 on, separated by commas, spaces or lines
      </label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={draft ?? writeProfile(rates)}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="button" disabled={draft === null} onClick={use}>
        Use these rates
      </button>
      {problems.length > 0 && (
        <div className={styles.problems} role="alert">
          <ProblemList problems={problems} />
        </div>
      )}
    </details>
  );
}
