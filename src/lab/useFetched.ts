import { useEffect, useState } from 'react';

/** What is fetched once it is wanted; null until it is there. `fetch` never changes. */
export function useFetched<Fetched extends object>(
  isWanted: boolean,
  fetch: () => Promise<Fetched>,
): Fetched | null {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  useEffect(() => {
    if (isWanted) fetch().then(setFetched);
  }, [isWanted, fetch]);
  return fetched;
}
