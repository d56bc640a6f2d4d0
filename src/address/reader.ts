import type { Field, Pairs } from './field';
import { isForeignKey } from './foreignKeys';
import { isGuideKey } from './guide';
import { type Named, type Problem, problemOf } from './problem';

/** A query that is read field by field: it knows what was wrong, and which keys nothing was read from. Never throws. */
export interface Reader {
  /** The value of a field, or the nearest to what is given. */
  read: <Value>(field: Field<Value>) => Value;
  /** The first text of a key; null where there is none. */
  text: (field: Named) => string | null;
  has: (key: string) => boolean;
  report: (...problems: readonly Problem[]) => void;
  /** What no field was read from, without keys of others and of guides; counts as read from now on. */
  rest: () => Pairs;
  /** The keys that were read. */
  keys: () => string[];
  /** What was wrong so far. */
  problems: () => Problem[];
}

/** That a field has more than one value. */
export function givenTwice({ key, title }: Named, values: readonly string[]): Problem {
  const what = `${title} (${key}) is given ${values.length} times`;
  return problemOf(key, values.slice(1).join(', '), what, 'one value', 'The first is used.');
}

export function readerOf(query: URLSearchParams): Reader {
  const known = new Set<string>();
  const found: Problem[] = [];
  const report = (...problems: readonly Problem[]) => {
    found.push(...problems);
  };
  const isOpen = (key: string) => !known.has(key) && !isForeignKey(key) && !isGuideKey(key);
  const text = (field: Named) => {
    const { key } = field;
    const texts = query.getAll(key);
    if (!known.has(key) && texts.length > 1) report(givenTwice(field, texts));
    known.add(key);
    return texts[0] ?? null;
  };
  return {
    text,
    report,
    has: (key) => query.has(key),
    read: (field) => {
      const { key, isRepeated, otherwise } = field;
      if (isRepeated) known.add(key);
      const given = isRepeated && query.has(key) ? query.getAll(key).join() : text(field);
      if (given === null) return otherwise;
      const { value, problems } = field.read(given);
      report(...problems);
      return value;
    },
    rest: () => {
      const pairs = [...query].filter(([key]) => isOpen(key));
      for (const [key] of pairs) known.add(key);
      return pairs;
    },
    keys: () => [...known],
    problems: () => found,
  };
}
