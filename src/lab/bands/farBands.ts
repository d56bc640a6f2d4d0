import { formatShare } from '../../charts/frame/format';
import type { BandPlace } from '../../comparison/bands';
import { regimesOf, type Simulated } from '../../comparison/regimes';
import { measuredPlaces } from '../../comparison/surroundings';
import { nearestMeasured, placesAround, placesAt } from '../../scenario/distance';
import type { KnobValues } from '../../scenario/schema';
import { labelText } from '../configurationLabel';
import type { LabContext } from '../types';
import { asPublishedText, measuredText } from '../view/asPublishedText';
import { farText } from '../view/farText';
import { outsideMeasured } from '../view/measuredRange';
import { regimeText } from './regimeText';
import type { ScenarioBands } from './scenarioBands';
import { LEAST_TOLD, mostWidening } from './widening';

/** A scenario that a lab made from a published configuration. */
interface Made {
  values: KnobValues;
  /** The label of that configuration. */
  own: string;
  /** What was simulated of it; absent before anything was. */
  simulated?: Simulated;
}

/**
 * Gives the bands of any scenario of a study, as wide as it is far from what was measured and as errors are in its regimes;
 * null where nothing was measured.
 */
export function farBands(context: LabContext): (made: Made) => ScenarioBands | null {
  const { index, metrics, parts, outcomes, sticky } = context.study;
  const { bands } = index;
  const surroundings = measuredPlaces(context.schema, index, metrics);
  const known = {
    index,
    metrics,
    outcomes: outcomes(context.statistic).filter(({ id }) => sticky.includes(id)),
    textOf: (label: string) => labelText(label, parts),
  };

  /** Why there is no band away from what was measured, and what can be checked instead. */
  const withoutText = (nearest: string, why: string) => {
    const measured = measuredText(known, nearest);
    return `There is no 90 % band here: ${why}. What can be checked is the nearest measured configuration, ${known.textOf(nearest)}${measured === '' ? '' : ` (measured: ${measured})`}.`;
  };

  function reasonText(nearest: string, place: BandPlace): string {
    if (place.isOutside)
      return withoutText(nearest, 'nothing measured tells how far the model is off');
    if (bands.widening === null) {
      const why = 'the study tells nothing of how errors grow away from its configurations';
      return withoutText(nearest, why);
    }
    const more = mostWidening(bands, place) - 1;
    const wider =
      more < LEAST_TOLD
        ? ''
        : `The distance makes the 90 % bands up to ${formatShare(more, 0)} wider: the nearest measured configuration, ${known.textOf(nearest)}, is ${farText(place.distance)}.`;
    return [regimeText(metrics, place.regimes), wider].filter(Boolean).join(' ');
  }

  return ({ values, own, simulated }) => {
    const nearest = nearestMeasured(surroundings, values);
    if (nearest === null) return null;
    const { label, distance } = nearest;
    const regimes = regimesOf(metrics.regimes, values, simulated);
    const isOutside = outsideMeasured(context.schema, index, values).length > 0;
    const place = { distance, regimes, isOutside };
    const at = placesAt(surroundings, values);
    const reason = distance === 0 ? asPublishedText(known, at, own) : reasonText(label, place);
    const around = distance === 0 || isOutside ? null : placesAround(surroundings, values);
    return { bands, nearest: label, at, around, place, excess: null, reason };
  };
}
