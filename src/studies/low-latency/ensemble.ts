import type { Ensemble } from '../../simulator/ensemble';

/** Sets of parameters that the refits allow as well; fetched when a scenario that nobody measured has been simulated. */
export const ensemble = (): Promise<Ensemble> =>
  import('../../../static/data/validation/ensemble.json').then((file) => file.default as Ensemble);
