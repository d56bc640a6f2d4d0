import type { Simulate } from '../../simulator/batch/simulate';
import type { Protocol } from '../../simulator/types';
import type { ExploredStudy } from '../study/exploredStudy';
import { runsOf } from '../study/runs';
import type { Trial } from './trial';

/** What a search has runs made by. */
export interface Laboratory {
  study: ExploredStudy;
  simulate: Simulate;
  seed: number;
  signal?: AbortSignal;
}

/** Has each trial run until it has so many replications. Trials share the random numbers of each replication. */
export async function replicate(
  { study, simulate, seed, signal }: Laboratory,
  trials: readonly Trial[],
  protocol: Protocol,
  replications: number,
): Promise<void> {
  const missing = trials.map((trial) => ({
    trial,
    runs: runsOf(study, trial.scenario, { protocol, replications, seed }).slice(
      trial.runs[protocol].length,
    ),
  }));
  const reports = await simulate(
    missing.flatMap(({ runs }) => runs),
    { signal },
  );
  const next = reports[Symbol.iterator]();
  for (const { trial, runs } of missing) {
    for (const _ of runs) {
      const { value } = next.next();
      if (value) trial.add(protocol, value);
    }
  }
}
