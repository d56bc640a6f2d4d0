import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '../../../scripts/replay/catalogue';
import { apply } from '../../../src/scenario/scenario';
import { loadSimulator } from '../../../src/simulator/wasm';
import { scenariosText } from '../calibrated';
import { calibrate } from './calibrate';

const ROOT = path.join(__dirname, '../../..');
const MODULE = path.join(ROOT, 'src/simulator/generated/messagebox_sim.wasm');
/** One configuration for each server, one near saturation, and one with several MessageBoxes. */
const SCENARIOS = ['1-A', '9-A', '16-B', '19-D', '20-A'].map((name) => `low-latency/${name}`);

function nativeDigests(): Map<string, string> {
  const printed = calibrate('low-latency', ['digest', ...SCENARIOS], scenariosText);
  const lines = printed.trim().split('\n');
  return new Map(lines.map((line) => line.split(' ') as [string, string]));
}

test('the native build and WebAssembly give the same bits', async () => {
  const simulator = await loadSimulator(readFileSync(MODULE));
  const native = nativeDigests();
  for (const scenario of SCENARIOS) {
    const { schema, values } = readConfiguration(scenario);
    const run = simulator.start({
      study: 'low-latency',
      values: apply(schema, values, {}),
      seed: 1,
      replication: 0,
      protocol: 'study',
    });
    while (run.advance(1_000_000) === 'running');
    expect(run.report().digest, scenario).toBe(native.get(scenario));
    run.dispose();
  }
});
