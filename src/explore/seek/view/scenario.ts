import type { Scenario } from '../../../scenario/scenario';
import type { KnobValues } from '../../../scenario/schema';
import type { SeekQuestion } from '../types';

/** The scenario of a candidate, on the random numbers of its question. */
export const scenarioOf = ({ from, seed }: SeekQuestion, changes: KnobValues): Scenario => ({
  ...from,
  changes,
  seed,
});
