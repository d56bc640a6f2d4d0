import { measuredText } from '../../lab/view/asPublishedText';
import { changeText } from '../../lab/view/knobText';
import {
  type DistancePart,
  distanceParts,
  type Nearest,
  nearestPlaces,
} from '../../scenario/distance';
import type { KnobValues } from '../../scenario/schema';
import { measuredOf } from '../study/bands';
import type { ExploredStudy } from '../study/exploredStudy';

/** A measured configuration near a scenario, and the knobs that part the two, the largest step first. */
export interface NearPublished extends Nearest {
  parts: readonly DistancePart[];
}

const MOST = 3;
/** Others are near as well up to so many times the distance of the nearest. */
const AS_NEAR = 2;
const MOST_PARTS = 3;

/** The measured configurations nearest to a scenario, the nearest first; none where it is one of them. */
export function nearPublished(study: ExploredStudy, values: KnobValues): NearPublished[] {
  const surroundings = measuredOf(study);
  const nearest = nearestPlaces(surroundings, values, MOST);
  const least = nearest[0]?.distance ?? 0;
  if (least === 0) return [];
  return nearest
    .filter(({ distance }) => distance <= AS_NEAR * least)
    .map((one) => ({ ...one, parts: distanceParts(surroundings, values, one.label) }));
}

/** What parts a scenario from it, from there to here, and what was measured: "virtual users 5 → 6; throughput 78 messages/s". */
export function nearText(study: ExploredStudy, { label, parts }: NearPublished): string {
  const named = parts
    .slice(0, MOST_PARTS)
    .map(({ knob, measured, here }) => changeText(knob, measured, here));
  const more = parts.length - named.length;
  const apart = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const measured = measuredText(study, label);
  return measured === '' ? apart : `${apart}; ${measured}`;
}
