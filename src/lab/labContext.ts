import type { Configuration } from '../comparison/published';
import { labelOf } from '../scenario/codec';
import type { LabContext, LabStudy } from './types';

/** What a page says of itself. */
type Page = Omit<LabContext, 'labels' | 'configurations' | 'printed' | 'knobs' | 'study'>;

/** What the lab of a page is about: published configurations of a study. */
export function labContext(
  study: LabStudy,
  configurations: readonly Configuration[],
  page: Page,
): LabContext {
  const byLabel = <Value>(of: (one: Configuration) => Value) =>
    Object.fromEntries(configurations.map((one) => [labelOf(one.scenario), of(one)]));
  return {
    ...page,
    labels: configurations.map(({ scenario }) => labelOf(scenario)),
    configurations: byLabel(({ values }) => values),
    printed: byLabel(({ row, cells, source }) => ({ row, cells, source })),
    knobs: byLabel(({ knobs }) => knobs),
    study,
  };
}
