import { useCallback, useEffect, useRef } from 'react';
import { labelOf } from '../../scenario/codec';
import { subjectOf } from '../../scenario/subject';
import type { SimulatorClient } from '../../simulator/client';
import { loadClient } from '../../simulator/loadClient';
import { NOT_STARTED, reasonOf } from '../../simulator/unavailable';
import type { LabAction, LabContext, LabState } from '../types';

/**
 * Runs the current scenario whenever it is not known yet; a newer scenario replaces an older run.
 * The simulator is fetched at the reader's first sign of life. Returns what cancels a run.
 */
export function useSimulator(
  context: LabContext,
  state: LabState,
  dispatch: (action: LabAction) => void,
): () => void {
  const client = useRef<Promise<SimulatorClient> | null>(null);
  const { scenario, attempt } = state;
  const wanted = useRef(false);
  wanted.current = state.phase.kind === 'running' || state.phase.kind === 'loading';

  const start = useCallback(() => {
    client.current ??= loadClient().catch((error: unknown) => {
      client.current = null; // the next attempt loads it again
      throw error;
    });
    return client.current;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt runs the same scenario again
  useEffect(() => {
    if (!wanted.current) {
      client.current?.then((ready) => ready.cancel()).catch(() => {});
      return;
    }
    let current = true;
    const send = (action: LabAction) => {
      if (current) dispatch(action);
    };
    const run = (ready: SimulatorClient) => {
      if (!current) return;
      const startedMs = performance.now();
      const base = context.configurations[labelOf(scenario.base)] ?? {};
      ready.run(
        {
          ...subjectOf(context, base, scenario.changes),
          seed: scenario.seed,
          simulator: context.archived?.simulator,
          ...context.study.protocol,
        },
        {
          onPartial: (summary, stage) =>
            send({ type: 'early', result: { scenario, summary, quality: stage } }),
          onProgress: (progress) => send({ type: 'progress', progress }),
          onDone: (summary) =>
            send({
              type: 'finished',
              result: { scenario, summary, quality: 'full' },
              wallMs: performance.now() - startedMs,
            }),
          onFailed: ({ reason }) => send({ type: 'failed', reason }),
        },
      );
    };
    if (client.current === null) send({ type: 'loading' });
    start()
      .then(run)
      .catch((error: unknown) => send({ type: 'failed', reason: reasonOf(error, NOT_STARTED) }));
    return () => {
      current = false;
    };
  }, [context, scenario, attempt, dispatch, start]);

  useEffect(
    () => () => {
      client.current?.then((ready) => ready.dispose()).catch(() => {});
    },
    [],
  );

  useEffect(() => {
    const prepare = () => {
      start().then(
        (ready) => ready.prepare(),
        () => {}, // reported when a run needs it
      );
    };
    const signs = ['pointermove', 'touchstart', 'keydown'] as const;
    const stop = new AbortController();
    const onSign = () => {
      stop.abort();
      prepare();
    };
    for (const sign of signs) {
      window.addEventListener(sign, onSign, { signal: stop.signal, passive: true });
    }
    return () => stop.abort();
  }, [start]);

  return useCallback(() => {
    client.current?.then((ready) => ready.cancel()).catch(() => {});
    dispatch({ type: 'cancelled' });
  }, [dispatch]);
}
