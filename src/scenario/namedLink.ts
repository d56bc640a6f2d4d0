import type { LinkContext } from './codec';
import { DEFAULT_SEED, isPublished, type Scenario } from './scenario';
import { knobById } from './schema';
import { formatValue } from './value';

/** Path of the page that runs Python. */
export const PYTHON_PATH = '/python';
/** Path of the page that shows single messages. */
export const WATCH_PATH = '/explore/watch';

/** Where a scenario opens on a page for all of them: the keys of its own link, with the scenario by name. */
export function namedLinkOf(path: string, { schema }: LinkContext, scenario: Scenario): string {
  const { base, changes, seed } = scenario;
  const settings = Object.entries(changes).flatMap(([id, value]): [string, string][] => {
    const knob = knobById(schema, id);
    return knob ? [[id, formatValue(knob, value)]] : [];
  });
  const params = new URLSearchParams(settings);
  if (seed !== DEFAULT_SEED) params.set('seed', String(seed));
  if (!isPublished(scenario)) params.set('model', schema.modelVersion);
  const rest = params.toString();
  return `${path}?scenario=${base}${rest === '' ? '' : `&${rest}`}`;
}
