import { type FormEvent, useEffect, useState } from 'react';
import { formatRate } from '../../../charts/frame/format';
import { ExerciseCard } from '../../../course/exercises/ExerciseCard';
import styles from '../../../course/exercises/exercises.module.css';
import type { SystemClient } from '../../../system/client';
import type { FitAnswer } from '../../../system/fitAnswer';
import { type Bought, hiddenSystem, measuredAt } from '../hidden';
import { loadsOf } from '../loads';
import { ENOUGH, nextPoints, widthOf } from '../score';
import { LevelRows } from './LevelRows';

/** The system of this card is another than that of the first, whose limit may be known by now. */
const OTHER = ' next';

interface Asked {
  levels: Bought[];
  offered: number[];
}

const limitText = (users: number, { limit }: FitAnswer): string => {
  if (limit === null) return `With ${users} users no limit could be claimed.`;
  const { value, low, high } = limit.throughputPerSecond;
  const to = high === null ? 'no end' : formatRate(high);
  return `With ${users} users the limit would be ${formatRate(value)} per second, from ${formatRate(low)} to ${to}.`;
};

async function askedOf(client: SystemClient, seed: string): Promise<Asked> {
  const hidden = hiddenSystem(seed + OTHER);
  const { given, offered } = loadsOf(await client.bounds({ ...hidden, users: 1 }));
  const levels = await Promise.all(given.map((users) => levelAt(client, seed, users)));
  return { levels, offered };
}

const levelAt = async (client: SystemClient, seed: string, users: number): Promise<Bought> =>
  measuredAt(seed + OTHER, users, await client.mva({ ...hiddenSystem(seed + OTHER), users }));

/** What the page would say of the limit with each further level; one fit after another, since the newest wins. */
async function fitsOf(client: SystemClient, seed: string, { levels, offered }: Asked) {
  const fits: FitAnswer[] = [];
  for (const users of offered)
    fits.push(await client.fit({ levels: [...levels, await levelAt(client, seed, users)] }));
  return fits;
}

/** Name the level whose measurement tells most. */
export function NextLevel({ client, seed }: { client: SystemClient; seed: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [told, setTold] = useState<{ points: number; lines: string[] } | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    askedOf(client, seed).then(
      (found) => current && setAsked(found),
      () => current && setWhy('The system could not be asked. Load the page again.'),
    );
    return () => {
      current = false;
    };
  }, [client, seed]);
  const commit = (event: FormEvent) => {
    event.preventDefault();
    if (asked === null || chosen === null) return;
    setWorking(true);
    fitsOf(client, seed, asked).then(
      (fits) => {
        const widths = fits.map(widthOf);
        const points = nextPoints(widths[asked.offered.indexOf(chosen)] ?? null, widths);
        const lines = fits.map((fit, place) => limitText(asked.offered[place] ?? 0, fit));
        setTold({ points, lines });
        setWorking(false);
      },
      () => {
        setWhy('The levels could not be compared. Try again.');
        setWorking(false);
      },
    );
  };
  return (
    <ExerciseCard
      kind="choice"
      title="2. Name the next measurement"
      status={told === null ? 'open' : told.points >= ENOUGH ? 'passed' : 'not-yet'}
    >
      <p>
        Of another system somebody has measured the levels below, and nothing was full. There is
        time for one more. Which one would tell most about the limit?
      </p>
      <LevelRows levels={asked?.levels ?? []} />
      <form onSubmit={commit}>
        <fieldset className={styles.options} disabled={told !== null}>
          <legend>Measure next</legend>
          {(asked?.offered ?? []).map((users) => (
            <label key={users} data-chosen={chosen === users || undefined}>
              <input
                type="radio"
                name="next-level"
                checked={chosen === users}
                onChange={() => setChosen(users)}
              />
              {`${users} users`}
            </label>
          ))}
        </fieldset>
        <button type="submit" disabled={chosen === null || isWorking || told !== null}>
          Commit
        </button>
      </form>
      <p role="status">
        {why && <span>{why}</span>}
        {isWorking && <span>Each of the levels is measured.</span>}
        {told && (
          <span data-told="next">
            {`How narrow the limit becomes, beside the best choice, makes ${told.points} of 100 points. ${told.lines.join(' ')}`}
          </span>
        )}
      </p>
    </ExerciseCard>
  );
}
