import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { find } from './find';
import type { Hit } from './types';

/** What a query finds, at most so many; null until it is known for the first time. */
export function useHits(query: string, most: number): readonly Hit[] | null {
  const baseUrl = useBaseUrl('/');
  const [hits, setHits] = useState<readonly Hit[] | null>(null);
  useEffect(() => {
    let isLatest = true;
    find(query, baseUrl, most).then((found) => {
      if (isLatest) setHits(found);
    });
    return () => {
      isLatest = false;
    };
  }, [query, baseUrl, most]);
  return hits;
}
