import type { Quantity } from '../../../../comparison/types';

/** Short heads for dense tables, with the unit of the measured values. */
export const SHORT_QUANTITIES: Readonly<Record<Quantity, { label: string; unit: string }>> = {
  throughput: { label: 'Throughput', unit: 'messages/s' },
  requestTime: { label: 'Request', unit: 'ms' },
  responseTime: { label: 'Response', unit: 'ms' },
  roundtripTime: { label: 'Roundtrip', unit: 'ms' },
  messageBoxCpu: { label: 'MessageBox CPU', unit: '%' },
};

/** How far an error strip reaches beyond its tolerance band. */
const REACH = 1.7;

/** Half width of a strip whose quantity has no tolerance. */
const REACH_WITHOUT_TOLERANCE = 0.3;

/** Half width of an error strip, relative. */
export const reachOf = (tolerance: number | null): number =>
  tolerance === null ? REACH_WITHOUT_TOLERANCE : REACH * tolerance;
