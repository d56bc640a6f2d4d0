import { listedNames, nearestName } from '../../address/nearestName';
import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { fieldText, missingText } from '../fieldWords';
import { type Nearest, nearestNumber } from './nearestNumber';
import { isRecord } from './record';
import { alternativesOf, inWords, isOfType, namesOf, type RootSchema, type Schema } from './schema';

/** What can be kept of a value, if anything, and what cannot. */
interface Kept {
  value?: unknown;
  problems: Problem[];
}

const LEFT_OUT = 'It is left out.';

/** What is read, and the names in it by which messages tell its parts. */
interface Reading {
  root: RootSchema;
  whole: unknown;
}

const shownOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);

function saidValue(value: unknown): string {
  if (value === '') return 'empty';
  return typeof value === 'number' ? shownOf(value) : quoted(shownOf(value));
}

function refused(
  { whole }: Reading,
  field: string,
  value: unknown,
  accepted: string,
  instead = LEFT_OUT,
): Problem {
  const what = `${fieldText(field, whole)} is ${saidValue(value)}`;
  return problemOf(field, shownOf(value), what, accepted, instead);
}

/** Fields that others have and that a system has not, with where it is instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  seed: 'a system has no seed: that of its runs is chosen in its lab and on the pages of Explore',
};

function unknownField(
  { whole }: Reading,
  path: string,
  name: string,
  value: unknown,
  names: readonly string[],
): Problem {
  const field = path === '' ? name : `${path}.${name}`;
  const given = shownOf(value);
  const elsewhere = ELSEWHERE[name];
  if (elsewhere !== undefined) {
    const message = `${quoted(name)} is ${saidValue(value)}, but ${elsewhere}. ${LEFT_OUT}`;
    return { field, given, accepted: '', message };
  }
  const near = nearestName(name, names);
  const hint = near === undefined ? '' : `Did you mean ${near}? `;
  const what = `${fieldText(path, whole)} has no ${quoted(name)}`;
  return problemOf(field, given, what, listedNames(name, names), hint + LEFT_OUT);
}

function keptName(reading: Reading, field: string, value: string, names: readonly string[]): Kept {
  if (names.includes(value)) return { value, problems: [] };
  const near = nearestName(value, names);
  const instead = near === undefined ? LEFT_OUT : `${near} is used.`;
  return { value: near, problems: [refused(reading, field, value, names.join(', '), instead)] };
}

function keptFields(reading: Reading, schema: Schema, path: string, given: object): Kept {
  const { properties, additionalProperties, required = [] } = schema;
  const other = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const problems: Problem[] = [];
  const entries: [string, unknown][] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = path === '' ? name : `${path}.${name}`;
    const inner = properties && Object.hasOwn(properties, name) ? properties[name] : other;
    if (inner === undefined) {
      problems.push(unknownField(reading, path, name, value, Object.keys(properties ?? {})));
      continue;
    }
    if (value === null) continue;
    const kept = keptOf(reading, inner, field, value);
    problems.push(...kept.problems);
    if (kept.value !== undefined) entries.push([name, kept.value]);
  }
  const value = Object.fromEntries(entries);
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  const isWhole = path === ''; // a draft may lack anything
  if (isWhole || missing.length === 0) return { value, problems };
  const lost = missing.map((name) => {
    const accepted = inWords(alternativesOf(reading.root, properties?.[name] ?? {}));
    const lostField = `${path}.${name}`;
    return problemOf(lostField, '', missingText(lostField, reading.whole), accepted, LEFT_OUT);
  });
  return { problems: [...problems, ...lost] };
}

function keptItems(reading: Reading, schema: Schema, path: string, given: unknown[]): Kept {
  const read = given.map((item, at) => keptOf(reading, schema.items ?? {}, `${path}[${at}]`, item));
  return {
    value: read.flatMap(({ value }) => (value === undefined ? [] : [value])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function keptAs(reading: Reading, schema: Schema, path: string, value: unknown): Kept {
  if (schema.type === undefined) return { value, problems: [] };
  if (Array.isArray(value)) return keptItems(reading, schema, path, value);
  return isRecord(value) ? keptFields(reading, schema, path, value) : { value, problems: [] };
}

function keptNumber(
  reading: Reading,
  field: string,
  given: unknown,
  { value, accepted }: Nearest,
): Kept {
  if (value === given) return { value, problems: [] };
  const instead = value === null ? LEFT_OUT : `${value} is used.`;
  return {
    ...(value !== null && { value }),
    problems: [refused(reading, field, given, accepted, instead)],
  };
}

/**
 * What of a value a schema accepts, by the kinds of its parts: a field or an item of another kind is left out and
 * named, and so is what lacks a field that it needs.
 */
export function keptOf(reading: Reading, schema: Schema, path: string, value: unknown): Kept {
  const all = alternativesOf(reading.root, schema);
  const asNumber = all.some(({ type }) => type === 'number') ? nearestNumber(path, value) : null;
  if (asNumber !== null) return keptNumber(reading, path, value, asNumber);
  const alternatives = all.filter((one) => isOfType(one, value));
  const names = alternatives.map(namesOf);
  if (typeof value === 'string' && names.length > 0 && names.every((one) => one !== null)) {
    return keptName(reading, path, value, names.flat());
  }
  const tried = alternatives
    .map((one) => keptAs(reading, one, path, value))
    .sort((a, b) => a.problems.length - b.problems.length);
  return (
    tried.find((one) => one.value !== undefined) ??
    tried[0] ?? { problems: [refused(reading, path, value, inWords(all))] }
  );
}
