import type { PoolPoint } from '../../../charts/curves/PoolCliff';

/** One run simulated with pools of several sizes, every replication kept. */
export interface PoolCliffFile {
  /** Such as "worker-threads/100". */
  base: string;
  modelVersion: string;
  seed: number;
  /** Ascending by size. */
  points: readonly PoolPoint[];
}

/** Below static/data. */
export const POOL_CLIFF_FILE = 'curves/worker-threads-cliff.json';
