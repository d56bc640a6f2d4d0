import { pathOf } from '../../scenario/codec';
import { settingsOf } from '../../scenario/namedLink';
import { DEFAULT_SEED, LINK_VERSION, type Scenario } from '../../scenario/scenario';
import type { ExploredStudy } from '../study/exploredStudy';

/** Where a scenario opens in its lab, on the random numbers of a question. */
export function labLinkOf({ context }: ExploredStudy, scenario: Scenario, seed: number): string {
  const { schema } = context;
  const settings = settingsOf(schema, scenario.changes);
  const query = new URLSearchParams(settings);
  if (seed !== DEFAULT_SEED) query.set('seed', String(seed));
  if (settings.length > 0 || seed !== DEFAULT_SEED) query.set('model', schema.modelVersion);
  query.set('v', String(LINK_VERSION));
  return `${pathOf(scenario.base)}&${query}`;
}
