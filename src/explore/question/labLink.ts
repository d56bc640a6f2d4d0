import { pathOf, toParams } from '../../scenario/codec';
import type { Scenario } from '../../scenario/scenario';
import type { ExploredStudy } from '../study/exploredStudy';
import { addressOf } from './address';

/** Path and query of the lab that shows a scenario, without the base of the site. */
export function labLinkOf({ context }: ExploredStudy, scenario: Scenario): string {
  const [path = ''] = pathOf(scenario.base).split('?', 1);
  // Without labels no configuration is the page's default, and all are named.
  return addressOf(path, [...toParams({ ...context, labels: [] }, scenario)]);
}
