import { listedNames, nearestName } from '../../address/nearestName';
import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { isRecord } from './record';
import { alternativesOf, inWords, isOfType, namesOf, type RootSchema, type Schema } from './schema';

/** What can be kept of a value, if anything, and what cannot. */
interface Kept {
  value?: unknown;
  problems: Problem[];
}

const LEFT_OUT = 'It is left out.';

function refused(field: string, value: unknown, accepted: string, instead = LEFT_OUT): Problem {
  const given = typeof value === 'string' ? value : JSON.stringify(value);
  return problemOf(field, given, `${field} is ${quoted(given)}`, accepted, instead);
}

function keptName(field: string, value: string, names: readonly string[]): Kept {
  if (names.includes(value)) return { value, problems: [] };
  const near = nearestName(value, names);
  const instead = near === undefined ? LEFT_OUT : `${near} is used.`;
  return { value: near, problems: [refused(field, value, names.join(', '), instead)] };
}

function keptFields(root: RootSchema, schema: Schema, path: string, given: object): Kept {
  const { properties, additionalProperties, required = [] } = schema;
  const other = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const problems: Problem[] = [];
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = path === '' ? name : `${path}.${name}`;
    const inner = properties && Object.hasOwn(properties, name) ? properties[name] : other;
    if (inner === undefined) {
      problems.push(refused(field, value, listedNames(name, Object.keys(properties ?? {}))));
      continue;
    }
    if (value === null) continue;
    const kept = keptOf(root, inner, field, value);
    problems.push(...kept.problems);
    if (kept.value !== undefined) entries.push([name, kept.value]);
  }
  const value = Object.fromEntries(entries);
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  const isWhole = path === ''; // a draft may lack anything
  if (isWhole || missing.length === 0) return { value, problems };
  const lost = missing.map((name) => {
    const accepted = inWords(alternativesOf(root, properties?.[name] ?? {}));
    return problemOf(`${path}.${name}`, '', `${path} has no ${name}`, accepted, LEFT_OUT);
  });
  return { problems: [...problems, ...lost] };
}

function keptItems(root: RootSchema, schema: Schema, path: string, given: unknown[]): Kept {
  const read = given.map((item, at) => keptOf(root, schema.items ?? {}, `${path}[${at}]`, item));
  return {
    value: read.flatMap(({ value }) => (value === undefined ? [] : [value])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function keptAs(root: RootSchema, schema: Schema, path: string, value: unknown): Kept {
  if (schema.type === undefined) return { value, problems: [] };
  if (Array.isArray(value)) return keptItems(root, schema, path, value);
  return isRecord(value) ? keptFields(root, schema, path, value) : { value, problems: [] };
}

/**
 * What of a value a schema accepts, by the kinds of its parts: a field or an item of another kind is left out and
 * named, and so is what lacks a field that it needs.
 */
export function keptOf(root: RootSchema, schema: Schema, path: string, value: unknown): Kept {
  const all = alternativesOf(root, schema);
  const alternatives = all.filter((one) => isOfType(one, value));
  const names = alternatives.map(namesOf);
  if (typeof value === 'string' && names.length > 0 && names.every((one) => one !== null)) {
    return keptName(path, value, names.flat());
  }
  const tried = alternatives
    .map((one) => keptAs(root, one, path, value))
    .sort((a, b) => a.problems.length - b.problems.length);
  return (
    tried.find((one) => one.value !== undefined) ??
    tried[0] ?? { problems: [refused(path, value, inWords(all))] }
  );
}
