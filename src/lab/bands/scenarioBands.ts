import { formatNumber } from '../../charts/frame/format';
import { type Band, halfWidthAt, predictiveBand, type StudyBands } from '../../comparison/bands';
import { whyIncomparable } from '../../comparison/studyMetrics';
import { nearestMeasured, type Surroundings, surroundingsOf } from '../../scenario/distance';
import type { KnobValues } from '../../scenario/schema';
import { labelText } from '../configurationLabel';
import type { LabContext } from '../types';

/** The predictive bands of one scenario. */
export interface ScenarioBands {
  /** The band around a simulated value; null where nothing measured tells of one. */
  bandOf: (metric: string, value: number) => Band | null;
  /** Why the bands are as wide as they are, in sentences; empty at a measured configuration. */
  reason: string;
}

/** The bands of the scenario with some values; null while they are not known. */
export type BandsOf = (values: KnobValues) => ScenarioBands | null;

/** Every configuration of the study that can be compared, whichever the page shows. */
function surroundingsIn({ schema, study: { index, metrics } }: LabContext): Surroundings {
  const comparable = index.configurations.filter(
    ({ id }) => whyIncomparable(metrics, `${metrics.study}/${id}`) === null,
  );
  const places = comparable.map(({ id, knobs }) => ({
    label: id,
    values: Object.fromEntries(schema.knobs.map((knob, i) => [knob.id, knobs[i] ?? knob.default])),
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

/** Gives the bands of a study's scenarios. */
export function bandsIn(context: LabContext, bands: StudyBands): BandsOf {
  const surroundings = surroundingsIn(context);
  return (values) => {
    const nearest = nearestMeasured(surroundings, values);
    if (nearest === null) return null;
    const { label, distance } = nearest;
    return {
      bandOf: (metric, value) => predictiveBand(bands, metric, value, distance),
      reason:
        distance === 0 ? '' : reasonText(bands, labelText(label, context.study.parts), distance),
    };
  };
}
