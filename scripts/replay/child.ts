/** A child process of the pool: simulates the runs it is sent, one after another. */
import { replicateToEnd } from '../../src/simulator/replicate';
import type { Report } from '../../src/simulator/report';
import type { Run } from '../../src/simulator/types';
import { simulatorOf } from './simulators';

export type ChildAnswer = { report: Report; cpuMs: number } | { error: string };

async function answer(run: Run): Promise<ChildAnswer> {
  try {
    const loaded = await simulatorOf(run);
    const before = process.cpuUsage();
    const report = replicateToEnd(loaded, run);
    const { user, system } = process.cpuUsage(before);
    return { report, cpuMs: (user + system) / 1000 };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', async (run: Run) => process.send?.(await answer(run)));
