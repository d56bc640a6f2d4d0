import type { Field, Fields, Pairs } from './field';
import type { Problem } from './problem';
import { readerOf } from './reader';

const entriesOf = <State>(fields: Fields<State>) =>
  Object.entries(fields) as [keyof State & string, Field<State[keyof State]>][];

/** What an address says for some fields. */
export function readFields<State>(
  fields: Fields<State>,
  query: URLSearchParams,
): { state: State; problems: Problem[] } {
  const reader = readerOf(query);
  const state = entriesOf(fields).map(([name, field]) => [name, reader.read(field)]);
  return { state: Object.fromEntries(state) as State, problems: reader.problems() };
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
