import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfiguration, WASM_FILE } from '../../../scripts/replay/catalogue';
import { createBridge } from '../../../src/python/simulatorBridge';
import { apply } from '../../../src/scenario/scenario';
import { replicateToEnd } from '../../../src/simulator/replicate';
import { loadSimulator } from '../../../src/simulator/wasm';

const simulator = await loadSimulator(readFileSync(WASM_FILE));
const bridge = createBridge(simulator);
const { schema, values } = readConfiguration('scale-up/S1');

describe('the bridge to Python', () => {
  it('hands over knobs and parameters as text', () => {
    expect(bridge.schemas()).toBe(simulator.schemaJson());
    expect(Object.keys(JSON.parse(bridge.parameters()))).toContain('low-latency');
  });

  it('runs a replication to its end', () => {
    const settled = apply(schema, values, {});
    const report = JSON.parse(bridge.run('scale-up', settled, 7, 1, true));
    const run = { seed: 7, replication: 1, protocol: 'preview' } as const;
    expect(report).toEqual(
      replicateToEnd(simulator, { ...run, study: 'scale-up', values: settled }),
    );
  });

  it('answers refused values as the module does', () => {
    const { error } = JSON.parse(bridge.run('scale-up', [0], 1, 0, false));
    expect(Object.keys(error).sort()).toEqual(['accepted', 'knob', 'value']);
  });
});
