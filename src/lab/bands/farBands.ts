import { formatShare } from '../../charts/frame/format';
import type { StudyBands } from '../../comparison/bands';
import { whyIncomparable } from '../../comparison/studyMetrics';
import {
  nearestMeasured,
  placesAt,
  type Surroundings,
  surroundingsOf,
} from '../../scenario/distance';
import type { KnobValues } from '../../scenario/schema';
import { valuesById } from '../../scenario/studiedValues';
import { labelText } from '../configurationLabel';
import type { LabContext } from '../types';
import { asPublishedText } from '../view/asPublishedText';
import { farText } from '../view/farText';
import type { ScenarioBands } from './scenarioBands';
import { LEAST_TOLD, mostWidening } from './widening';

/** Every configuration of the study that can be compared, whichever the page shows. */
function surroundingsIn({ schema, study: { index, metrics } }: LabContext): Surroundings {
  const comparable = index.configurations.filter(
    ({ id }) => whyIncomparable(metrics, `${metrics.study}/${id}`) === null,
  );
  const places = comparable.map(({ id, knobs }) => ({
    label: id,
    values: valuesById(schema, knobs),
  }));
  return surroundingsOf(schema, places);
}

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
  const surroundings = surroundingsIn(context);
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
