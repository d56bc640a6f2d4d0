import { pathOf } from '../../scenario/codec';
import { DEFAULT_SEED, LINK_VERSION, type Scenario } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import { formatValue } from '../../scenario/value';
import type { ExploredStudy } from './exploredStudy';

/** Where a scenario opens in its lab, without the base of the site. */
export function labLinkOf(
  { context }: ExploredStudy,
  { base, changes, seed }: Pick<Scenario, 'base' | 'changes' | 'seed'>,
): string {
  const settings = Object.entries(changes).flatMap(([id, value]): [string, string][] => {
    const knob = knobById(context.schema, id);
    return knob ? [[id, formatValue(knob, value)]] : [];
  });
  const params = new URLSearchParams(settings);
  if (seed !== DEFAULT_SEED) params.set('seed', String(seed));
  params.set('v', String(LINK_VERSION));
  return `${pathOf(base)}&${params}`;
}
