import { pathOf } from '../../scenario/codec';
import { DEFAULT_SEED, LINK_VERSION, type Scenario } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import { formatValue } from '../../scenario/value';
import type { ExploredStudy } from '../study/exploredStudy';

/** Where a scenario opens in its lab, without the base of the site. */
export function labLinkOf(
  { context }: ExploredStudy,
  { base, changes }: Pick<Scenario, 'base' | 'changes'>,
  seed: number = DEFAULT_SEED,
): string {
  const settings = Object.entries(changes).flatMap(([id, value]) => {
    const knob = knobById(context.schema, id);
    return knob ? [`&${id}=${encodeURIComponent(formatValue(knob, value))}`] : [];
  });
  const seeded = seed === DEFAULT_SEED ? '' : `&seed=${seed}`;
  const model =
    settings.length === 0 && seeded === '' ? '' : `&model=${context.schema.modelVersion}`;
  return `${pathOf(base)}${settings.join('')}${seeded}${model}&v=${LINK_VERSION}`;
}
