import { useCallback, useEffect, useRef, useState } from 'react';
import type { SimulatorClient } from '../../simulator/client';
import type { SimulationRequest } from '../../simulator/job';
import { loadClient } from '../../simulator/loadClient';
import type { Summary } from '../../simulator/types';
import { NOT_STARTED, reasonOf } from '../../simulator/unavailable';

export type RunStatus =
  | { kind: 'idle' }
  | { kind: 'running' /** Share done, 0 to 1. */; progress: number }
  | { kind: 'failed'; reason: string };

const IDLE: RunStatus = { kind: 'idle' };

export interface Runner {
  status: RunStatus;
  /** Simulates a request; one that is still running is dropped. */
  run: (request: SimulationRequest, onDone: (summary: Summary) => void) => void;
  cancel: () => void;
}

/** Runs of the simulator for a figure, one at a time; what runs it is fetched with the first. */
export function useRun(): Runner {
  const client = useRef<Promise<SimulatorClient> | null>(null);
  const turn = useRef(0);
  const [status, setStatus] = useState<RunStatus>(IDLE);

  const cancel = useCallback(() => {
    turn.current += 1;
    client.current?.then((loaded) => loaded.cancel()).catch(() => {}); // told to the run that asked for it
    setStatus(IDLE);
  }, []);

  const run = useCallback((request: SimulationRequest, onDone: (summary: Summary) => void) => {
    turn.current += 1;
    const own = turn.current;
    const isOurs = () => own === turn.current;
    const fail = (reason: string) => isOurs() && setStatus({ kind: 'failed', reason });
    setStatus({ kind: 'running', progress: 0 });
    client.current ??= loadClient();
    client.current
      .then((loaded) => {
        if (!isOurs()) return;
        loaded.run(request, {
          onProgress: (progress) => isOurs() && setStatus({ kind: 'running', progress }),
          onDone: (summary) => {
            if (!isOurs()) return;
            setStatus(IDLE);
            onDone(summary);
          },
          onFailed: ({ reason }) => fail(reason),
        });
      })
      .catch((error: unknown) => {
        client.current = null;
        fail(reasonOf(error, NOT_STARTED));
      });
  }, []);

  useEffect(
    () => () => {
      turn.current += 1;
      client.current?.then((loaded) => loaded.dispose()).catch(() => {});
      client.current = null;
    },
    [],
  );

  return { status, run, cancel };
}
