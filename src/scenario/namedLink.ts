import type { LinkContext } from './codec';
import { DEFAULT_SEED, isPublished, LINK_VERSION, type Scenario } from './scenario';
import { type KnobSchema, type KnobValues, knobById } from './schema';
import { formatValue } from './value';

/** Path of the page that runs Python. */
export const PYTHON_PATH = '/python';
/** Paths of the pages that ask something of a scenario. */
export const WATCH_PATH = '/explore/watch';
export const COMPARE_PATH = '/explore/compare';
export const SWEEP_PATH = '/explore/sweep';
export const SEEK_PATH = '/explore/seek';
export const WHY_PATH = '/explore/why';
export const DAY_PATH = '/explore/day';

/** Knobs and values of changes as links have them. */
export const settingsOf = (schema: KnobSchema, changes: KnobValues): [string, string][] =>
  Object.entries(changes).flatMap(([id, value]): [string, string][] => {
    const knob = knobById(schema, id);
    return knob ? [[id, formatValue(knob, value)]] : [];
  });

/** A scenario as one value of a longer link, such as "low-latency/20-A,sendOnly=6,tracking=0"; without its seed. */
export const scenarioText = (
  schema: KnobSchema,
  { base, changes }: Pick<Scenario, 'base' | 'changes'>,
): string => [base, ...settingsOf(schema, changes).map((setting) => setting.join('='))].join();

/** Where a question about scenarios opens, each as one value under the key that the page gives it. */
export function questionLinkOf(
  path: string,
  { schema }: Pick<LinkContext, 'schema'>,
  scenarios: Readonly<Record<string, Pick<Scenario, 'base' | 'changes'>>>,
  seed: number,
): string {
  const texts = Object.entries(scenarios).map(
    ([key, scenario]) => `${key}=${scenarioText(schema, scenario)}`,
  );
  const seeded = seed === DEFAULT_SEED ? '' : `&seed=${seed}`;
  const model = `${schema.study}:${schema.modelVersion}`;
  return `${path}?${texts.join('&')}${seeded}&v=${LINK_VERSION}&model=${model}`;
}

/** Where a scenario opens on a page for all of them: the keys of its own link, with the scenario by name. */
export function namedLinkOf(path: string, { schema }: LinkContext, scenario: Scenario): string {
  const { base, changes, seed } = scenario;
  const params = new URLSearchParams(settingsOf(schema, changes));
  if (seed !== DEFAULT_SEED) params.set('seed', String(seed));
  if (!isPublished(scenario)) params.set('model', schema.modelVersion);
  const rest = params.toString();
  return `${path}?scenario=${base}${rest === '' ? '' : `&${rest}`}`;
}
