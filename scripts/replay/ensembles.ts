import { nearestMeasured, type Surroundings } from '../../src/scenario/distance';
import { valuesById } from '../../src/scenario/studiedValues';
import type { Simulate } from '../../src/simulator/batch/simulate';
import { type Ensemble, excessOf, type Spread, simulateSpread } from '../../src/simulator/ensemble';
import { studyNamed } from '../../src/studies/registry';
import { readData } from '../dataFiles';
import type { Subject } from './simulate';

/**
 * What the parameters leave open of a subject beyond the configuration measured nearest to it; null where its study has
 * no sets of parameters.
 */
export async function simulateExcess(
  { study, values }: Pick<Subject, 'study' | 'values'>,
  surroundings: Surroundings,
  seed: number,
  simulate: Simulate,
): Promise<Spread | null> {
  const file = studyNamed(study).ensemble;
  if (file === undefined) return null;
  const ensemble = readData<Ensemble>(file);
  const nearest = nearestMeasured(surroundings, valuesById(surroundings.schema, values));
  const spread = await simulateSpread({ study, values, seed }, ensemble, simulate);
  return excessOf(spread, ensemble.spreads[nearest?.label ?? '']);
}
