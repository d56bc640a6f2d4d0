import { listedNames, nearestName } from '../../src/address/nearestName';
import type { Configuration } from '../../src/comparison/published';
import { apply, MAX_SEED } from '../../src/scenario/scenario';
import { type KnobSchema, type KnobValues, knobById } from '../../src/scenario/schema';
import { settleConflicts } from '../../src/scenario/validate';
import { parseValue } from '../../src/scenario/value';
import { parseCommand, UsageError } from '../command/usage';
import { joinNegative, wholeNumber } from '../command/values';
import type { Subject } from './simulate';

export const MOST_REPLICATIONS = 200;

export const USAGE =
  'npm run -s replay -- [scenario prefix | link of a lab] [--set knob=value]… [--replications n | --precision p%] [--seed s] [--json]';

const OPTIONS = {
  set: { type: 'string', multiple: true },
  replications: { type: 'string' },
  precision: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export interface ReplayOptions {
  prefix: string;
  /** What is given with --set, as written. */
  settings: readonly string[];
  /** Null where none are named. */
  replications: number | null;
  /** Relative half-width at which to stop adding replications, such as 0.02; null for a fixed number. */
  precision: number | null;
  /** Null where none is named. */
  seed: number | null;
  json: boolean;
}

/** Reads the arguments after the command's name. */
export function readOptions(args: readonly string[]): ReplayOptions {
  const { values, positionals } = parseCommand(joinNegative(args), OPTIONS, USAGE);
  if (positionals.length > 1) {
    throw new UsageError(
      `${positionals.length} scenario prefixes are given (${positionals.join(', ')}); accepted: one.`,
    );
  }
  if (values.replications !== undefined && values.precision !== undefined) {
    throw new UsageError(
      '--replications and --precision are both given; accepted: one of them, a fixed number or a target.',
    );
  }
  return {
    prefix: positionals[0] ?? '',
    settings: values.set ?? [],
    replications: wholeNumber('--replications', values.replications, {
      least: 1,
      most: MOST_REPLICATIONS,
      otherwise: null,
    }),
    precision: precision(values.precision),
    seed: wholeNumber('--seed', values.seed, { least: 0, most: MAX_SEED, otherwise: null }),
    json: values.json ?? false,
  };
}

const FINEST_PERCENT = 0.1;
const COARSEST_PERCENT = 50;

function precision(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, digits] = /^(\d+(?:\.\d+)?) ?%$/.exec(text) ?? [];
  const percent = Number(digits);
  if (percent >= FINEST_PERCENT && percent <= COARSEST_PERCENT) return percent / 100;
  throw new UsageError(
    `--precision is "${text}"; accepted: a percentage from ${FINEST_PERCENT}% to ${COARSEST_PERCENT}%, such as 2%.`,
  );
}

/** Reads the settings given with --set as knob values of a study. */
export function readSettings(
  schema: KnobSchema,
  settings: readonly string[],
): Record<string, number> {
  const values: Record<string, number> = {};
  for (const setting of settings) {
    const [id, text] = split(setting);
    const knob = knobById(schema, id);
    if (knob === undefined) throw unknownKnob(schema, id);
    if (id in values) throw new UsageError(`--set ${id} is given more than once; accepted: once.`);
    const parsed = parseValue(knob, text);
    if (!parsed.ok) {
      throw new UsageError(`--set ${id} is "${text}"; accepted: ${parsed.accepted}.`);
    }
    values[id] = parsed.value;
  }
  return values;
}

function split(setting: string): [id: string, text: string] {
  const at = setting.indexOf('=');
  if (at > 0) return [setting.slice(0, at), setting.slice(at + 1)];
  throw new UsageError(`--set is "${setting}"; accepted: knob=value, such as sendOnly=6.`);
}

function unknownKnob(schema: KnobSchema, id: string): UsageError {
  const ids = schema.knobs.map((knob) => knob.id);
  const near = nearestName(id, ids);
  const hint = near === undefined ? `Known knobs: ${ids.join(', ')}.` : `Did you mean ${near}?`;
  return new UsageError(`--set names the unknown knob "${id}". ${hint}`);
}

/** The configuration with the settings applied, refused where they describe no system. */
export function applySettings(
  { scenario, schema, values: base }: Pick<Configuration, 'scenario' | 'schema' | 'values'>,
  settings: KnobValues = {},
): Subject & { changed: boolean } {
  const { changes, problems } = settleConflicts(schema, base, settings);
  const [problem] = problems;
  if (problem !== undefined) {
    const { field, given, accepted } = problem;
    throw new UsageError(`${scenario}: ${field} would be ${given}; accepted: ${accepted}.`);
  }
  return {
    study: schema.study,
    values: apply(schema, base, changes),
    changed: Object.keys(changes).length > 0,
  };
}

/** The scenarios that start with `prefix`. */
export function matching<T extends { scenario: string }>(
  configurations: readonly T[],
  prefix: string,
): T[] {
  const found = configurations.filter(({ scenario }) => scenario.startsWith(prefix));
  if (found.length > 0) return found;
  const names = configurations.map(({ scenario }) => scenario);
  const near = nearestName(prefix, names);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new UsageError(
    `No scenario starts with "${prefix}"; accepted: the start of ${listedNames(prefix, names)}.${hint}`,
  );
}
