import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { find, named } from './find';
import type { Hit } from './types';

/** What readers are told where the texts are unreachable. */
export const TEXTS_FAILED =
  'Terms and pages only: this browser could not search the texts. Open the site in a tab of its own.';

export interface Hits {
  hits: readonly Hit[];
  /** Whether the texts were searched too. */
  texts: 'searching' | 'searched' | 'unreachable';
}

/** What a query finds, at most so many. What was found before stays until the texts were searched for the first time. */
export function useHits(query: string, most: number): Hits {
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<Hits>({ hits: [], texts: 'searching' });
  useEffect(() => {
    let isLatest = true;
    const take = (hits: Hits) => isLatest && setFound(hits);
    setFound((last) =>
      last.texts === 'searched' ? last : { hits: named(query), texts: 'searching' },
    );
    find(query, baseUrl, most).then(
      (hits) => take({ hits, texts: 'searched' }),
      () => take({ hits: named(query), texts: 'unreachable' }),
    );
    return () => {
      isLatest = false;
    };
  }, [query, baseUrl, most]);
  return found;
}
