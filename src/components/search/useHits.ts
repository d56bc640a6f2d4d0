import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { find, named } from './find';
import type { Hit } from './types';

export interface Hits {
  hits: readonly Hit[];
  /** Whether the texts were searched too, for this query. */
  texts: 'searching' | 'searched';
}

/** What a query finds, at most so many. What was found before stays until the texts were searched for the first time. */
export function useHits(query: string, most: number): Hits {
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<Hits & { query: string }>({
    query,
    hits: [],
    texts: 'searching',
  });
  useEffect(() => {
    let isLatest = true;
    setFound((last) =>
      last.texts === 'searched' ? last : { query, hits: named(query), texts: 'searching' },
    );
    find(query, baseUrl, most).then(
      (hits) => isLatest && setFound({ query, hits, texts: 'searched' }),
    );
    return () => {
      isLatest = false;
    };
  }, [query, baseUrl, most]);
  // A part of the index may never arrive, of which the page's notice tells.
  return found.query === query ? found : { hits: found.hits, texts: 'searching' };
}
