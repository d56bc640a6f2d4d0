import Link from '@docusaurus/Link';
import { type FormEvent, useState } from 'react';
import { formatRate, formatShare } from '../../../charts/frame/format';
import { linkOf } from '../../../course/chapter/systemLink';
import { ExerciseCard } from '../../../course/exercises/ExerciseCard';
import styles from '../../../course/exercises/exercises.module.css';
import { readingsOf } from '../../../reading/number';
import type { SystemClient } from '../../../system/client';
import { type Bought, hiddenSystem, measuredAt } from '../hidden';
import { BUDGET, ENOUGH, limitPoints } from '../score';
import { LevelRows } from './LevelRows';

const MOST_USERS = 500;
const usersIn = (text: string): number | null => {
  const users = readingsOf(text)[0] ?? Number.NaN;
  return Number.isInteger(users) && users >= 1 && users <= MOST_USERS ? users : null;
};

interface Told {
  points: number;
  text: string;
  link: string;
}

/** Find what a hidden system can do at most, from few levels of one's own choice. */
export function FindLimit({ client, seed }: { client: SystemClient; seed: string }) {
  const hidden = hiddenSystem(seed);
  const [levels, setLevels] = useState<readonly Bought[]>([]);
  const [users, setUsers] = useState('');
  const [answer, setAnswer] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const fail = () => setSaid('The system could not be asked. Try again.');

  const buy = (event: FormEvent) => {
    event.preventDefault();
    const at = usersIn(users);
    if (at === null) return setSaid(`A level has 1 to ${MOST_USERS} users, a whole number.`);
    if (levels.some((level) => level.users === at)) return setSaid('You have this level already.');
    client.mva({ ...hidden, users: at }).then((values) => {
      // Whoever presses twice pays once.
      setLevels((before) =>
        before.some((level) => level.users === at)
          ? before
          : [...before, measuredAt(seed, at, values)].slice(0, BUDGET),
      );
      setUsers('');
      setSaid(null);
    }, fail);
  };
  const commit = (event: FormEvent) => {
    event.preventDefault();
    const limit = readingsOf(answer)[0] ?? Number.NaN;
    if (!(limit > 0)) return setSaid('A limit is a number of requests per second, such as 240.');
    client.bounds({ ...hidden, users: 1 }).then(async ({ bottleneck, limits }) => {
      const truth = limits.find(({ name }) => name === bottleneck)?.mostPerSecond[0] ?? 0;
      const points = limitPoints(limit, truth, levels.length);
      const off = formatShare(Math.abs(limit / truth - 1), 1);
      const text = `The limit is ${formatRate(truth)} requests per second; your ${formatRate(limit)} is off by ${off}. With ${levels.length} of ${BUDGET} levels that makes ${points} of 100 points.`;
      setTold({ points, text, link: await linkOf({ ...hidden, users: 1, measured: [...levels] }) });
      setSaid(null);
    }, fail);
  };
  const left = BUDGET - levels.length;
  return (
    <ExerciseCard
      kind="number"
      title="1. Find the limit"
      status={told === null ? 'open' : told.points >= ENOUGH ? 'passed' : 'not-yet'}
    >
      <p>
        Somewhere in this system is a part that is full first. You may measure {BUDGET} levels, each
        with as many users as you like. Then say how many requests per second it can do at most.
        Each level that you do not need brings points.
      </p>
      <LevelRows levels={levels} />
      <form onSubmit={buy}>
        <p className={styles.field}>
          <label>
            Users{' '}
            <input
              inputMode="numeric"
              autoComplete="off"
              value={users}
              onChange={({ target }) => setUsers(target.value)}
            />
          </label>
          <button type="submit" disabled={left === 0 || told !== null || users.trim() === ''}>
            Measure
          </button>
          <span>{left} left</span>
        </p>
      </form>
      <form onSubmit={commit}>
        <p className={styles.field}>
          <label>
            Limit{' '}
            <input
              inputMode="decimal"
              autoComplete="off"
              value={answer}
              disabled={told !== null}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </label>
          <span>requests/s</span>
          <button
            type="submit"
            disabled={levels.length === 0 || told !== null || answer.trim() === ''}
          >
            Commit
          </button>
        </p>
      </form>
      <p role="status">
        {said && <span>{said}</span>}
        {told && <span data-told="limit">{told.text}</span>}
      </p>
      {told && (
        <p>
          <Link to={told.link}>Open the system with your levels</Link>
        </p>
      )}
    </ExerciseCard>
  );
}
