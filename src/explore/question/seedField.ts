import { DEFAULT_SEED, MAX_SEED } from '../../scenario/scenario';
import type { NumberField } from './numberField';

/** The seed of a question: every scenario in it runs on the random numbers that it gives. */
export const SEED: NumberField = {
  key: 'seed',
  label: 'Seed',
  least: 0,
  most: MAX_SEED,
  otherwise: DEFAULT_SEED,
  isWhole: true,
};
