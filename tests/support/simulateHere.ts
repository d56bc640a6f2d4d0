import { simulatorOf } from '../../scripts/replay/simulators';
import { storeHere } from '../../scripts/replay/store';
import type { Simulate } from '../../src/simulator/batch/simulate';
import { replicateToEnd } from '../../src/simulator/replicate';
import type { Report } from '../../src/simulator/report';
import type { Run } from '../../src/simulator/types';

/** Simulators in this process, one run after another, those in the store taken from there; `made` is told of each. */
export function simulateHere(made: (run: Run, report: Report) => void = () => {}): Simulate {
  const store = storeHere();
  const reportOf = async (run: Run): Promise<Report> => {
    const known = store?.find(run);
    if (known) return known.report;
    const simulator = await simulatorOf(run);
    const before = process.cpuUsage();
    const report = replicateToEnd(simulator, run);
    const { user, system } = process.cpuUsage(before);
    store?.keep(run, { report, cpuMs: (user + system) / 1000 });
    return report;
  };
  return async (runs, { onFinished, signal } = {}) => {
    const reports: Report[] = [];
    for (const [index, run] of runs.entries()) {
      signal?.throwIfAborted();
      const report = await reportOf(run);
      made(run, report);
      onFinished?.(index, report);
      reports.push(report);
    }
    return reports;
  };
}
