import type { Statistic } from '../state/types';

/** The four outcomes the study prints for every configuration. */
export interface Outcome {
  id: 'throughput' | 'requestTime' | 'responseTime' | 'roundtripTime';
  label: string;
  unit: 'messages/s' | 'ms';
}

export const OUTCOMES: readonly Outcome[] = [
  { id: 'throughput', label: 'Throughput', unit: 'messages/s' },
  { id: 'requestTime', label: 'Request', unit: 'ms' },
  { id: 'responseTime', label: 'Response', unit: 'ms' },
  { id: 'roundtripTime', label: 'Roundtrip', unit: 'ms' },
];

/** Name of a metric in reports and cells, such as "throughput.median". */
export const metricName = (outcome: Outcome, statistic: Statistic | 'p90' | 'p95'): string =>
  `${outcome.id}.${statistic}`;

/** A metric's name for readers, such as "Roundtrip (median)". */
export function metricText(metric: string): string {
  const [quantity = '', detail = ''] = metric.split('.');
  const outcome = OUTCOMES.find(({ id }) => id === quantity);
  if (outcome) return `${outcome.label} (${detail})`;
  return quantity === 'cpu' ? `CPU of ${detail}` : metric;
}
