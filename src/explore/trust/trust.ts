import { greatest } from 'd3-array';
import { type BandPlace, halfWidthOf, type StudyBands } from '../../comparison/bands';
import type { RecordedCell } from '../../comparison/modelRecord';
import type { Outcome } from '../../lab/types';
import type { Outside } from '../../lab/view/measuredRange';
import { type DistancePart, distanceParts, type Nearest } from '../../scenario/distance';
import type { Scenario } from '../../scenario/scenario';
import type { Spread } from '../../simulator/ensemble';
import type { Estimate } from '../../simulator/types';
import { measuredOf, standings } from '../study/bands';
import { type ExploredStudy, printedOf, valuesOf } from '../study/exploredStudy';
import { outsideOf } from '../study/outside';
import { type BandParts, bandParts } from './bandParts';

/** A shown outcome with all that tells how far to trust it. */
export interface TrustedOutcome {
  outcome: Outcome;
  /** In full, such as "orchestrations/s"; empty for a pure count. */
  unit: string;
  simulated: Estimate;
  /** Null where nothing measured tells of a band. */
  band: BandParts | null;
  /** The regime whose errors the band rests on, or the one that has none; null where nothing was measured. */
  regime: string | null;
  /** What was printed and simulated at the nearest measured configuration; null where one of the two is not there. */
  nearby: RecordedCell | null;
  /** What was printed there, simulated or not; null where nothing is. */
  printedNearby: number | null;
}

/** How far to trust what is simulated of a scenario. */
export interface Trust {
  /** The nearest measured configuration and how far it is; null where there is none. */
  nearest: Nearest | null;
  /** Where it stands among what was measured; null where nothing was. */
  place: BandPlace | null;
  /** The knobs that part the scenario from it, the largest step first. */
  parts: readonly DistancePart[];
  /** Knobs outside everything that was measured. */
  outside: readonly Outside[];
  outcomes: readonly TrustedOutcome[];
}

/** Of the regimes at a place the one whose band of a metric is widest, or the first without one. */
function decidingRegime(bands: StudyBands, metric: string, place: BandPlace): string | null {
  const inside = { ...place, isOutside: false, distance: 0 };
  return (
    greatest(
      place.regimes,
      (regime) =>
        halfWidthOf(bands, metric, { ...inside, regimes: [regime] }) ?? Number.POSITIVE_INFINITY,
    ) ?? null
  );
}

/** Gives how far to trust any scenario of a study, by its estimates; outcomes without one are left out. */
export function trusting(
  study: ExploredStudy,
): (
  scenario: Pick<Scenario, 'base' | 'changes'>,
  metrics: Readonly<Record<string, Estimate>>,
  excess?: Spread | null,
) => Trust {
  const surroundings = measuredOf(study);
  const standingOf = standings(study);
  const { index, record, outcomes } = study;
  const printedAt = (nearest: Nearest | null, metric: string): number | null => {
    const there = index.configurations.find(({ id }) => id === nearest?.label);
    return there ? printedOf(study, there, metric) : null;
  };
  return (scenario, metrics, excess = null) => {
    const values = valuesOf(study, scenario);
    const standing = standingOf(values);
    const { nearest } = standing;
    const place = standing.placeIn(standing.regimesOf(metrics));
    return {
      nearest,
      place,
      parts: nearest === null ? [] : distanceParts(surroundings, values, nearest.label),
      outside: outsideOf(study, values),
      outcomes: outcomes.flatMap((outcome) => {
        const { metric } = outcome;
        const found = metrics[metric];
        if (found === undefined || !Number.isFinite(found.mean)) return [];
        return [
          {
            outcome,
            unit: study.metrics.unitOf(metric),
            simulated: found,
            band: place && bandParts(index.bands, metric, found, place, excess),
            regime: place && decidingRegime(index.bands, metric, place),
            nearby: (nearest && record.cells[nearest.label]?.[metric]) ?? null,
            printedNearby: printedAt(nearest, metric),
          },
        ];
      }),
    };
  };
}

/** Relative error of what is simulated at a measured configuration: by a fit without it where there is one. */
export const errorOf = ({ measured, simulated, heldOut }: RecordedCell): number =>
  (heldOut ?? simulated) / measured - 1;
