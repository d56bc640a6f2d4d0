import { type Samples, samplesOf } from '../../src/simulator/samples';
import { summarise } from '../../src/simulator/summarise';
import type { Run, Summary } from '../../src/simulator/types';
import { studyNamed } from '../../src/studies/registry';
import { simulateAll } from './pool';
import type { TimedReport } from './store';

/** A scenario's summary, what it averages, and the processor time of all its replications. */
export interface TimedSummary {
  summary: Summary;
  samples: Samples;
  cpuMs: number;
}

export interface Experiment {
  seed: number;
  /** Of each subject; null for what its study needs. */
  replications: number | null;
}

/** What is simulated: a study's model with the values of its knobs in schema order. */
export type Subject = Pick<Run, 'study' | 'values' | 'simulator'>;

interface How {
  /** Told of the share that is done. */
  onProgress?: (share: number) => void;
  /** By whom runs are simulated: by all processors, unless it is said. */
  simulate?: typeof simulateAll;
}

/** Simulates each subject under the study's protocol; results in the order given. */
export async function simulateScenarios(
  subjects: readonly Subject[],
  { seed, replications }: Experiment,
  { onProgress = () => {}, simulate = simulateAll }: How = {},
): Promise<TimedSummary[]> {
  const runs = subjects.map(({ study, values, simulator }) =>
    Array.from(
      { length: replications ?? studyNamed(study).protocol.replications },
      (_, replication): Run => ({ study, values, simulator, seed, replication, protocol: 'study' }),
    ),
  );
  const all = runs.flat();
  const results = await simulate(all, (finished) => onProgress(finished / all.length));
  let done = 0;
  return runs.map(({ length }) => {
    done += length;
    return timedSummary(seed, results.slice(done - length, done));
  });
}

/** Joins the replications of a scenario, given in the order of their numbers. */
export function timedSummary(seed: number, results: readonly TimedReport[]): TimedSummary {
  const reports = results.map(({ report }) => report);
  return {
    summary: summarise(seed, reports),
    samples: samplesOf(reports),
    cpuMs: results.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
  };
}
