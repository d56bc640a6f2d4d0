import { useEffect, useMemo } from 'react';
import { useFields } from '../../../address/page/useFields';
import styles from '../../../course/exercises/exercises.module.css';
import { systemClient } from '../../../system/client';
import { PLAYED_FIELDS, type Played, possible, untouched, WHOLE } from '../fields';
import { BUDGET } from '../score';
import { FindLimit } from './FindLimit';
import { NextLevel } from './NextLevel';

/** Counts a seed on: "anna", "anna2", "anna3". */
export function seedAfter(seed: string): string {
  const [, stem = '', count = ''] = /^(.*?)(\d{0,9})$/u.exec(seed) ?? [];
  return `${stem}${count === '' ? 2 : Number(count) + 1}`;
}

/** The challenges with hidden systems of the seed in the address, which holds what the reader has done, too. */
export function Challenges() {
  const { state: given, setState, problems, dismiss } = useFields(PLAYED_FIELDS, WHOLE);
  const { played, problems: impossible } = useMemo(() => possible(given), [given]);
  const { seed, levels, limit, next } = played;
  const client = useMemo(() => systemClient(), []);
  useEffect(() => () => client.dispose(), [client]);
  const put = (change: (now: Played) => Partial<Played>) =>
    setState((before) => {
      const now = possible(before).played;
      return { ...now, ...change(now) };
    });
  // Whoever presses twice pays once.
  const buy = (users: number) =>
    put((now) =>
      now.levels.includes(users) || now.levels.length === BUDGET
        ? {}
        : { levels: [...now.levels, users] },
    );
  return (
    <div data-challenges={seed}>
      {[...problems, ...impossible].map(({ message }) => (
        <p key={message} role="status">
          {message}
        </p>
      ))}
      <div className={styles.cards}>
        <FindLimit
          key={`limit ${seed}`}
          client={client}
          seed={seed}
          users={levels}
          committed={limit}
          onBuy={buy}
          onCommit={(answer) => put(() => ({ limit: answer }))}
        />
        <NextLevel
          key={`next ${seed}`}
          client={client}
          seed={seed}
          committed={next}
          onCommit={(users) => put(() => ({ next: users }))}
        />
      </div>
      <p className={`${styles.foot} ${styles.other}`}>
        <button
          type="button"
          className={styles.plain}
          onClick={() => {
            dismiss();
            setState(untouched(seedAfter(seed)));
          }}
        >
          Draw other systems
        </button>
        {seed !== '' && <span>{`. These are of seed ${seed}, which the link holds.`}</span>}
      </p>
    </div>
  );
}
