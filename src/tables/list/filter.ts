import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { readName } from '../../scenario/codec';

/** What a list can be narrowed by: one of the values that its items have. */
export interface ListField<T> {
  /** Key in the query of the link. */
  key: string;
  label: string;
  valuesOf: (item: T) => readonly string[];
  /** A value in words; itself where nothing is given. */
  nameOf?: (value: string) => string;
  /** Order of the values; by number and letter where nothing is given. */
  order?: readonly string[];
  /** All that can be asked for, also what no item has; the values of the items where nothing is given. */
  options?: readonly string[];
  /** What taking all is called; "all" where nothing is given. */
  allName?: string;
}

/** What a reader looks for: words, and a value of some fields. */
export interface ListFilter {
  text: string;
  /** Value by key; a field without one takes all. */
  values: Readonly<Record<string, string>>;
}

export const EVERYTHING: ListFilter = { text: '', values: {} };

/** Key of the words in the query of the link. */
export const TEXT_KEY = 'q';

/** Longest text that is searched for, in characters. */
export const MOST_CHARACTERS = 80;

/** In place of a value where a field takes all. */
const ALL = 'all';

/** Whether a filter takes everything. */
export const isEverything = ({ text, values }: ListFilter): boolean =>
  text.trim() === '' && Object.values(values).every((value) => value === '');

/** The values that can be asked for in a field, each once. */
export function optionsOf<T>(field: ListField<T>, items: readonly T[]): readonly string[] {
  if (field.options) return field.options;
  const values = [...new Set(items.flatMap(field.valuesOf))];
  const { order } = field;
  return order
    ? order.filter((value) => values.includes(value))
    : values.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Whether an item has the values of the filter and, somewhere in its text, each of the words. */
export function matches<T>(
  fields: readonly ListField<T>[],
  { text, values }: ListFilter,
  item: T,
  itemText: string,
): boolean {
  const own = itemText.toLowerCase();
  const words = text.toLowerCase().split(/\s+/);
  return (
    words.every((word) => own.includes(word)) &&
    fields.every(({ key, valuesOf }) => !values[key] || valuesOf(item).includes(values[key]))
  );
}

/** The filter of a query; what cannot be used is named and the nearest valid taken. Never throws. */
export function readFilter<T>(
  fields: readonly ListField<T>[],
  items: readonly T[],
  query: URLSearchParams,
): { filter: ListFilter; problems: Problem[] } {
  const problems: Problem[] = [];
  const values: Record<string, string> = {};
  for (const field of fields) {
    const given = query.get(field.key);
    if (given === null) continue;
    const read = readName(field.key, field.label, given, [ALL, ...optionsOf(field, items)]);
    problems.push(...read.problems);
    if (read.name !== ALL) values[field.key] = read.name;
  }
  const given = query.get(TEXT_KEY) ?? '';
  const text = given.slice(0, MOST_CHARACTERS);
  if (text !== given) {
    const accepted = `up to ${MOST_CHARACTERS} characters`;
    const message = `Search (${TEXT_KEY}) is ${quoted(given)}; accepted: ${accepted}. The first of them are used.`;
    problems.push({ field: TEXT_KEY, given, accepted, message });
  }
  return { filter: { text, values }, problems };
}

/** A query with this filter in it; other keys stay. */
export function withFilter<T>(
  fields: readonly ListField<T>[],
  { text, values }: ListFilter,
  query: URLSearchParams,
): URLSearchParams {
  const result = new URLSearchParams(query);
  const entries = [
    [TEXT_KEY, text] as const,
    ...fields.map(({ key }) => [key, values[key]] as const),
  ];
  for (const [key, value] of entries) {
    if (value) result.set(key, value);
    else result.delete(key);
  }
  return result;
}
