import { useCallback, useMemo } from 'react';
import { useFields } from '../../address/page/useFields';
import type { Problem } from '../../address/problem';
import {
  filterFields,
  fromFilter,
  isEverything,
  type ListField,
  type ListFilter,
  matches,
  toFilter,
} from './filter';

/** A page has one list, and nothing else reads its address. */
const LIST = { name: 'This list' };

export interface FilterInLink<T> {
  filter: ListFilter;
  /** The items that the filter takes; null where it takes everything. */
  taken: ReadonlySet<T> | null;
  narrow: (filter: ListFilter) => void;
  problems: readonly Problem[];
  dismiss: () => void;
}

/**
 * Keeps the filter of a list in the query of the page's address. `wordsOf` gives what a search looks through. All three
 * must stay the same objects.
 */
export function useListFilter<T>(
  fields: readonly ListField<T>[],
  items: readonly T[],
  wordsOf: (item: T) => string,
): FilterInLink<T> {
  const inAddress = useMemo(() => filterFields(fields, items), [fields, items]);
  const { state, setState, problems, dismiss } = useFields(inAddress, LIST);
  const filter = useMemo(() => toFilter(state), [state]);
  const narrow = useCallback(
    (next: ListFilter) => setState(fromFilter(fields, next)),
    [fields, setState],
  );
  const words = useMemo(() => items.map(wordsOf), [items, wordsOf]);
  const taken = useMemo(
    () =>
      isEverything(filter)
        ? null
        : new Set(items.filter((item, index) => matches(fields, filter, item, words[index] ?? ''))),
    [fields, items, words, filter],
  );
  return { filter, taken, narrow, problems, dismiss };
}
