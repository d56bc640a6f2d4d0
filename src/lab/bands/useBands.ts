import { useEffect, useMemo, useState } from 'react';
import { whyIncomparable } from '../../comparison/studyMetrics';
import { labelOf } from '../../scenario/codec';
import type { Scenario } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';
import type { LabContext, LabView } from '../types';
import type { LabBands, ScenarioBands } from './scenarioBands';
import { useOpen } from './useOpen';

type BandsOf = (values: KnobValues) => ScenarioBands | null;

/**
 * The bands of a lab's published configuration and of what the reader made of it, whose runs may be done; what tells
 * distances is fetched for the latter.
 */
export function useBands(
  context: LabContext,
  { base, seed }: Scenario,
  { isChanged, values }: LabView,
  isDone: boolean,
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
        ? { bands: index.bands, nearest: labelOf(base), distance: 0, excess: null, reason: '' }
        : null,
    [metrics, base, index],
  );
  const far = useMemo(
    () => (isBanded ? (farOf?.(values) ?? null) : null),
    [farOf, isBanded, values],
  );
  const now = useOpen(context, values, seed, far, isDone);
  return useMemo(() => ({ published, now }), [published, now]);
}
