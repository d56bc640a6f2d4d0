import { useState } from 'react';
import { nearestIn } from '../../address/number';
import { readTyped } from '../../reading/typed';
import { SEED } from '../../scenario/linkFields';
import controls from './controls.module.css';
import styles from './knobs.module.css';
import { RemarkText } from './RemarkText';
import { type Remark, readingRemark } from './remark';
import { useTyped } from './useTyped';

/** The seed of all random streams: the same seed gives the same numbers. */
export function SeedField({ seed, onChange }: { seed: number; onChange: (seed: number) => void }) {
  const [remark, setRemark] = useState<Remark | null>(null);
  const box = useTyped(seed, (text) => {
    const typed = readTyped(text, (value) => nearestIn(SEED, value));
    if (typed?.isAccepted) {
      onChange(typed.value);
      setRemark(readingRemark(text, typed, onChange, setRemark));
      return;
    }
    const { value, problems } = SEED.read(text);
    onChange(typed?.value ?? value);
    setRemark({ message: problems[0]?.message ?? '', other: null });
  });
  return (
    <div className={styles.knob}>
      <label className={styles.head}>
        <span className={styles.label}>Seed</span>
        <input {...box} inputMode="numeric" className={controls.seed} />
      </label>
      <RemarkText remark={remark} />
    </div>
  );
}
