import { useState } from 'react';
import { readSeed } from '../../scenario/codec';
import controls from './controls.module.css';
import styles from './knobs.module.css';

/** The seed of all random streams: the same seed gives the same numbers. */
export function SeedField({ seed, onChange }: { seed: number; onChange: (seed: number) => void }) {
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const commit = () => {
    if (draft === null) return;
    const { value, problems } = readSeed(draft.trim());
    setDraft(null);
    setRefusal(problems[0]?.message ?? '');
    onChange(value);
  };
  return (
    <div className={styles.knob}>
      <label className={styles.head}>
        <span className={styles.label}>Seed</span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={controls.seed}
          value={draft ?? String(seed)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      </label>
      {refusal !== '' && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
