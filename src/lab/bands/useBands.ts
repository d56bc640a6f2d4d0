import { useEffect, useMemo, useState } from 'react';
import { whyIncomparable } from '../../comparison/studyMetrics';
import type { KnobValues } from '../../scenario/schema';
import type { LabContext, LabView } from '../types';
import type { LabBands, ScenarioBands } from './scenarioBands';

type BandsOf = (values: KnobValues) => ScenarioBands | null;

/** The bands of a lab's scenario `base` and of what the reader made of it; what tells distances is fetched for the latter. */
export function useBands(
  context: LabContext,
  base: string,
  { isChanged, values }: LabView,
): LabBands {
  const [farOf, setFarOf] = useState<BandsOf | null>(null);
  // The bands are those of the current model.
  const isBanded = isChanged && context.archived === undefined;
  useEffect(() => {
    if (!isBanded) return;
    let isWanted = true;
    import('./farBands').then(
      ({ farBands }) => {
        if (isWanted) setFarOf(() => farBands(context));
      },
      () => {
        // Without it the numbers stand as they are.
      },
    );
    return () => {
      isWanted = false;
    };
  }, [context, isBanded]);
  const { index, metrics } = context.study;
  const published = useMemo(
    () =>
      whyIncomparable(metrics, base) === null
        ? { bands: index.bands, distance: 0, reason: '' }
        : null,
    [metrics, base, index],
  );
  const now = useMemo(
    () => (isBanded ? (farOf?.(values) ?? null) : null),
    [farOf, isBanded, values],
  );
  return useMemo(() => ({ published, now }), [published, now]);
}
