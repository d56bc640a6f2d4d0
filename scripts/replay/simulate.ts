import type { StudyId } from '../../src/measured/studies';
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

/** What is simulated: a study's model with the values of its knobs in schema order. */
export interface Subject {
  study: StudyId;
  values: readonly number[];
}

/** Simulates each subject under the study's protocol; results in the order given. */
export async function simulateScenarios(
  scenarios: readonly Subject[],
  { seed, replications }: Experiment,
  onProgress: (share: number) => void = () => {},
): Promise<TimedSummary[]> {
  const runs = scenarios.flatMap(({ study, values }) =>
    Array.from(
      { length: replications },
      (_, replication): Run => ({ study, values, seed, replication, protocol: 'study' }),
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
