import type { LinkContext } from './codec';
import { DEFAULT_SEED, isPublished, type Scenario } from './scenario';
import { type KnobSchema, type KnobValues, knobById } from './schema';
import { formatValue } from './value';

/** Path of the page that runs Python. */
export const PYTHON_PATH = '/python';
/** Path of the page that shows single messages. */
export const WATCH_PATH = '/explore/watch';

/** Knobs and values of changes as links have them. */
export const settingsOf = (schema: KnobSchema, changes: KnobValues): [string, string][] =>
  Object.entries(changes).flatMap(([id, value]): [string, string][] => {
    const knob = knobById(schema, id);
    return knob ? [[id, formatValue(knob, value)]] : [];
  });

/** A scenario as one value of a longer link, such as "low-latency/20-A,sendOnly=6,tracking=0"; without its seed. */
export const scenarioText = (schema: KnobSchema, { base, changes }: Scenario): string =>
  [base, ...settingsOf(schema, changes).map((setting) => setting.join('='))].join();

/** Where a scenario is compared with the published one that it starts from. */
export const compareLinkOf = ({ schema }: LinkContext, scenario: Scenario): string =>
  `/explore/compare?a=${scenario.base}&b=${scenarioText(schema, scenario)}&seed=${scenario.seed}&v=1`;

/** Where a scenario opens on a page for all of them: the keys of its own link, with the scenario by name. */
export function namedLinkOf(path: string, { schema }: LinkContext, scenario: Scenario): string {
  const { base, changes, seed } = scenario;
  const params = new URLSearchParams(settingsOf(schema, changes));
  if (seed !== DEFAULT_SEED) params.set('seed', String(seed));
  if (!isPublished(scenario)) params.set('model', schema.modelVersion);
  const rest = params.toString();
  return `${path}?scenario=${base}${rest === '' ? '' : `&${rest}`}`;
}
