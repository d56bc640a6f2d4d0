/**
 * Prints what a replay costs, as seconds and as a ratio to a reference loop timed in the same run,
 * and how long first numbers take. Nothing is asserted: the figures depend on the machine.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_SEED } from '../src/scenario/scenario';
import { replicateToEnd } from '../src/simulator/replicate';
import type { Run } from '../src/simulator/types';
import { loadSimulator } from '../src/simulator/wasm';
import { cpuSeconds, median, referenceLoop } from './bench/clock';
import { startService } from './bench/firstNumbers';
import { readConfiguration, WASM_FILE } from './replay/catalogue';
import { applySettings } from './replay/options';

const SCENARIO = 'low-latency/20-A';
const REPETITIONS = 5;
/** The kernel, and readers' systems on it. */
const CRATES = ['--package', 'messagebox_sim', '--package', 'messagebox_network'];
const CRATE = path.join(__dirname, '../sim-wasm');

const line = (name: string, figure: string): void => console.log(`${name.padEnd(34)} ${figure}`);
const milliseconds = (ms: number): string => `${ms.toFixed(1)} ms`;

async function main(): Promise<void> {
  const bytes = readFileSync(WASM_FILE);
  const subject = applySettings(readConfiguration(SCENARIO));
  const base = { ...subject, seed: DEFAULT_SEED, replication: 0 };
  const preview: Run = { ...base, protocol: 'preview' };
  const study: Run = { ...base, protocol: 'study' };

  const service = startService(bytes);
  const coldMs = await service.firstNumbersMs(preview);
  const warm: number[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    warm.push(await service.firstNumbersMs(preview));
  }
  service.close();

  const simulator = await loadSimulator(bytes);
  let events = 0;
  const replays: number[] = [];
  const references: number[] = [];
  referenceLoop();
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    references.push(cpuSeconds(referenceLoop));
    replays.push(
      cpuSeconds(() => {
        events = replicateToEnd(simulator, study).events;
      }),
    );
  }
  const replay = median(replays);
  const reference = median(references);

  line('reference loop', `${reference.toFixed(3)} s`);
  line(
    `full replay of ${SCENARIO}`,
    `${replay.toFixed(3)} s of CPU, ${(replay / reference).toFixed(2)} reference loops`,
  );
  line(
    'events',
    `${(events / 1e6).toFixed(2)} million, ${((replay / events) * 1e9).toFixed(0)} ns each`,
  );
  line('first numbers after a change', milliseconds(median(warm)));
  line('first numbers of a cold start', milliseconds(coldMs));

  if (existsSync(path.join(CRATE, 'benches'))) {
    spawnSync('cargo', ['bench', '--quiet', ...CRATES], { cwd: CRATE, stdio: 'inherit' });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
