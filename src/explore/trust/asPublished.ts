import { asPublishedText } from '../../lab/view/asPublishedText';
import { placesAt } from '../../scenario/distance';
import type { Scenario } from '../../scenario/scenario';
import { measuredOf } from '../study/bands';
import { type ExploredStudy, rowOf, valuesOf } from '../study/exploredStudy';

/** Says of a changed scenario that it is a measured configuration, with what was measured; empty where it is none. */
export function asPublished(
  study: ExploredStudy,
  scenario: Pick<Scenario, 'base' | 'changes'>,
): string {
  if (Object.keys(scenario.changes).length === 0) return '';
  const labels = placesAt(measuredOf(study), valuesOf(study, scenario));
  return asPublishedText({ ...study, textOf: (label) => label }, labels, rowOf(study, scenario));
}
