import { isForeignKey } from '../address/foreignKeys';
import { isGuideKey } from '../address/guide';
import { listedNames, nearestName } from '../address/nearestName';
import type { Problem } from '../address/problem';
import { quoted } from '../address/quoted';
import { migrate } from './migrate';
import { readModel } from './model';
import {
  DEFAULT_SEED,
  isPublished,
  LINK_VERSION,
  MAX_SEED,
  published,
  type Scenario,
} from './scenario';
import { type KnobSchema, type KnobValues, knobById } from './schema';
import { readSettings } from './validate';
import { formatValue } from './value';

/** The configurations a page can show: its test case and the base values of each row. */
export interface LinkContext {
  schema: KnobSchema;
  /** Path of the page, such as "/low-latency/test-case-20". */
  path: string;
  /** What precedes a label in a scenario's name, such as "low-latency/20-". */
  prefix: string;
  /** Printed labels in printed order: the first is the default. */
  labels: readonly string[];
  /** Base values by printed label. */
  configurations: Readonly<Record<string, KnobValues>>;
}

export interface ReadLink {
  scenario: Scenario;
  problems: Problem[];
}

/** Study and, where a letter follows, the number of the test case. */
const PREFIX = /^[^/]*\/(?:\d+-(?=[A-Z]$))?/;

/** Printed label of a configuration: "A" of "low-latency/20-A", "200-throttled" of "worker-threads/200-throttled". */
export const labelOf = (base: string): string => base.replace(PREFIX, '');

/** Where the lab of a published configuration is, such as "/low-latency/test-case-20?config=A". */
export function pathOf(scenario: string): string {
  const [, study, number] = /^([^/]+)\/(?:(\d+)-(?=[A-Z]$))?/.exec(scenario) ?? [];
  return `/${study}/${number ? `test-case-${number}` : 'lab'}?config=${labelOf(scenario)}`;
}

/**
 * Query keys of a scenario: only what differs, with the version of the model that simulates it; none at all for the
 * page's default.
 */
export function toParams(
  context: LinkContext,
  scenario: Scenario,
  model: string = context.schema.modelVersion,
): URLSearchParams {
  const params = new URLSearchParams();
  const [first] = context.labels;
  if (isPublished(scenario) && labelOf(scenario.base) === first) return params;
  params.set('config', labelOf(scenario.base));
  for (const [id, value] of Object.entries(scenario.changes)) {
    const knob = knobById(context.schema, id);
    if (knob) params.set(id, formatValue(knob, value));
  }
  if (scenario.seed !== DEFAULT_SEED) params.set('seed', String(scenario.seed));
  if (!isPublished(scenario)) params.set('model', model);
  params.set('v', String(LINK_VERSION));
  return params;
}

/** Path and query of a scenario, as shown and copied. */
export function linkOf(context: LinkContext, scenario: Scenario): string {
  const { path } = context;
  const query = toParams(context, scenario).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The scenario of a query; what cannot be used is named and the nearest valid used. Never throws. */
export function fromParams(context: LinkContext, query: URLSearchParams): ReadLink {
  const given = query.get('config') ?? context.labels[0] ?? '';
  const config = readName('config', 'Configuration', given, context.labels);
  const { scenario, problems } = readChanges(context, config.name, query, 'config');
  return { scenario, problems: [...config.problems, ...problems] };
}

/** What a query changes of the configuration `label`, which stands under the key `named`. Never throws. */
export function readChanges(
  context: LinkContext,
  label: string,
  query: URLSearchParams,
  named: string,
): ReadLink {
  const { params, problems } = migrate(query);
  const model = readModel(context.schema, params);
  const seed = readSeed(params.get('seed'));
  const own = (key: string) =>
    ![named, 'seed', 'model', 'v'].includes(key) && !isForeignKey(key) && !isGuideKey(key);
  const settings = [...params].filter(([key]) => own(key));
  const read = readSettings(context.schema, context.configurations[label] ?? {}, settings);
  const base = `${context.prefix}${label}`;
  return {
    scenario: { ...published(base), changes: read.changes, seed: seed.value },
    problems: [...problems, ...model.problems, ...seed.problems, ...read.problems],
  };
}

/** One of `names`: the given one, else the nearest or the first. */
export function readName(
  field: string,
  title: string,
  given: string,
  names: readonly string[],
): { name: string; problems: Problem[] } {
  if (names.includes(given)) return { name: given, problems: [] };
  const name = nearestName(given, names) ?? names[0] ?? '';
  const accepted = listedNames(given, names);
  const message = `${title} (${field}) is ${quoted(given)}; accepted: ${accepted}. ${name} is used.`;
  return { name, problems: [{ field, given, accepted, message }] };
}

export const nearestSeed = (value: number): number =>
  Math.min(MAX_SEED, Math.max(0, Math.round(value)));

/** Reads a seed as links and the command line give it. */
export function readSeed(given: string | null): { value: number; problems: Problem[] } {
  if (given === null) return { value: DEFAULT_SEED, problems: [] };
  const number = /^-?\d+(\.\d+)?$/.test(given) ? Number(given) : DEFAULT_SEED;
  const value = nearestSeed(number);
  if (String(value) === given) return { value, problems: [] };
  const accepted = `whole numbers from 0 to ${MAX_SEED}`;
  const message = `Seed (seed) is ${quoted(given)}; accepted: ${accepted}. ${value} is used.`;
  return { value, problems: [{ field: 'seed', given, accepted, message }] };
}
