import { readFileSync } from 'node:fs';
import { readConfiguration, WASM_FILE } from '../../scripts/replay/catalogue';
import { applySettings } from '../../scripts/replay/options';
import type { KnobValues } from '../../src/scenario/schema';
import type { Report } from '../../src/simulator/report';
import { loadSimulator } from '../../src/simulator/wasm';
import { watchRun } from '../../src/simulator/watch/watchRun';
import { watched as lowLatency } from '../../src/studies/low-latency/watch';
import { type Read, readWatched } from '../../src/watch/run/read';
import type { WatchedStudy } from '../../src/watch/run/study';

interface Seen extends Read {
  report: Report;
  values: KnobValues;
}

/** A published scenario, perhaps with other settings, run with its messages noted around an instant, ms. */
export async function watchedScenario(
  study: WatchedStudy,
  name: string,
  atMs: number | null = null,
  changes: KnobValues = {},
): Promise<Seen> {
  const simulator = await loadSimulator(readFileSync(WASM_FILE));
  const configuration = readConfiguration(name);
  const knobs = { ...configuration.values, ...changes };
  const { values } = applySettings(configuration, changes);
  const one = { study: study.id, values, seed: 1, replication: 0, protocol: 'study' as const };
  const watched = watchRun(simulator, one, study.choiceAt(atMs));
  if (watched === null) throw new Error(`${name} can be watched`);
  const read = readWatched(study, watched, knobs);
  return { ...read, report: watched.report, values: knobs };
}

/** A published configuration of the low-latency study, perhaps with other settings. */
export const watchedRun = (row: string, changes: KnobValues = {}): Promise<Seen> =>
  watchedScenario(lowLatency, `low-latency/${row}`, null, changes);
