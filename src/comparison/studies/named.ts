import type { JudgedQuantity } from './types';

/** A metric with its label, unit and, where it is judged, the largest relative error allowed. */
export interface NamedMetric {
  id: string;
  label: string;
  unit: string;
  tolerance?: number;
}

/** The judged quantities of a study that prints each quantity as one metric. */
export const judgedQuantities = (metrics: readonly NamedMetric[]): JudgedQuantity[] =>
  metrics.flatMap(({ id, label, tolerance }) =>
    tolerance === undefined ? [] : [{ id, label, tolerance, metric: () => id }],
  );

export const textIn =
  (metrics: readonly NamedMetric[]) =>
  (metric: string): string =>
    metrics.find(({ id }) => id === metric)?.label ?? metric;

export const unitIn =
  (metrics: readonly NamedMetric[]) =>
  (metric: string): string =>
    metrics.find(({ id }) => id === metric)?.unit ?? '';
