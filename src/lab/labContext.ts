import type { Configuration } from '../comparison/published';
import { labelOf } from '../scenario/codec';
import type { KnobSchema } from '../scenario/schema';
import type { Summary } from '../simulator/types';
import type { LabContext, LabStudy, Statistic } from './types';

interface Page {
  schema: KnobSchema;
  /** Address of the page without the site's base. */
  path: string;
  /** What its scenarios have in common, such as "low-latency/20-". */
  prefix: string;
  statistic: Statistic;
  /** Precomputed results by printed label. */
  published: Readonly<Record<string, Summary>>;
}

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
    study,
  };
}
