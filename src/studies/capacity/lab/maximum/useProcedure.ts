import { useCallback, useEffect, useRef, useState } from 'react';
import type { Configuration } from '../../../../measured/configurationTypes';
import { apply, DEFAULT_SEED } from '../../../../scenario/scenario';
import { statedScenario } from '../../../../scenario/stated';
import type { SimulatorClient } from '../../../../simulator/client';
import { loadClient } from '../../../../simulator/loadClient';
import { NOT_STARTED, reasonOf } from '../../../../simulator/unavailable';
import { capacityKnobs } from '../../knobs';
import { judgeStep, nextRate, type Step } from './procedure';

export type ProcedureStatus =
  | { kind: 'idle' }
  | { kind: 'running'; ratePerSecond: number }
  | { kind: 'done' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; reason: string };

export interface Procedure {
  steps: readonly Step[];
  status: ProcedureStatus;
  start: () => void;
  cancel: () => void;
}

/** Runs the study's procedure in the simulator, one hour of load after the other. */
export function useProcedure(sustainable: Configuration): Procedure {
  const client = useRef<SimulatorClient | null>(null);
  const walk = useRef(0);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [status, setStatus] = useState<ProcedureStatus>({ kind: 'idle' });

  const stop = useCallback(() => {
    walk.current += 1;
    client.current?.dispose();
    client.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(() => {
    stop();
    const own = walk.current;
    const base = statedScenario(capacityKnobs, sustainable);
    const fail = (reason: string) => {
      if (own === walk.current) setStatus({ kind: 'failed', reason });
    };
    const take = (done: readonly Step[]) => {
      const rate = nextRate(done);
      setSteps(done);
      if (rate === null) {
        setStatus({ kind: 'done' });
        stop();
        return;
      }
      setStatus({ kind: 'running', ratePerSecond: rate });
      client.current?.run(
        {
          study: capacityKnobs.study,
          values: apply(capacityKnobs, base, { ratePerSecond: rate }),
          seed: DEFAULT_SEED,
          replications: 1,
          isShownEarly: false,
        },
        {
          onDone: (summary) => {
            if (own === walk.current) take([...done, judgeStep(rate, summary)]);
          },
          onFailed: ({ reason }) => fail(reason),
        },
      );
    };
    loadClient({ workers: 1 })
      .then((loaded) => {
        if (own !== walk.current) return;
        client.current = loaded;
        take([]);
      })
      .catch((error: unknown) => fail(reasonOf(error, NOT_STARTED)));
    setSteps([]);
    setStatus({ kind: 'running', ratePerSecond: nextRate([]) ?? 0 });
  }, [stop, sustainable]);

  const cancel = useCallback(() => {
    stop();
    setStatus({ kind: 'cancelled' });
  }, [stop]);

  return { steps, status, start, cancel };
}
