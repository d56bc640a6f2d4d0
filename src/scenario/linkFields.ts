import { numberField } from '../address/number';
import { DEFAULT_SEED, LINK_VERSION, MAX_SEED } from './scenario';

/** The seed of the random numbers. */
export const SEED = numberField({
  key: 'seed',
  title: 'Seed',
  least: 0,
  most: MAX_SEED,
  otherwise: DEFAULT_SEED,
});

/** The version of the format of links. */
export const VERSION = numberField({
  key: 'v',
  title: 'Link version',
  least: 1,
  most: LINK_VERSION,
  otherwise: LINK_VERSION,
});
