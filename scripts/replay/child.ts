/** A child process of the pool: simulates the runs it is sent, one after another. */
import { readFileSync } from 'node:fs';
import { replicateToEnd } from '../../src/simulator/replicate';
import type { Report } from '../../src/simulator/report';
import type { Run } from '../../src/simulator/types';
import { loadSimulator } from '../../src/simulator/wasm';
import { WASM_FILE } from './catalogue';

export type ChildAnswer = { report: Report; cpuMs: number } | { error: string };

const simulators = new Map<string, ReturnType<typeof loadSimulator>>();

function simulatorOf({ simulator: file = WASM_FILE }: Run) {
  const simulator = simulators.get(file) ?? loadSimulator(readFileSync(file));
  simulators.set(file, simulator);
  return simulator;
}

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
