import { useCallback, useEffect, useState } from 'react';
import { otherwiseOf } from '../../../../address/fields';
import { useFields } from '../../../../address/page/useFields';
import type { TriedPool } from '../../../../charts/curves/PoolCliff';
import { useRun } from '../../../../lab/handle/useRun';
import { useRested } from '../../../../lab/pace/useRested';
import { cutAtZero } from '../../../../numbers/cutAtZero';
import { apply, DEFAULT_SEED } from '../../../../scenario/scenario';
import type { KnobValues } from '../../../../scenario/schema';
import { workerThreadsKnobs } from '../../knobs';
import { EDGE_FIELDS, type EdgeState } from './query';
import { type Bracket, nextSize } from './search';

/** Runs of each size: enough to tell a fall from luck, few enough to wait for. */
export const REPLICATIONS = 4;
/** A handle that rests so long has its size run, in ms. */
const REST_MS = 300;

/** The handle, what was tried with it, and the search for the edge that answers the guess. */
export function useEdge(base: KnobValues, bracket: Bracket) {
  const query = useFields(EDGE_FIELDS);
  const { state, setState, isRead } = query;
  const { status, run, cancel } = useRun();
  const [tried, setTried] = useState<readonly TriedPool[]>([]);
  const [failed, setFailed] = useState(0);
  const resting = useRested(state.threads, REST_MS);

  const isTried = tried.some(({ threads }) => threads === resting);
  const isOpen = !isRead || state.guess === null;
  const size = isOpen ? null : (nextSize(tried, bracket) ?? (isTried ? null : resting));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `failed` counts the tries of one size
  useEffect(() => {
    if (size === null) return;
    const request = {
      study: workerThreadsKnobs.study,
      values: apply(workerThreadsKnobs, base, { maxWorkerThreads: size }),
      seed: DEFAULT_SEED,
      replications: REPLICATIONS,
      isShownEarly: false,
    };
    run(request, ({ metrics: { completed } }) => {
      if (!completed) return;
      const { mean, low, high } = cutAtZero(completed);
      setTried((all) => [...all, { threads: size, completed: mean, low, high }]);
    });
  }, [size, failed, base, run]);

  const again = useCallback(() => {
    cancel();
    setTried([]);
    setState(otherwiseOf(EDGE_FIELDS));
  }, [cancel, setState]);

  return {
    ...query,
    tried,
    status,
    /** The size that is being run; null where nothing is. */
    size,
    turn: (threads: number) => setState((now: EdgeState) => ({ ...now, threads })),
    guess: (guess: EdgeState['guess']) => setState((now: EdgeState) => ({ ...now, guess })),
    retry: () => setFailed((count) => count + 1),
    again,
  };
}
