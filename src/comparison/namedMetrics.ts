import type { StudyMetrics } from './studyMetrics';

/** A metric with its label, unit and, where it is judged, the largest relative error allowed. */
export interface NamedMetric {
  id: string;
  label: string;
  unit: string;
  tolerance?: number;
}

interface Own
  extends Pick<StudyMetrics, 'study' | 'isFitted' | 'precise'>,
    Partial<Pick<StudyMetrics, 'isCap' | 'countsAs'>> {
  /** Units of what the report tells besides, by metric. */
  further?: Readonly<Record<string, string>>;
}

/** How the results of a study are judged that states each quantity as one metric. */
export function namedMetrics(
  metrics: readonly NamedMetric[],
  { further = {}, ...own }: Own,
): StudyMetrics {
  const named = new Map(metrics.map((metric) => [metric.id, metric]));
  const textOf = (metric: string) => named.get(metric)?.label ?? metric;
  return {
    isCap: () => false,
    countsAs: (_, metric) => metric,
    ...own,
    metrics: [...named.keys()],
    quantities: metrics.flatMap(({ id, label, tolerance }) =>
      tolerance === undefined ? [] : [{ id, label, tolerance, metric: () => id }],
    ),
    unitOf: (metric) => named.get(metric)?.unit ?? further[metric] ?? '',
    textOf,
    claimTextOf: textOf,
    isShown: () => true,
    incomparable: {},
  };
}
