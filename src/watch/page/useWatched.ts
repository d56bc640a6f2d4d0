import { useEffect, useState } from 'react';
import type { Scenario } from '../../scenario/scenario';
import { subjectOf } from '../../scenario/subject';
import { watch } from '../../simulator/watch/watch';
import { type Read, readWatched } from '../run/read';
import { rowOf, useWatchPart, valuesOf } from './context';

export type Watching =
  | { kind: 'running' }
  | ({ kind: 'ready' } & Read)
  | { kind: 'failed'; reason: string };

const CANNOT = 'This simulator cannot tell what happens to single messages.';

/** Runs a scenario, once it is known, and tells what happened to its messages around an instant, ms. */
export function useWatched(
  scenario: Scenario | null,
  atMs: number | null,
  attempt: number,
): Watching {
  const part = useWatchPart();
  const [watching, setWatching] = useState<Watching>({ kind: 'running' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt runs the same scenario again
  useEffect(() => {
    if (scenario === null) return;
    setWatching({ kind: 'running' });
    const { study, context } = part;
    const base = context.configurations[rowOf(part, scenario)] ?? {};
    const run = {
      ...subjectOf(context, base, scenario.changes),
      seed: scenario.seed,
      replication: 0,
      protocol: 'study' as const,
    };
    const command = { run, choice: study.choiceAt(atMs) };
    return watch(command, (answer) => {
      if (answer.type === 'failed') setWatching({ kind: 'failed', reason: answer.reason });
      else if (answer.watched === null) setWatching({ kind: 'failed', reason: CANNOT });
      else {
        const read = readWatched(study, answer.watched, valuesOf(part, scenario));
        setWatching({ kind: 'ready', ...read });
      }
    });
  }, [part, scenario, atMs, attempt]);
  return watching;
}
