import { useMemo } from 'react';
import { regimesOf } from '../../comparison/regimes';
import { whyIncomparable } from '../../comparison/studyMetrics';
import type { Scenario } from '../../scenario/scenario';
import type { LabContext, LabView } from '../types';
import { useFetched } from '../useFetched';
import type { LabBands } from './scenarioBands';
import { useOpen } from './useOpen';

const fetchFar = () => import('./farBands');

/**
 * The bands of a lab's published configuration and of what the reader made of it, whose runs may be done; what tells
 * distances is fetched for the latter.
 */
export function useBands(
  context: LabContext,
  { base, seed }: Scenario,
  { row, isChanged, values, publishedValues, published: simulated, now }: LabView,
  isDone: boolean,
): LabBands {
  // The bands are those of the current model.
  const isBanded = isChanged && context.archived === undefined;
  const telling = useFetched(isBanded, fetchFar);
  const farOf = useMemo(() => telling?.farBands(context), [telling, context]);
  const { index, metrics } = context.study;
  const published = useMemo(
    () =>
      whyIncomparable(metrics, base) === null
        ? {
            bands: index.bands,
            nearest: row,
            at: [row],
            around: null,
            place: {
              distance: 0,
              regimes: regimesOf(metrics.regimes, publishedValues, simulated?.metrics),
              isOutside: false,
            },
            excess: null,
            reason: '',
          }
        : null,
    [metrics, base, row, index, publishedValues, simulated],
  );
  const far = useMemo(
    () => (isBanded ? (farOf?.({ values, own: row, simulated: now?.metrics }) ?? null) : null),
    [farOf, isBanded, values, row, now],
  );
  const open = useOpen(context, values, seed, far, isDone);
  return useMemo(() => ({ published, now: open }), [published, open]);
}
