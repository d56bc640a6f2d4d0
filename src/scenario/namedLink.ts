import type { LinkContext } from './codec';
import { DEFAULT_SEED, isPublished, type Scenario } from './scenario';
import { knobById } from './schema';
import { formatValue } from './value';

/** Path of the page that runs Python. */
export const PYTHON_PATH = '/python';
/** Path of the page that shows single messages. */
export const WATCH_PATH = '/explore/watch';

/** Path of the page that seeks the best scenario under limits. */
export const SEEK_PATH = '/explore/seek';
/** Path of the page that says what limits a scenario. */
export const WHY_PATH = '/explore/why';

const settingsOf = ({ schema }: LinkContext, { changes }: Scenario): [string, string][] =>
  Object.entries(changes).flatMap(([id, value]): [string, string][] => {
    const knob = knobById(schema, id);
    return knob ? [[id, formatValue(knob, value)]] : [];
  });

/** Where a question of a scenario opens: the scenario as one value under the key that the page gives it. */
export function questionLinkOf(
  path: string,
  key: string,
  context: LinkContext,
  scenario: Scenario,
): string {
  const settings = settingsOf(context, scenario).map((setting) => setting.join('='));
  const seed = scenario.seed === DEFAULT_SEED ? '' : `&seed=${scenario.seed}`;
  return `${path}?${key}=${[scenario.base, ...settings].join(',')}${seed}`;
}

/** Where a scenario opens on a page for all of them: the keys of its own link, with the scenario by name. */
export function namedLinkOf(path: string, context: LinkContext, scenario: Scenario): string {
  const { base, seed } = scenario;
  const params = new URLSearchParams(settingsOf(context, scenario));
  if (seed !== DEFAULT_SEED) params.set('seed', String(seed));
  if (!isPublished(scenario)) params.set('model', context.schema.modelVersion);
  const rest = params.toString();
  return `${path}?scenario=${base}${rest === '' ? '' : `&${rest}`}`;
}
