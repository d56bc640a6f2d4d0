import { formatShare } from '../../charts/frame/format';
import type { StudyBands } from '../../comparison/bands';
import { measuredPlaces } from '../../comparison/surroundings';
import { nearestMeasured, placesAt } from '../../scenario/distance';
import type { KnobValues } from '../../scenario/schema';
import { labelText } from '../configurationLabel';
import type { LabContext } from '../types';
import { asPublishedText } from '../view/asPublishedText';
import { farText } from '../view/farText';
import type { ScenarioBands } from './scenarioBands';
import { LEAST_TOLD, mostWidening } from './widening';

function reasonText(bands: StudyBands, nearest: string, distance: number): string {
  const more = mostWidening(bands, distance) - 1;
  return more < LEAST_TOLD
    ? ''
    : `The 90 % bands are up to ${formatShare(more, 0)} wider than where it was measured: the nearest measured configuration, ${nearest}, is ${farText(distance)}.`;
}

/**
 * Gives the bands of any scenario of a study that was made from a configuration, as wide as it is far from what was
 * measured.
 */
export function farBands(
  context: LabContext,
): (values: KnobValues, own?: string) => ScenarioBands | null {
  const surroundings = measuredPlaces(context.schema, context.study.index, context.study.metrics);
  const { index, metrics, parts, outcomes, sticky } = context.study;
  const known = {
    index,
    metrics,
    outcomes: outcomes(context.statistic).filter(({ id }) => sticky.includes(id)),
    textOf: (label: string) => labelText(label, parts),
  };
  return (values, own = '') => {
    const nearest = nearestMeasured(surroundings, values);
    if (nearest === null) return null;
    const { label, distance } = nearest;
    const reason =
      distance === 0
        ? asPublishedText(known, placesAt(surroundings, values), own)
        : reasonText(index.bands, labelText(label, parts), distance);
    return { bands: index.bands, nearest: label, distance, excess: null, reason };
  };
}
