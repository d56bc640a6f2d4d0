import type { SystemModule } from '../../src/system/module';
import { replicateAll } from '../../src/system/replicate';
import { type SystemSummary, summarise } from '../../src/system/summarise';
import type { SystemOptions } from './options';

/** What replications of a description find, joined; those that would not come to an end are left out. */
export function simulate(
  module: SystemModule,
  description: unknown,
  { seed, replications }: Pick<SystemOptions, 'seed' | 'replications'>,
): SystemSummary {
  const reports = replicateAll(module, description, seed, replications);
  return summarise(seed, reports, replications);
}
