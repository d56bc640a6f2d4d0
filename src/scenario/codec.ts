import { choiceField } from '../address/choice';
import type { Field } from '../address/field';
import type { Problem } from '../address/problem';
import { type Reader, readerOf } from '../address/reader';
import { SEED, VERSION } from './linkFields';
import { MODEL, modelOf } from './model';
import { DEFAULT_SEED, isPublished, LINK_VERSION, published, type Scenario } from './scenario';
import { type KnobSchema, type KnobValues, knobById } from './schema';
import { readSettings } from './validate';
import { formatValue } from './value';
import type { StudyWords } from './words';

/** The configurations a page can show: its test case and the base values of each row. */
export interface LinkContext {
  schema: KnobSchema;
  /** Path of the page, such as "/low-latency/test-case-20". */
  path: string;
  /** What precedes a label in a scenario's name, such as "low-latency/20-". */
  prefix: string;
  /** Printed labels in printed order. */
  labels: readonly string[];
  /** Which of them the page opens with; the first where it is absent. */
  opens?: string;
  /** Base values by printed label. */
  configurations: Readonly<Record<string, KnobValues>>;
  /** JSON of the system that values describe; absent where the study is compiled into the simulator. */
  systemOf?: (values: KnobValues) => string;
  /** What sentences about the study call its parts; absent where they are those of published studies. */
  words?: StudyWords;
}

export interface ReadLink {
  scenario: Scenario;
  problems: Problem[];
}

/** Study and, where a letter follows, the number of the test case. */
const PREFIX = /^[^/]*\/(?:\d+-(?=[A-Z]$))?/;

/** The label that a page opens with; none where it has none. */
export const openedLabel = ({ opens, labels }: Pick<LinkContext, 'opens' | 'labels'>): string =>
  opens !== undefined && labels.includes(opens) ? opens : (labels[0] ?? '');

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
  if (isPublished(scenario) && labelOf(scenario.base) === openedLabel(context)) return params;
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

/** The configuration of a page. */
export const configField = (context: Pick<LinkContext, 'opens' | 'labels'>): Field<string> =>
  choiceField({
    key: 'config',
    title: 'Configuration',
    options: context.labels,
    otherwise: openedLabel(context),
  });

/** The scenario of a query; what cannot be used is named and the nearest valid used. Never throws. */
export function fromParams(context: LinkContext, query: URLSearchParams): ReadLink {
  const reader = readerOf(query);
  const scenario = readChanges(context, reader.read(configField(context)), reader);
  return { scenario, problems: reader.problems() };
}

/** The configuration `label` with what else of a query changes it. */
export function readChanges(context: LinkContext, label: string, reader: Reader): Scenario {
  const { schema, configurations, prefix } = context;
  reader.read(VERSION);
  const seed = reader.read(SEED);
  const [version, model] = [reader.text(VERSION), reader.text(MODEL)];
  const settings = reader.rest();
  const isChanged = settings.length > 0 || reader.has(SEED.key);
  const read = readSettings(schema, configurations[label] ?? {}, settings);
  reader.report(...modelOf(schema, { model, version, isChanged }).problems, ...read.problems);
  return { ...published(`${prefix}${label}`), changes: read.changes, seed };
}
