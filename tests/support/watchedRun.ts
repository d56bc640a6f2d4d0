import { readFileSync } from 'node:fs';
import { readConfiguration, WASM_FILE } from '../../scripts/replay/catalogue';
import { applySettings } from '../../scripts/replay/options';
import type { Report } from '../../src/simulator/report';
import { loadSimulator } from '../../src/simulator/wasm';
import { watchRun } from '../../src/simulator/watch/watchRun';
import { NOTED, readWatched, type WatchedRun } from '../../src/studies/low-latency/watch/run';

/** A published configuration of the low-latency study, run with its messages noted. */
export async function watchedRun(row: string): Promise<{ run: WatchedRun; report: Report }> {
  const simulator = await loadSimulator(readFileSync(WASM_FILE));
  const { study, values } = applySettings(readConfiguration(`low-latency/${row}`));
  const one = { study, values, seed: 1, replication: 0, protocol: 'study' as const };
  const watched = watchRun(simulator, one, NOTED);
  if (watched === null) throw new Error(`${row} can be watched`);
  return { run: readWatched(watched, true), report: watched.report };
}
