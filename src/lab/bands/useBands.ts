import { createContext, useCallback, useEffect, useState } from 'react';
import type { LabContext } from '../types';
import type { BandsOf } from './scenarioBands';

/** The bands of a lab's scenarios, for what stands anywhere in it: charts without bands are not drawn anew for them. */
export const LabBands = createContext<BandsOf>(() => null);

/** Gives the predictive bands of scenarios; none until what they take has arrived, which no number waits for. */
export function useBands(context: LabContext): BandsOf {
  const [bandsOf, setBandsOf] = useState<BandsOf | null>(null);
  useEffect(() => {
    let isWanted = true;
    Promise.all([import('./scenarioBands'), context.study.bands()]).then(
      ([{ bandsIn }, bands]) => {
        if (isWanted) setBandsOf(() => bandsIn(context, bands));
      },
      () => {
        // Without them the numbers stand as they are.
      },
    );
    return () => {
      isWanted = false;
    };
  }, [context]);
  return useCallback((values) => bandsOf?.(values) ?? null, [bandsOf]);
}
