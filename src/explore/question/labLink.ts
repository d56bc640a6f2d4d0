import { addressOf } from '../../address/written';
import { pathOf, toParams } from '../../scenario/codec';
import { DEFAULT_SEED, LINK_VERSION, type Scenario } from '../../scenario/scenario';
import type { ExploredStudy } from '../study/exploredStudy';

/** Where a scenario opens in its lab, on the random numbers of a question; without the base of the site. */
export function labLinkOf(
  { context }: ExploredStudy,
  { base, changes }: Pick<Scenario, 'base' | 'changes'>,
  seed: number = DEFAULT_SEED,
): string {
  const [path = ''] = pathOf(base).split('?', 1);
  const scenario = { base, changes, seed, version: LINK_VERSION };
  // Without labels no configuration is the page's default, and all are named.
  return addressOf(path, [...toParams({ ...context, labels: [] }, scenario)]);
}
