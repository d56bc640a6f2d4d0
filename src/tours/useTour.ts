import { useEffect, useState } from 'react';
import { tourIn } from './place';
import { LOADERS } from './tours/load';
import type { Tour } from './types';

export const TOUR_IDS = Object.keys(LOADERS);

/** The tour that a link names, or the nearest; null until it has arrived, an error where it does not. */
export function useTour(given: string): Tour | Error | null {
  const id = tourIn(given, TOUR_IDS);
  const [loaded, setLoaded] = useState<Tour | Error | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const take = (next: Tour | Error) => {
      if (isCurrent) setLoaded(next);
    };
    LOADERS[id]?.().then(take, () => take(new Error('The tour did not arrive')));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return loaded instanceof Error || loaded?.id === id ? loaded : null;
}
