import { readFileSync } from 'node:fs';
import { WASM_FILE } from '../../scripts/replay/catalogue';
import { storeHere } from '../../scripts/replay/store';
import type { Simulate } from '../../src/simulator/batch/simulate';
import { replicateToEnd } from '../../src/simulator/replicate';
import type { Report } from '../../src/simulator/report';
import type { Run } from '../../src/simulator/types';
import { loadSimulator, type Simulator } from '../../src/simulator/wasm';

/** A simulator in this process, one run after another, those in the store taken from there; `made` is told of each. */
export function simulateHere(made: (run: Run, report: Report) => void = () => {}): Simulate {
  const loaded = loadSimulator(readFileSync(WASM_FILE));
  const store = storeHere();
  const reportOf = (simulator: Simulator, run: Run): Report => {
    const known = store?.find(run);
    if (known) return known.report;
    const before = process.cpuUsage();
    const report = replicateToEnd(simulator, run);
    const { user, system } = process.cpuUsage(before);
    store?.keep(run, { report, cpuMs: (user + system) / 1000 });
    return report;
  };
  return async (runs, { onFinished, signal } = {}) => {
    const simulator = await loaded;
    return runs.map((run, index) => {
      signal?.throwIfAborted();
      const report = reportOf(simulator, run);
      made(run, report);
      onFinished?.(index, report);
      return report;
    });
  };
}
