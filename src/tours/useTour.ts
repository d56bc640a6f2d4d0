import { useEffect, useState } from 'react';
import { tourIn } from './place';
import { LOADERS } from './tours/load';
import type { Tour } from './types';

export const TOUR_IDS = Object.keys(LOADERS);

/** The tour that a link names, or the nearest; null until it has arrived. */
export function useTour(given: string): Tour | null {
  const id = tourIn(given, TOUR_IDS);
  const [loaded, setLoaded] = useState<Tour | null>(null);
  useEffect(() => {
    let isCurrent = true;
    LOADERS[id]?.().then((tour) => isCurrent && setLoaded(tour));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return loaded?.id === id ? loaded : null;
}
