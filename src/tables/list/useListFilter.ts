import { useLocation } from '@docusaurus/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showAddress } from '../../address/page/history';
import type { Problem } from '../../address/problem';
import {
  EVERYTHING,
  isEverything,
  type ListField,
  type ListFilter,
  matches,
  readFilter,
  withFilter,
} from './filter';

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
  const [filter, setFilter] = useState(EVERYTHING);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const location = useLocation();
  const path = useRef(location.pathname);

  useEffect(() => {
    // A link away from the page shows its address here before the page is gone.
    if (location.pathname !== path.current) return;
    const link = readFilter(fields, items, new URLSearchParams(location.search));
    setFilter(link.filter);
    setProblems(link.problems);
  }, [fields, items, location]);

  const narrow = useCallback(
    (next: ListFilter) => {
      setFilter(next);
      const { pathname, search, hash } = window.location;
      const query = withFilter(fields, next, new URLSearchParams(search)).toString();
      showAddress(`${pathname}${query && `?${query}`}${hash}`, 'replace');
    },
    [fields],
  );
  const dismiss = useCallback(() => setProblems([]), []);
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
