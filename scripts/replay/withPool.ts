import type { Simulate } from '../../src/simulator/batch/simulate';
import { ProcessPool } from './pool';

/** Does some work with a simulator that runs on all processors, and ends it. */
export async function withPool<Result>(
  work: (simulate: Simulate) => Promise<Result>,
): Promise<Result> {
  const pool = new ProcessPool();
  try {
    return await work(async (runs, { onFinished } = {}) =>
      (await pool.simulate(runs, onFinished)).map(({ report }) => report),
    );
  } finally {
    pool.close();
  }
}
