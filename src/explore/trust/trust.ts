import type { RecordedCell, RecordedErrors } from '../../comparison/modelRecord';
import type { Outcome } from '../../lab/types';
import type { Outside } from '../../lab/view/measuredRange';
import {
  type DistancePart,
  distanceParts,
  type Nearest,
  nearestMeasured,
} from '../../scenario/distance';
import type { Scenario } from '../../scenario/scenario';
import type { Spread } from '../../simulator/ensemble';
import type { Estimate } from '../../simulator/types';
import { measuredOf } from '../study/bands';
import { type ExploredStudy, valuesOf } from '../study/exploredStudy';
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
  /** What the band rests on. */
  errors: RecordedErrors | null;
  /** What was printed and simulated at the nearest measured configuration; null where nothing is printed there. */
  nearby: RecordedCell | null;
}

/** How far to trust what is simulated of a scenario. */
export interface Trust {
  /** The nearest measured configuration and how far it is; null where there is none. */
  nearest: Nearest | null;
  /** The knobs that part the scenario from it, the largest step first. */
  parts: readonly DistancePart[];
  /** Knobs outside everything that was measured. */
  outside: readonly Outside[];
  outcomes: readonly TrustedOutcome[];
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
  const { index, record, outcomes } = study;
  return (scenario, metrics, excess = null) => {
    const values = valuesOf(study, scenario);
    const nearest = nearestMeasured(surroundings, values);
    return {
      nearest,
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
            band: nearest && bandParts(index.bands, metric, found, nearest.distance, excess),
            errors: record.errors[metric] ?? null,
            nearby: (nearest && record.cells[nearest.label]?.[metric]) ?? null,
          },
        ];
      }),
    };
  };
}

/** Relative error of what is simulated at a measured configuration: by a fit without it where there is one. */
export const errorOf = ({ measured, simulated, heldOut }: RecordedCell): number =>
  (heldOut ?? simulated) / measured - 1;
