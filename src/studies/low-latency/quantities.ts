import type { Quantity } from '../../comparison/types';

/** The computer that holds the MessageBox databases, by the name its columns carry. */
export const MESSAGEBOX_MACHINE = 'BPI8X-O01';

export const QUANTITIES: readonly Quantity[] = [
  'throughput',
  'requestTime',
  'responseTime',
  'roundtripTime',
  'messageBoxCpu',
];

export const QUANTITY_LABELS: Readonly<Record<Quantity, string>> = {
  throughput: 'Throughput',
  requestTime: 'Request time',
  responseTime: 'Response time',
  roundtripTime: 'Roundtrip time',
  messageBoxCpu: 'MessageBox CPU',
};

/** Largest relative error that counts as reproduced, the same for every configuration. */
export const TOLERANCES: Readonly<Record<Quantity, number>> = {
  throughput: 0.1,
  requestTime: 0.15,
  responseTime: 0.15,
  roundtripTime: 0.15,
  messageBoxCpu: 0.1,
};

/** Times of which the simulator also gives percentiles; the study prints none. */
const TIMES = ['requestTime', 'responseTime', 'roundtripTime'] as const;

/** Percentiles the study does not print, shown beside what it does. */
export const UNPRINTED_METRICS: readonly string[] = TIMES.flatMap((time) => [
  `${time}.p50`,
  `${time}.p90`,
  `${time}.p95`,
]);

/**
 * The metric by which a quantity of a configuration is judged: the median, which quiet and
 * disturbed runs share, or the mean where the study prints only that.
 */
export function judgedMetric(
  quantity: Quantity,
  measured: Readonly<Record<string, number | null>>,
): string {
  if (quantity === 'messageBoxCpu') return `cpu.${MESSAGEBOX_MACHINE}`;
  const median = `${quantity}.median`;
  return typeof measured[median] === 'number' ? median : `${quantity}.mean`;
}
