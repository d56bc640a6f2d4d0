import { useCallback, useEffect, useRef, useState } from 'react';
import { remembered } from '../../simulator/batch/remembered';
import { RunPool } from '../../simulator/batch/runPool';
import type { Simulate } from '../../simulator/batch/simulate';
import { RefusedScenarioError } from '../../simulator/errors';
import { BROKE_DOWN, reasonOf } from '../../simulator/unavailable';

export type BatchStatus =
  | { kind: 'idle' }
  | { kind: 'running' }
  | { kind: 'done'; wallMs: number }
  /** By the reader; what was made stays, and the same work goes on from there. */
  | { kind: 'stopped' }
  | { kind: 'failed'; reason: string };

/** What is to be done with a simulator until it is told to end. */
export type Work = (simulate: Simulate, signal: AbortSignal) => Promise<void>;

export interface Batch {
  status: BatchStatus;
  /** Workers of the pool. */
  workers: number;
  /** Starts the workers ahead of work that is sure to come, so that its first numbers come at once. */
  prepare: () => void;
  /** Begins; what is under way is dropped. Runs that were made before are not made again. */
  start: (work: Work) => void;
  stop: () => void;
}

/** Runs of a page on all processors. The workers are started with the first work and end with the page. */
export function useBatch(): Batch {
  const [status, setStatus] = useState<BatchStatus>({ kind: 'idle' });
  const pool = useRef<RunPool | null>(null);
  const simulate = useRef<Simulate | null>(null);
  const control = useRef<AbortController | null>(null);
  const [workers, setWorkers] = useState(0);

  const stop = useCallback(() => {
    if (control.current === null) return;
    control.current.abort();
    control.current = null;
    setStatus({ kind: 'stopped' });
  }, []);

  const prepare = useCallback(() => {
    pool.current ??= new RunPool();
    pool.current.prepare();
  }, []);

  const start = useCallback((work: Work) => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    pool.current ??= new RunPool();
    simulate.current ??= remembered(pool.current.simulate);
    setWorkers(pool.current.workers);
    setStatus({ kind: 'running' });
    const startedMs = performance.now();
    work(simulate.current, own.signal).then(
      () => {
        if (control.current !== own) return;
        control.current = null;
        setStatus({ kind: 'done', wallMs: performance.now() - startedMs });
      },
      (error: unknown) => {
        if (control.current !== own) return;
        control.current = null;
        const reason =
          error instanceof RefusedScenarioError ? error.message : reasonOf(error, BROKE_DOWN);
        setStatus({ kind: 'failed', reason });
      },
    );
  }, []);

  useEffect(
    () => () => {
      control.current?.abort();
      control.current = null;
      pool.current?.dispose();
      pool.current = null;
      simulate.current = null;
    },
    [],
  );

  return { status, workers, prepare, start, stop };
}
