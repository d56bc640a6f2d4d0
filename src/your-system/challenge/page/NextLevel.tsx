import { type FormEvent, useEffect, useState } from 'react';
import { formatRate } from '../../../charts/frame/format';
import { ExerciseCard } from '../../../course/exercises/ExerciseCard';
import styles from '../../../course/exercises/exercises.module.css';
import type { SystemClient } from '../../../system/client';
import type { FitAnswer } from '../../../system/fitAnswer';
import { loadsOf, otherSeed } from '../loads';
import { reasonOf } from '../reason';
import { ENOUGH, nextPoints, widthOf } from '../score';
import { LevelRows } from './LevelRows';
import { levelAt, useMeasured } from './useMeasured';

interface Told {
  points: number;
  text: string;
}

const limitText = (users: number, { limit }: FitAnswer): string => {
  if (limit === null) return `With ${users} users no limit could be claimed.`;
  const { value, low, high } = limit.throughputPerSecond;
  const to = high === null ? 'no end' : formatRate(high);
  return `With ${users} users the limit would be ${formatRate(value)} per second, from ${formatRate(low)} to ${to}.`;
};

/** What the page would say of the limit with each further level; one fit after another, since the newest wins. */
async function fitsOf(client: SystemClient, seed: string, signal: AbortSignal) {
  const { given, offered } = loadsOf(seed);
  const levels = await Promise.all(given.map((users) => levelAt(client, seed, users)));
  const fits: FitAnswer[] = [];
  for (const users of offered) {
    const level = await levelAt(client, seed, users);
    signal.throwIfAborted();
    fits.push(await client.fit({ levels: [...levels, level] }));
  }
  return fits;
}

function toldOf(seed: string, fits: readonly FitAnswer[], chosen: number): Told {
  const { given, offered } = loadsOf(seed);
  const at = offered.indexOf(chosen);
  const widths = fits.map(widthOf);
  const points = nextPoints(widths[at] ?? null, widths);
  const fit = fits[at];
  const why = points === 100 || fit === undefined ? '' : reasonOf(fit, chosen, given);
  const sentences = [
    `How narrow the limit becomes, beside the best choice, makes ${points} of 100 points.`,
    ...(why === '' ? [] : [why]),
    ...fits.map((one, place) => limitText(offered[place] ?? 0, one)),
  ];
  return { points, text: sentences.join(' ') };
}

/** Name the level whose measurement tells most. */
export function NextLevel(props: {
  client: SystemClient;
  seed: string;
  /** Users of the level that was named, once there is one. */
  committed: number | null;
  onCommit: (users: number) => void;
}) {
  const { client, committed, onCommit } = props;
  const seed = otherSeed(props.seed);
  const { given, offered } = loadsOf(seed);
  const { levels, hasFailed } = useMeasured(client, seed, given);
  const [marked, setMarked] = useState<number | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [isLost, setLost] = useState(false);
  const chosen = committed ?? marked;
  useEffect(() => {
    setTold(null);
    setLost(false);
    if (committed === null) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    fitsOf(client, seed, signal).then(
      (fits) => signal.aborted || setTold(toldOf(seed, fits, committed)),
      () => signal.aborted || setLost(true),
    );
    return () => stopping.abort();
  }, [client, seed, committed]);
  const commit = (event: FormEvent) => {
    event.preventDefault();
    if (marked !== null) onCommit(marked);
  };
  return (
    <ExerciseCard
      kind="choice"
      title="2. Name the next measurement"
      status={told === null ? 'open' : told.points >= ENOUGH ? 'passed' : 'not-yet'}
    >
      <p>
        Of another system somebody has measured the levels below, and nothing was full. There is
        time for one more. Which one would tell most about the limit, so that it lies in the
        narrowest range? A range that is twice as wide brings half the points.
      </p>
      <LevelRows levels={levels} />
      <form onSubmit={commit}>
        <fieldset className={styles.options} disabled={committed !== null}>
          <legend>Measure next</legend>
          {offered.map((users) => (
            <label key={users} data-chosen={chosen === users || undefined}>
              <input
                type="radio"
                name="next-level"
                checked={chosen === users}
                onChange={() => setMarked(users)}
              />
              {`${users} users`}
            </label>
          ))}
        </fieldset>
        <button type="submit" disabled={marked === null || committed !== null}>
          Commit
        </button>
      </form>
      <p role="status">
        {hasFailed && <span>The system could not be asked. Load the page again.</span>}
        {isLost && <span>The levels could not be compared. Load the page again.</span>}
        {committed !== null && told === null && !isLost && (
          <span>The limit that each choice would leave is worked out.</span>
        )}
        {told && <span data-told="next">{told.text}</span>}
      </p>
    </ExerciseCard>
  );
}
