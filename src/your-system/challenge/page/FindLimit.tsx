import Link from '@docusaurus/Link';
import { type FormEvent, useEffect, useState } from 'react';
import { formatRate, formatShare } from '../../../charts/frame/format';
import { linkOf } from '../../../course/chapter/systemLink';
import { ExerciseCard } from '../../../course/exercises/ExerciseCard';
import styles from '../../../course/exercises/exercises.module.css';
import { readingsOf } from '../../../reading/number';
import type { SystemClient } from '../../../system/client';
import { NOTHING } from '../../description';
import { LIMIT } from '../fields';
import { type Bought, hiddenSystem, mostUsers, truthOf } from '../hidden';
import { BUDGET, ENOUGH, limitPoints } from '../score';
import { LevelRows } from './LevelRows';
import { useMeasured } from './useMeasured';

interface FindLimitProps {
  client: SystemClient;
  seed: string;
  /** Of the levels that were bought. */
  users: readonly number[];
  /** The answer, once there is one. */
  committed: number | null;
  onBuy: (users: number) => void;
  onCommit: (limit: number) => void;
}

function toldOf(seed: string, limit: number, bought: number) {
  const { limitPerSecond } = truthOf(seed);
  const points = limitPoints(limit, limitPerSecond, bought);
  const off = formatShare(Math.abs(limit / limitPerSecond - 1), 1);
  const text = `The limit is ${formatRate(limitPerSecond)} requests per second; your ${formatRate(limit)} is off by ${off}. With ${bought} of ${BUDGET} levels that makes ${points} of 100 points.`;
  return { points, text };
}

/** The page with the levels alone, and once there is an answer with the system. */
function useLevelsLink(seed: string, levels: readonly Bought[], isTold: boolean): string | null {
  const [link, setLink] = useState<string | null>(null);
  const text = JSON.stringify(levels);
  useEffect(() => {
    let isCurrent = true;
    const measured: Bought[] = JSON.parse(text);
    const system = isTold ? { ...hiddenSystem(seed), users: 1 } : NOTHING;
    linkOf({ ...system, name: 'Hidden system', measured }).then(
      (address) => isCurrent && setLink(address),
      () => isCurrent && setLink(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [seed, text, isTold]);
  return levels.length === 0 ? null : link;
}

/** Find what a hidden system can do at most, from few levels of one's own choice. */
export function FindLimit({ client, seed, users, committed, onBuy, onCommit }: FindLimitProps) {
  const { levels, hasFailed } = useMeasured(client, seed, users);
  const [load, setLoad] = useState('');
  const [answer, setAnswer] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const most = mostUsers(seed);
  const range = `1 to ${most} users`;
  const told = committed === null ? null : toldOf(seed, committed, users.length);
  const link = useLevelsLink(seed, levels, told !== null);

  const buy = (event: FormEvent) => {
    event.preventDefault();
    const at = readingsOf(load)[0] ?? Number.NaN;
    if (!Number.isInteger(at) || at < 1 || at > most)
      return setSaid(`A level has ${range}, a whole number.`);
    if (users.includes(at)) return setSaid('You have this level already.');
    onBuy(at);
    setLoad('');
    setSaid(null);
  };
  const commit = (event: FormEvent) => {
    event.preventDefault();
    const limit = readingsOf(answer)[0] ?? Number.NaN;
    if (!(limit >= LIMIT.least && limit <= LIMIT.most))
      return setSaid('A limit is a number of requests per second, such as 240.');
    onCommit(limit);
    setSaid(null);
  };
  const left = BUDGET - users.length;
  return (
    <ExerciseCard
      kind="number"
      title="1. Find the limit"
      status={told === null ? 'open' : told.points >= ENOUGH ? 'passed' : 'not-yet'}
    >
      <p>
        Somewhere in this system is a part that is full first. You may measure {BUDGET} levels. The
        test has room for {range}, who only just fill that part. Then say how many requests per
        second the system could do at most, with as many users as you like. Each level that you do
        not need brings points.
      </p>
      <LevelRows levels={levels} />
      <form onSubmit={buy}>
        <p className={styles.field}>
          <label>
            Users{' '}
            <input
              inputMode="numeric"
              autoComplete="off"
              value={load}
              onChange={({ target }) => setLoad(target.value)}
            />
          </label>
          <button type="submit" disabled={left === 0 || told !== null || load.trim() === ''}>
            Measure
          </button>{' '}
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
              value={committed === null ? answer : String(committed)}
              disabled={told !== null}
              onChange={({ target }) => setAnswer(target.value)}
            />
          </label>
          <span>requests/s</span>
          <button
            type="submit"
            disabled={users.length === 0 || told !== null || answer.trim() === ''}
          >
            Commit
          </button>
        </p>
      </form>
      <p role="status">
        {said && <span>{said}</span>}
        {hasFailed && <span>The system could not be asked. Load the page again.</span>}
        {told && <span data-told="limit">{told.text}</span>}
      </p>
      {link !== null && (
        <p>
          <Link to={link}>
            {told
              ? 'Open the system with your levels'
              : 'Let the page do the sums with your levels'}
          </Link>
        </p>
      )}
    </ExerciseCard>
  );
}
