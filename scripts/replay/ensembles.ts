import { nearestMeasured, type Surroundings } from '../../src/scenario/distance';
import { valuesById } from '../../src/scenario/studiedValues';
import {
  ENSEMBLE_REPLICATIONS,
  type Ensemble,
  ensembleRuns,
  excessOf,
  type Spread,
  spreadOf,
} from '../../src/simulator/ensemble';
import { readData } from '../dataFiles';
import { simulateAll } from './pool';
import type { Subject } from './simulate';

/** Below static/data; studies without one have refits too few to draw from. */
const ENSEMBLE_FILES: Readonly<Record<string, string>> = {
  'low-latency': 'validation/ensemble.json',
};

/** The sets of parameters of a study; null where it has none. */
export function readEnsemble(study: string): Ensemble | null {
  const file = ENSEMBLE_FILES[study];
  return file === undefined ? null : readData<Ensemble>(file);
}

/**
 * What the parameters leave open of each subject beyond the configuration measured nearest to it; null where its study
 * has no sets of parameters.
 */
export async function simulateExcesses(
  subjects: readonly (Pick<Subject, 'study' | 'values'> & { surroundings: Surroundings })[],
  seed: number,
): Promise<(Spread | null)[]> {
  const ensembles = subjects.map(({ study }) => readEnsemble(study));
  const runs = subjects.map(({ study, values }, index) => {
    const ensemble = ensembles[index];
    return ensemble ? ensembleRuns({ study, values, seed }, ensemble) : [];
  });
  const results = await simulateAll(runs.flat());
  let done = 0;
  return subjects.map(({ values, surroundings }, index) => {
    const ensemble = ensembles[index];
    if (!ensemble) return null;
    const count = ensemble.sets.length * ENSEMBLE_REPLICATIONS;
    const reports = results.slice(done, done + count).map(({ report }) => report);
    done += count;
    const nearest = nearestMeasured(surroundings, valuesById(surroundings.schema, values));
    return excessOf(spreadOf(reports), ensemble.spreads[nearest?.label ?? '']);
  });
}
