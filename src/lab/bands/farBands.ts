import { formatNumber } from '../../charts/frame/format';
import { halfWidthAt, type StudyBands } from '../../comparison/bands';
import { whyIncomparable } from '../../comparison/studyMetrics';
import { nearestMeasured, type Surroundings, surroundingsOf } from '../../scenario/distance';
import type { KnobValues } from '../../scenario/schema';
import { valuesById } from '../../scenario/studiedValues';
import { labelText } from '../configurationLabel';
import type { LabContext } from '../types';
import type { ScenarioBands } from './scenarioBands';

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

/** How many times as wide the bands are as at a measured configuration: the least and the most of all metrics. */
function widenings({ metrics, widening }: StudyBands, distance: number): [number, number] {
  const factors = Object.values(metrics).map(
    (widths) => halfWidthAt(widths, widening, distance) / halfWidthAt(widths, widening, 0),
  );
  return [Math.min(...factors), Math.max(...factors)];
}

function reasonText(bands: StudyBands, nearest: string, distance: number): string {
  const [least, most] = widenings(bands, distance).map((factor) => formatNumber(factor, 2));
  const factor = least === most ? `${least} times` : `${least} to ${most} times`;
  return `So far from what was measured, the 90 % bands are ${factor} as wide: the nearest measured configuration is ${nearest}, ${formatNumber(distance, 2)} ranges of the study away.`;
}

/** Gives the bands of any scenario of a study, as wide as it is far from what was measured. */
export function farBands(context: LabContext): (values: KnobValues) => ScenarioBands | null {
  const surroundings = surroundingsIn(context);
  const { index, parts } = context.study;
  return (values) => {
    const nearest = nearestMeasured(surroundings, values);
    if (nearest === null) return null;
    const { label, distance } = nearest;
    const reason = distance === 0 ? '' : reasonText(index.bands, labelText(label, parts), distance);
    return { bands: index.bands, nearest: label, distance, excess: null, reason };
  };
}
