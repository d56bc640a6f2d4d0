import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  readConfiguration,
  readConfigurations,
  WASM_FILE,
} from '../../../scripts/replay/catalogue';
import { applySettings } from '../../../scripts/replay/options';
import { replicateToEnd } from '../../../src/simulator/replicate';
import type { Run } from '../../../src/simulator/types';
import { bindSimulator, loadSimulator, type Simulator } from '../../../src/simulator/wasm';
import { readNotes } from '../../../src/simulator/watch/notes';
import { watchRun } from '../../../src/simulator/watch/watchRun';
import { fakeModule } from './fakeModule';

const runOf = (name: string): Run => {
  const { study, values } = applySettings(readConfiguration(name));
  return { study, values, seed: 1, replication: 0, protocol: 'preview' };
};
const stretch = { fromMs: 30_000, untilMs: 40_000 };

let simulator: Simulator;

beforeAll(async () => {
  simulator = await loadSimulator(readFileSync(WASM_FILE));
});

describe('a watched run', () => {
  it('gives the report of the run that nobody watches', () => {
    const watched = watchRun(simulator, runOf('low-latency/20-A'), stretch);
    expect(watched?.report).toEqual(replicateToEnd(simulator, runOf('low-latency/20-A')));
  });

  it('tells of all messages of the stretch, in parts that the report names', () => {
    const watched = watchRun(simulator, runOf('low-latency/20-A'), stretch);
    if (watched === null) throw new Error('20-A can be watched');
    const notes = readNotes(watched.notes);
    const stages = watched.report.stages ?? [];
    for (const { fromMs, toMs, part, host } of notes) {
      expect(toMs).toBeGreaterThan(fromMs);
      expect(toMs > stretch.fromMs && fromMs < stretch.untilMs).toBe(true);
      expect(part).toBeLessThan(stages.length);
      expect(host).toBeLessThan(7);
    }
    const backend = stages.findIndex(({ id }) => id === 'backendDelay');
    const answered = notes.filter(
      ({ part, toMs }) => part === backend && toMs >= stretch.fromMs && toMs < stretch.untilMs,
    );
    const seconds = (stretch.untilMs - stretch.fromMs) / 1000;
    const rate = watched.report.metrics['throughput.mean'] ?? 0;
    expect(answered.length / seconds / rate).toBeCloseTo(1, 1);
  });

  it('is null where a study or an older simulator notes nothing', () => {
    const other = readConfigurations().find(({ scenario }) => scenario.startsWith('scale-up/'));
    expect(watchRun(simulator, runOf(other?.scenario ?? ''), stretch)).toBeNull();
    const { exports, alive } = fakeModule();
    const run: Run = { ...runOf('low-latency/20-A'), values: [3, 5] };
    expect(watchRun(bindSimulator(exports), run, stretch)).toBeNull();
    expect(alive.size).toBe(0);
  });
});
