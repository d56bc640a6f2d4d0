import { choiceField } from '../../address/choice';
import type { Fields } from '../../address/field';
import { textField } from '../../address/text';

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

/** The filter of a list as fields of its address: the words, then a value of each field. */
export const filterFields = <T>(
  fields: readonly ListField<T>[],
  items: readonly T[],
): Fields<Record<string, string>> =>
  Object.fromEntries([
    [TEXT_KEY, textField({ key: TEXT_KEY, title: 'Search', most: MOST_CHARACTERS })],
    ...fields.map((field) => {
      const { key, label: title } = field;
      const options = [ALL, ...optionsOf(field, items)];
      return [key, choiceField({ key, title, options, otherwise: ALL })];
    }),
  ]);

export const toFilter = ({
  [TEXT_KEY]: text = '',
  ...all
}: Record<string, string>): ListFilter => ({
  text,
  values: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ALL)),
});

export const fromFilter = <T>(
  fields: readonly ListField<T>[],
  { text, values }: ListFilter,
): Record<string, string> =>
  Object.fromEntries([[TEXT_KEY, text], ...fields.map(({ key }) => [key, values[key] || ALL])]);
