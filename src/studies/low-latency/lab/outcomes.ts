import type { Outcome, Statistic } from '../../../lab/types';

const OUTCOMES = [
  { id: 'throughput', label: 'Throughput', unit: 'messages/s' },
  { id: 'requestTime', label: 'Request', unit: 'ms' },
  { id: 'responseTime', label: 'Response', unit: 'ms' },
  { id: 'roundtripTime', label: 'Roundtrip', unit: 'ms' },
] as const;

/** The four outcomes the study prints for every configuration. */
export const outcomesFor = (statistic: Statistic): Outcome[] =>
  OUTCOMES.map((outcome) => ({ ...outcome, metric: `${outcome.id}.${statistic}` }));
