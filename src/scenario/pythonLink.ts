import type { LinkContext } from './codec';
import { DEFAULT_SEED, isPublished, type Scenario } from './scenario';
import { knobById } from './schema';
import { formatValue } from './value';

/** Path of the page that runs Python. */
export const PYTHON_PATH = '/python';

/** Where a scenario opens as a program: the keys of its own link, with the scenario by name. */
export function pythonLinkOf({ schema }: LinkContext, scenario: Scenario): string {
  const { base, changes, seed } = scenario;
  const settings = Object.entries(changes).flatMap(([id, value]): [string, string][] => {
    const knob = knobById(schema, id);
    return knob ? [[id, formatValue(knob, value)]] : [];
  });
  const params = new URLSearchParams(settings);
  if (seed !== DEFAULT_SEED) params.set('seed', String(seed));
  if (!isPublished(scenario)) params.set('model', schema.modelVersion);
  const rest = params.toString();
  return `${PYTHON_PATH}?scenario=${base}${rest === '' ? '' : `&${rest}`}`;
}
