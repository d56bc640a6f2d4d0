import { readFileSync } from 'node:fs';
import { WASM_FILE } from '../../scripts/replay/catalogue';
import type { Simulate } from '../../src/simulator/batch/simulate';
import { replicateToEnd } from '../../src/simulator/replicate';
import type { Report } from '../../src/simulator/report';
import type { Run } from '../../src/simulator/types';
import { loadSimulator } from '../../src/simulator/wasm';

/** A simulator in this process, one run after another; `made` is told of each. */
export function simulateHere(made: (run: Run, report: Report) => void = () => {}): Simulate {
  const loaded = loadSimulator(readFileSync(WASM_FILE));
  return async (runs, { onFinished, signal } = {}) => {
    const simulator = await loaded;
    return runs.map((run, index) => {
      signal?.throwIfAborted();
      const report = replicateToEnd(simulator, run);
      made(run, report);
      onFinished?.(index, report);
      return report;
    });
  };
}
