import type { Simulate } from '../../src/simulator/batch/simulate';
import { type Ensemble, excessOf, type Spread, simulateSpread } from '../../src/simulator/ensemble';
import { studyNamed } from '../../src/studies/registry';
import { readData } from '../dataFiles';
import type { Subject } from './simulate';

/**
 * What the parameters leave open of a subject beyond the configuration measured nearest to it, such as
 * "low-latency/20-A"; null where its study has no sets of parameters.
 */
export async function simulateExcess(
  { study, values }: Pick<Subject, 'study' | 'values'>,
  nearest: string,
  seed: number,
  simulate: Simulate,
): Promise<Spread | null> {
  const file = studyNamed(study).ensemble;
  if (file === undefined) return null;
  const ensemble = readData<Ensemble>(file);
  const spread = await simulateSpread({ study, values, seed }, ensemble, simulate);
  return excessOf(spread, ensemble.spreads[nearest]);
}
