import type { UserPoint } from '../../charts/plane/ConfigurationCurve';

/** One configuration simulated at several numbers of virtual users. */
export interface UsersCurve {
  /** Such as "low-latency/4-D". */
  base: string;
  modelVersion: string;
  seed: number;
  replications: number;
  /** Medians, ascending by users. */
  points: readonly UserPoint[];
}

/** Below static/data. */
export const USERS_CURVE_FILE = 'curves/users-4-D.json';
