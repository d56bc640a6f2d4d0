import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { find, named } from './find';
import type { Hit } from './types';

/** What readers are told where `hasFailed`. */
export const TEXTS_FAILED =
  'Terms and pages only: this browser could not search the texts. Open the site in a tab of its own.';

const NOTHING: Hits = { hits: [], isWhole: false, hasFailed: false };

/** `isWhole` once the texts were searched too; `hasFailed` where they cannot be. */
export interface Hits {
  hits: readonly Hit[];
  isWhole: boolean;
  hasFailed: boolean;
}

/** What a query finds, at most so many. What was found before stays until the texts were searched for the first time. */
export function useHits(query: string, most: number): Hits {
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<Hits>(NOTHING);
  useEffect(() => {
    let isLatest = true;
    const take = (hits: Hits) => isLatest && setFound(hits);
    setFound((last) => (last.isWhole ? last : { ...NOTHING, hits: named(query) }));
    find(query, baseUrl, most).then(
      (hits) => take({ hits, isWhole: true, hasFailed: false }),
      () => take({ hits: named(query), isWhole: false, hasFailed: true }),
    );
    return () => {
      isLatest = false;
    };
  }, [query, baseUrl, most]);
  return found;
}
