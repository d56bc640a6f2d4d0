import { type Samples, samplesOf } from '../../src/simulator/samples';
import { summarise } from '../../src/simulator/summarise';
import type { Run, Summary } from '../../src/simulator/types';
import { simulateAll, type TimedReport } from './pool';

/** A scenario's summary, what it averages, and the processor time of all its replications. */
export interface TimedSummary {
  summary: Summary;
  samples: Samples;
  cpuMs: number;
}

export interface Experiment {
  seed: number;
  replications: number;
}

/** Simulates each list of knob values under the study's protocol; results in the order given. */
export async function simulateScenarios(
  scenarios: readonly (readonly number[])[],
  { seed, replications }: Experiment,
  onProgress: (share: number) => void = () => {},
): Promise<TimedSummary[]> {
  const runs = scenarios.flatMap((values) =>
    Array.from(
      { length: replications },
      (_, replication): Run => ({ values, seed, replication, protocol: 'study' }),
    ),
  );
  const results = await simulateAll(runs, (finished) => onProgress(finished / runs.length));
  return scenarios.map((_, index) =>
    timedSummary(seed, results.slice(index * replications, (index + 1) * replications)),
  );
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
