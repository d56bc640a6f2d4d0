import { type Band, type BandPlace, openBand } from '../../comparison/bands';
import { regimesOf, type Simulated } from '../../comparison/regimes';
import { measuredPlaces } from '../../comparison/surroundings';
import { type Nearest, nearestMeasured, type Surroundings } from '../../scenario/distance';
import type { KnobValues } from '../../scenario/schema';
import type { Spread } from '../../simulator/ensemble';
import type { Report } from '../../simulator/report';
import { mean } from '../../simulator/statistics';
import type { Estimate } from '../../simulator/types';
import { type ExploredStudy, recordedName } from './exploredStudy';
import { outsideOf } from './outside';

/** What the model's record says of a scenario of a study. */
export interface Standing {
  /** The nearest measured configuration, by its row, and how far it is in ranges of the study; null where there is none. */
  nearest: Nearest | null;
  /** The regimes that hold it by what was simulated of it. */
  regimesOf: (simulated?: Simulated) => readonly string[];
  /** Where it stands among what was measured, in such regimes; null where nothing was. */
  placeIn: (regimes: readonly string[]) => BandPlace | null;
  /**
   * The 90 % predictive band of a metric in such regimes, with what the parameters add where they were tried; null where
   * nothing measured tells of one.
   */
  bandOf: (
    metric: string,
    simulated: Estimate,
    regimes: readonly string[],
    excess?: Spread | null,
  ) => Band | null;
}

/** The measured configurations of a study that a simulation can be held against. */
export const measuredOf = ({ context, index, metrics }: ExploredStudy): Surroundings =>
  measuredPlaces(context.schema, index, metrics);

/** The means of some runs, by metric. */
export const meansOfRuns = (reports: readonly Pick<Report, 'metrics'>[]): Simulated =>
  Object.fromEntries(
    Object.keys(reports[0]?.metrics ?? {}).map((metric) => [
      metric,
      { mean: mean(reports.flatMap(({ metrics }) => metrics[metric] ?? [])) },
    ]),
  );

/** Gives the standing of any scenario of a study by the values of its knobs. */
export function standings(study: ExploredStudy): (values: KnobValues) => Standing {
  const { index, metrics } = study;
  const surroundings = measuredOf(study);
  return (values) => {
    const nearest = nearestMeasured(surroundings, values);
    const isOutside = outsideOf(study, values).length > 0;
    const placeIn = (regimes: readonly string[]) =>
      nearest && { distance: nearest.distance, regimes, isOutside };
    return {
      nearest,
      regimesOf: (simulated) => regimesOf(metrics.regimes, values, simulated),
      placeIn,
      bandOf: (metric, simulated, regimes, excess = null) => {
        const place = placeIn(regimes);
        return (
          place && openBand(index.bands, recordedName(study, metric), simulated, place, excess)
        );
      },
    };
  };
}

/** The same with what the parameters add to its bands; null where they were not tried. */
export const withExcess = (standing: Standing, excess: Spread | null): Standing => ({
  ...standing,
  bandOf: (metric, simulated, regimes) => standing.bandOf(metric, simulated, regimes, excess),
});
