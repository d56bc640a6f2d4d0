/** Seeks the best scenario of a study under limits, and says how sure that is. */
import { seek } from '../src/explore/seek/seek';
import type { Simulate } from '../src/simulator/batch/simulate';
import { UsageError } from './replay/options';
import { ProcessPool } from './replay/pool';
import { readOptions } from './seek/options';
import { toJson } from './seek/print';

async function main(args: readonly string[]): Promise<void> {
  const { study, question, json } = readOptions(args);
  const pool = new ProcessPool();
  const simulate: Simulate = async (runs, { onFinished } = {}) =>
    (await pool.simulate(runs, onFinished)).map(({ report }) => report);
  try {
    const answer = await seek(study, question, simulate);
    console.log(
      json
        ? JSON.stringify(toJson(study, question, answer), null, 1)
        : JSON.stringify(toJson(study, question, answer)),
    );
  } finally {
    pool.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
});
