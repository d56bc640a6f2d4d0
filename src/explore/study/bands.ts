import { type Band, openBand } from '../../comparison/bands';
import { measuredPlaces } from '../../comparison/surroundings';
import { type Nearest, nearestMeasured, type Surroundings } from '../../scenario/distance';
import type { KnobValues } from '../../scenario/schema';
import type { Spread } from '../../simulator/ensemble';
import type { Estimate } from '../../simulator/types';
import type { ExploredStudy } from './exploredStudy';

/** What the model's record says of a scenario of a study. */
export interface Standing {
  /** The nearest measured configuration, by its row, and how far it is in ranges of the study; null where there is none. */
  nearest: Nearest | null;
  /** The 90 % predictive band of a metric, with what the parameters add where they were tried; null where nothing measured tells of one. */
  bandOf: (metric: string, simulated: Estimate, excess?: Spread | null) => Band | null;
}

/** The measured configurations of a study that a simulation can be held against. */
export const measuredOf = ({ context, index, metrics }: ExploredStudy): Surroundings =>
  measuredPlaces(context.schema, index, metrics);

/** Gives the standing of any scenario of a study by the values of its knobs. */
export function standings(study: ExploredStudy): (values: KnobValues) => Standing {
  const { index } = study;
  const surroundings = measuredOf(study);
  return (values) => {
    const nearest = nearestMeasured(surroundings, values);
    return {
      nearest,
      bandOf: (metric, simulated, excess = null) =>
        nearest && openBand(index.bands, metric, simulated, nearest.distance, excess),
    };
  };
}

/** The same with what the parameters add to its bands; null where they were not tried. */
export const withExcess = (standing: Standing, excess: Spread | null): Standing => ({
  ...standing,
  bandOf: (metric, simulated) => standing.bandOf(metric, simulated, excess),
});
