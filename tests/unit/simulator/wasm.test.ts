import { afterEach, describe, expect, it } from 'vitest';
import { ABI_VERSION } from '../../../src/simulator/abiVersion';
import { RefusedScenarioError } from '../../../src/simulator/errors';
import { replicate, replicateToEnd } from '../../../src/simulator/replicate';
import type { Run } from '../../../src/simulator/types';
import { UnavailableError } from '../../../src/simulator/unavailable';
import { bindSimulator, loadSimulator } from '../../../src/simulator/wasm';
import { DAMAGED, NO_WEBASSEMBLY, OTHER_VERSION } from '../../../src/simulator/whatFailed';
import { fakeModule } from './fakeModule';

const run: Run = { study: 'capacity', values: [3, 5], seed: 7, replication: 2, protocol: 'study' };

describe('bindSimulator', () => {
  it('passes the run on and reads the report', () => {
    const { exports, created } = fakeModule();
    const report = replicateToEnd(bindSimulator(exports), run);
    expect(created).toEqual([{ study: 1, values: [3, 5], seed: 7, replication: 2, protocol: 0 }]);
    expect(report.digest).toBe('0000000000001b5a');
  });

  it('names the preview protocol by its code', () => {
    const { exports, created } = fakeModule();
    replicateToEnd(bindSimulator(exports), { ...run, protocol: 'preview' });
    expect(created[0]?.protocol).toBe(1);
  });

  it('keeps a text after the memory grew', () => {
    const simulator = bindSimulator(fakeModule().exports);
    const first = simulator.schemaJson();
    simulator.schemaJson();
    expect(JSON.parse(first)).toEqual([{ study: 'low-latency' }, { study: 'capacity' }]);
  });

  it('turns a refusal into an error that names knob, value and what is accepted', () => {
    const simulator = bindSimulator(fakeModule().exports);
    const start = () => simulator.start({ ...run, values: [-1, 5] });
    expect(start).toThrow(RefusedScenarioError);
    expect(start).toThrow('virtualUsers cannot be -1: accepted is 1 to 200.');
  });

  it('frees a simulation once and refuses to use it afterwards', () => {
    const { exports, alive } = fakeModule();
    const simulation = bindSimulator(exports).start(run);
    expect(alive.size).toBe(1);
    simulation.dispose();
    simulation.dispose();
    expect(alive.size).toBe(0);
    expect(() => simulation.advance(1)).toThrow('disposed');
    expect(() => simulation.report()).toThrow('disposed');
  });
});

describe('a module that cannot free a simulation, as was seen in WebKit', () => {
  const stuck = () => {
    const { exports } = fakeModule();
    const destroy = () => {
      throw new WebAssembly.RuntimeError('Out of bounds memory access');
    };
    return { ...exports, destroy };
  };

  it('gives the finished result all the same', () => {
    expect(replicateToEnd(bindSimulator(stuck()), run).digest).toBe('0000000000001b5a');
  });

  it('leaves the error that ended the run as it is', () => {
    const advance = () => {
      throw new RangeError('too deep');
    };
    expect(() => replicateToEnd(bindSimulator({ ...stuck(), advance }), run)).toThrow('too deep');
  });
});

describe('replicate', () => {
  it('reports progress between steps and frees the simulation at the end', () => {
    const { exports, alive } = fakeModule();
    const steps = replicate(bindSimulator(exports), run, 10);
    const shares: number[] = [];
    let next = steps.next();
    while (!next.done) {
      shares.push(next.value.progress);
      next = steps.next();
    }
    expect(shares).toEqual([0.25, 0.5, 0.75]);
    expect(next.value.status).toBe('done');
    expect(alive.size).toBe(0);
  });

  it('frees the simulation when the caller stops early', () => {
    const { exports, alive } = fakeModule();
    for (const { progress } of replicate(bindSimulator(exports), run, 10)) {
      if (progress >= 0.25) break;
    }
    expect(alive.size).toBe(0);
  });
});

describe('a module of another version', () => {
  it.each([
    ['newer', () => ABI_VERSION + 1],
    ['older', () => ABI_VERSION - 1],
    ['without a version', undefined],
  ])('is refused when it is %s', (_what, abi_version) => {
    const exports = { ...fakeModule().exports, abi_version };
    expect(() => bindSimulator(exports)).toThrow(new UnavailableError(OTHER_VERSION));
  });
});

describe('loadSimulator', () => {
  const { WebAssembly: engine } = globalThis;
  afterEach(() => {
    globalThis.WebAssembly = engine;
  });

  it.each([
    ['a page in place of the module', new TextEncoder().encode('<!doctype html>')],
    ['half a module', new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1])],
    ['nothing', new Uint8Array()],
  ])('tells readers that %s is no simulator', async (_what, bytes) => {
    await expect(loadSimulator(bytes)).rejects.toThrow(DAMAGED);
  });

  it('tells readers that the browser has no WebAssembly', async () => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
    await expect(loadSimulator(new Uint8Array())).rejects.toThrow(NO_WEBASSEMBLY);
  });
});
