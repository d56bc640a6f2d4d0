import type { Role } from './types';

/** What the calibration fits, if with different weights; counts and percentiles are left to prediction. */
const FITTED = [
  /^(throughput|requestTime|responseTime|roundtripTime)\.(mean|median)$/,
  /^cpu\.BPI(4X-C02|4X-O02|4X-O03|2X-C05|2X-C06|4X-A02|8X-O01|8X-M01)$/,
];

const isFitted = (metric: string): boolean => FITTED.some((pattern) => pattern.test(metric));

/** The role of a metric that is or is not reproduced, with or without a reference to be fitted to. */
export function roleOf(metric: string, reproduced: boolean, hasReference: boolean): Role {
  if (!reproduced) return 'not-reproduced';
  return hasReference && isFitted(metric) ? 'calibrated' : 'predicted';
}
