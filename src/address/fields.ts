import type { Field, Fields, Pairs } from './field';
import type { Named, Problem } from './problem';
import { readerOf } from './reader';
import { wholeProblems } from './wholeProblems';

const entriesOf = <State>(fields: Fields<State>) =>
  Object.entries(fields) as [keyof State & string, Field<State[keyof State]>][];

/** What has all keys of an address: its name in words, such as "This list", and what other parts of the page read. */
export interface Whole {
  name: string;
  besides?: readonly Named[];
}

/** What an address says for some fields; keys that nothing reads are named where these fields are of the whole page. */
export function readFields<State>(
  fields: Fields<State>,
  query: URLSearchParams,
  whole?: Whole,
): { state: State; problems: Problem[] } {
  const reader = readerOf(query);
  const state = entriesOf(fields).map(([name, field]) => [name, reader.read(field)]);
  const read = Object.fromEntries(state) as State;
  if (whole === undefined) return { state: read, problems: reader.problems() };
  const own = reader.problems().length;
  for (const field of whole.besides ?? []) reader.text(field);
  const problems = wholeProblems(reader, whole.name);
  // What is wrong with the fields of other parts, those say themselves.
  const besides = new Set(whole.besides?.map(({ key }) => key));
  return {
    state: read,
    problems: problems.filter(({ field }, at) => at < own || !besides.has(field)),
  };
}

/** The keys of fields whose values are not those that an address without them has. */
export const writeFields = <State>(fields: Fields<State>, state: State): Pairs =>
  entriesOf(fields).flatMap(([name, field]) => {
    const text = field.write(state[name]);
    return text === field.write(field.otherwise) ? [] : [[field.key, text] as const];
  });

/** The values of fields in an address that has none of them. */
export const otherwiseOf = <State>(fields: Fields<State>): State =>
  Object.fromEntries(entriesOf(fields).map(([name, field]) => [name, field.otherwise])) as State;
