import { useEffect, useMemo } from 'react';
import { useFields } from '../../../address/page/useFields';
import styles from '../../../course/exercises/exercises.module.css';
import { SEED_FIELDS } from '../../../course/exercises/seeded';
import { systemClient } from '../../../system/client';
import { FindLimit } from './FindLimit';
import { NextLevel } from './NextLevel';

/** Counts a seed on: "anna", "anna2", "anna3". */
export function seedAfter(seed: string): string {
  const [, stem = '', count = ''] = /^(.*?)(\d{0,9})$/u.exec(seed) ?? [];
  return `${stem}${count === '' ? 2 : Number(count) + 1}`;
}

/** The challenges with hidden systems of the seed in the address. */
export function Challenges() {
  const { state, setState, problems } = useFields(SEED_FIELDS);
  const { seed } = state;
  const client = useMemo(() => systemClient(), []);
  useEffect(() => () => client.dispose(), [client]);
  return (
    <div data-challenges={seed}>
      {problems.map(({ message }) => (
        <p key={message} role="status">
          {message}
        </p>
      ))}
      <div className={styles.cards}>
        <FindLimit key={`limit ${seed}`} client={client} seed={seed} />
        <NextLevel key={`next ${seed}`} client={client} seed={seed} />
      </div>
      <p className={`${styles.foot} ${styles.other}`}>
        <button
          type="button"
          className={styles.plain}
          onClick={() => setState({ seed: seedAfter(seed) })}
        >
          Draw other systems
        </button>
        {seed !== '' && <span>{`. These are of seed ${seed}, which the link holds.`}</span>}
      </p>
    </div>
  );
}
