import type { LinkContext } from './codec';
import { DEFAULT_SEED, isPublished, type Scenario } from './scenario';
import { knobById } from './schema';
import { formatValue } from './value';

/** Path of the page that runs Python. */
export const PYTHON_PATH = '/python';
/** Path of the page that shows single messages. */
export const WATCH_PATH = '/explore/watch';

/** Path of the page that simulates a scenario over the values of its knobs. */
export const SWEEP_PATH = '/explore/sweep';

/** A scenario as one text: its configuration and what differs, such as "low-latency/20-A,sendOnly=6,tracking=0". */
export function scenarioText({ schema }: LinkContext, { base, changes }: Scenario): string {
  const settings = Object.entries(changes).flatMap(([id, value]) => {
    const knob = knobById(schema, id);
    return knob ? [`${id}=${formatValue(knob, value)}`] : [];
  });
  return [base, ...settings].join(',');
}

/** Where a scenario is what a sweep starts from. */
export function sweepLinkOf(context: LinkContext, scenario: Scenario): string {
  const { seed } = scenario;
  const own = `${SWEEP_PATH}?from=${scenarioText(context, scenario)}`;
  return seed === DEFAULT_SEED ? own : `${own}&seed=${seed}`;
}

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
