import { ABI_VERSION } from '../../../src/simulator/abiVersion';
import type { Report } from '../../../src/simulator/report';
import type { SimulatorExports } from '../../../src/simulator/wasm';

const PUBLISH = { id: 'publish', label: 'Publish', kind: 'work', waitsFor: null } as const;

/** What the fake module was asked to do. */
export interface FakeModule {
  exports: SimulatorExports;
  /** Handles that are still alive. */
  alive: Set<number>;
  created: {
    study: number;
    values: number[];
    seed: number;
    replication: number;
    protocol: number;
  }[];
}

/** A report with every part filled in; `seed` and `replication` vary the numbers. */
export function fakeReport(
  seed: number,
  replication: number,
  status: Report['status'] = 'done',
): Report {
  return {
    modelVersion: 'fake',
    digest: (seed * 1000 + replication).toString(16).padStart(16, '0'),
    status,
    unstableReason: status === 'unstable' ? 'A queue is full.' : null,
    simulatedMs: 1000,
    events: 100 + replication,
    metrics: { 'throughput.median': 90 + replication, 'roundtripTime.median': 300 + seed, p: null },
    distribution: { binMs: 20, counts: [1, 2 + replication] },
    stages: [
      { ...PUBLISH, path: 'request', meanMs: 10 + replication },
      { ...PUBLISH, path: 'response', meanMs: 20 + replication },
    ],
    machines: [
      {
        name: 'BPI8X-O01',
        group: 'database',
        roles: ['messagebox'],
        processors: 4,
        cpuPercent: 50 + replication,
      },
    ],
    resources: [
      { id: 'lock', label: 'Publish lock', utilisationPercent: 60, waitMs: replication },
      { id: 'dispatcher', label: 'First', utilisationPercent: 50, waitMs: 1 },
      { id: 'dispatcher', label: 'Second', utilisationPercent: 45 + 30 * replication, waitMs: 2 },
    ],
    series: {
      stepMs: 3000,
      roundtripMs: [replication, null],
      throughputPerSecond: [1, 2],
      applicationQueue: [3, 4],
      spool: [5, 6],
      checkpointMs: [0],
    },
    protocol: { rampUpMs: 1, steadyMs: 2, rampDownMs: 1, rampsCount: true },
  };
}

const STEPS_TO_END = 4;
const INPUT_AT = 16;
const KNOWN_VALUES = 2;

/** Exports that behave like the module: a run ends after four steps, `values[0] < 0` is refused, and memory grows at every text. */
export function fakeModule(): FakeModule {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const alive = new Set<number>();
  const created: FakeModule['created'] = [];
  const steps = new Map<number, number>();
  let outputAt = 1024;
  let outputLength = 0;
  let inputCount = 0;

  const put = (text: string): number => {
    memory.grow(1);
    const bytes = new TextEncoder().encode(text);
    outputAt = memory.buffer.byteLength - 65_536;
    new Uint8Array(memory.buffer, outputAt, bytes.length).set(bytes);
    outputLength = bytes.length;
    return bytes.length;
  };

  const exports: SimulatorExports = {
    memory,
    abi_version: () => ABI_VERSION,
    input(count) {
      inputCount = count;
      return INPUT_AT;
    },
    output: () => outputAt,
    schema: () => put('[{"study":"low-latency"},{"study":"capacity"}]'),
    parameters: () => put('{"low-latency":[]}'),
    output_length: () => outputLength,
    create(study, seed, replication, protocol) {
      const values = [...new Float64Array(memory.buffer, INPUT_AT, inputCount)];
      if (inputCount !== KNOWN_VALUES || (values[0] ?? 0) < 0) {
        put(
          JSON.stringify({
            error: { knob: 'virtualUsers', value: values[0], accepted: '1 to 200' },
          }),
        );
        return 0;
      }
      created.push({ study, values, seed, replication, protocol });
      const handle = created.length;
      alive.add(handle);
      steps.set(handle, 0);
      return handle;
    },
    advance(handle) {
      if (!alive.has(handle)) return 3;
      const taken = (steps.get(handle) ?? 0) + 1;
      steps.set(handle, taken);
      return taken >= STEPS_TO_END ? 1 : 0;
    },
    progress: (handle) => (steps.get(handle) ?? 0) / STEPS_TO_END,
    report(handle) {
      const run = created[handle - 1];
      if (run === undefined) return put('{}');
      return put(JSON.stringify(fakeReport(run.seed, run.replication)));
    },
    destroy: (handle) => {
      alive.delete(handle);
    },
  };
  return { exports, alive, created };
}
