import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration, WASM_FILE } from '../../../scripts/replay/catalogue';
import { applySettings } from '../../../scripts/replay/options';
import { replicateToEnd } from '../../../src/simulator/replicate';
import type { Run } from '../../../src/simulator/types';
import { bindSimulator, loadSimulator, type Simulator } from '../../../src/simulator/wasm';
import { watchRun } from '../../../src/simulator/watch/watchRun';
import { fakeModule } from './fakeModule';

const runOf = (name: string): Run => {
  const { study, values } = applySettings(readConfiguration(name));
  return { study, values, seed: 1, replication: 0, protocol: 'preview' };
};
const stretch = { fromMs: 30_000, untilMs: 90_000 };
const fixed = { kind: 'fixed' as const, stretch, leadMs: 0 };

let simulator: Simulator;

beforeAll(async () => {
  simulator = await loadSimulator(readFileSync(WASM_FILE));
});

describe('a watched run', () => {
  it('gives the report of the run that nobody watches', () => {
    const watched = watchRun(simulator, runOf('low-latency/20-A'), fixed);
    expect(watched?.report).toEqual(replicateToEnd(simulator, runOf('low-latency/20-A')));
  });

  it('tells of all messages of the stretch, in parts that the report names', () => {
    const watched = watchRun(simulator, runOf('low-latency/20-A'), fixed);
    if (watched === null) throw new Error('20-A can be watched');
    const { message, part, host, fromMs, toMs } = watched.ofMessages;
    const stages = watched.report.stages ?? [];
    const rows = [...message.keys()];
    for (const row of rows) {
      const [begin = 0, end = 0] = [fromMs[row], toMs[row]];
      expect(end).toBeGreaterThan(begin);
      expect(end > stretch.fromMs && begin < stretch.untilMs).toBe(true);
      expect(part[row]).toBeLessThan(stages.length);
      expect(host[row]).toBeLessThan(7);
    }
    const backend = stages.findIndex(({ id }) => id === 'backendDelay');
    const isInside = (timeMs = 0) => timeMs >= stretch.fromMs && timeMs < stretch.untilMs;
    const answered = rows.filter((row) => part[row] === backend && isInside(toMs[row]));
    const seconds = (stretch.untilMs - stretch.fromMs) / 1000;
    const rate = watched.report.metrics['throughput.mean'] ?? 0;
    expect(answered.length / seconds / rate).toBeCloseTo(1, 1);
  });

  it('is null where a study or an older simulator notes nothing', () => {
    // The preview of the capacity study goes in steps, not message by message.
    expect(watchRun(simulator, runOf('capacity/sustainable'), fixed)).toBeNull();
    const { exports, alive } = fakeModule();
    const run: Run = { ...runOf('low-latency/20-A'), values: [3, 5] };
    expect(watchRun(bindSimulator(exports), run, fixed)).toBeNull();
    expect(alive.size).toBe(0);
  });

  const threads = { ...runOf('worker-threads/200'), protocol: 'study' as const };
  const around = (atMs: number | null) =>
    watchRun(simulator, threads, {
      kind: 'containing',
      atMs,
      incident: 'Host instance is down',
      otherwiseMs: 5000,
      lengthMs: 10_000,
    });

  it('looks where an instant is, or at the first incident of a name, or at the end', () => {
    expect(around(123_456)?.stretch).toEqual({ fromMs: 120_000, untilMs: 130_000 });
    const first = around(null);
    const down = first?.report.incidents?.find(({ label }) => label === 'Host instance is down');
    const incident = down?.startMs ?? Number.NaN;
    expect(first?.stretch.fromMs).toBeLessThanOrEqual(incident);
    expect(first?.stretch.untilMs).toBeGreaterThan(incident);
    const end = first?.report.simulatedMs ?? 0;
    expect(around(10 * end)?.stretch).toEqual({ fromMs: end - 10_000, untilMs: end });
    expect(around(-5)?.stretch.fromMs).toBe(0);
    const calm = watchRun(simulator, threads, {
      kind: 'containing',
      atMs: null,
      incident: 'none',
      otherwiseMs: 25_000,
      lengthMs: 10_000,
    });
    expect(calm?.stretch.fromMs).toBe(20_000);
  });

  it('has notes of what led to its stretch, and none of before', () => {
    expect(around(300_000)?.notedFromMs).toBe(290_000);
    const led = watchRun(simulator, runOf('low-latency/20-A'), { ...fixed, leadMs: 1000 });
    const earliest = led?.ofMessages.toMs.reduce((least, end) => Math.min(least, end));
    expect(led?.notedFromMs).toBe(29_000);
    expect(earliest).toBeGreaterThan(29_000);
    expect(earliest).toBeLessThan(29_100);
  });
});
