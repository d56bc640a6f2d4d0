import { useEffect, useState } from 'react';
import type { Scenario } from '../../../../scenario/scenario';
import { watch } from '../../../../simulator/watch/watch';
import { hasOneMessageBox, NOTED, readWatched, type WatchedRun } from '../../watch/run';
import { type Sight, sightsOf } from '../../watch/sights';
import { valuesOf, watchContext } from './context';

export interface Ready {
  run: WatchedRun;
  sights: readonly Sight[];
}

export type Watching =
  | { kind: 'running' }
  | ({ kind: 'ready' } & Ready)
  | { kind: 'failed'; reason: string };

const CANNOT = 'This simulator cannot tell what happens to single messages.';

/** Runs a scenario, once it is known, and tells what happened to its messages. */
export function useWatched(scenario: Scenario | null, attempt: number): Watching {
  const [watching, setWatching] = useState<Watching>({ kind: 'running' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt runs the same scenario again
  useEffect(() => {
    if (scenario === null) return;
    setWatching({ kind: 'running' });
    const { schema } = watchContext;
    const values = valuesOf(scenario);
    const named = Object.fromEntries(schema.knobs.map(({ id }, index) => [id, values[index] ?? 0]));
    const run = { study: schema.study, values, seed: scenario.seed, replication: 0 };
    return watch({ run: { ...run, protocol: 'study' }, stretch: NOTED }, (answer) => {
      if (answer.type === 'failed') setWatching({ kind: 'failed', reason: answer.reason });
      else if (answer.watched === null) setWatching({ kind: 'failed', reason: CANNOT });
      else {
        const read = readWatched(answer.watched, hasOneMessageBox(named));
        setWatching({ kind: 'ready', run: read, sights: sightsOf(read) });
      }
    });
  }, [scenario, attempt]);
  return watching;
}
