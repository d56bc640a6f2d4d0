import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration, WASM_FILE } from '../../../scripts/replay/catalogue';
import { applySettings, readSettings } from '../../../scripts/replay/options';
import { replicateToEnd } from '../../../src/simulator/replicate';
import { summarise } from '../../../src/simulator/summarise';
import type { Protocol, Summary } from '../../../src/simulator/types';
import { bindSimulator, type Simulator, type SimulatorExports } from '../../../src/simulator/wasm';
import { effectText } from '../../../src/studies/low-latency/lab/effectText';
import { limitOf, limitText } from '../../../src/studies/low-latency/lab/limitText';

let simulator: Simulator;

beforeAll(async () => {
  const { instance } = await WebAssembly.instantiate(readFileSync(WASM_FILE), {});
  simulator = bindSimulator(instance.exports as unknown as SimulatorExports);
});

function simulate(base: string, settings: readonly string[], protocol: Protocol): Summary {
  const configuration = readConfiguration(`low-latency/${base}`);
  const { study, values } = applySettings(
    configuration,
    readSettings(configuration.schema, settings),
  );
  const run = { study, values, seed: 1, replication: 0, protocol };
  return summarise(1, [replicateToEnd(simulator, run)]);
}

const roundtripMs = ({ stages = [] }: Summary) =>
  stages.reduce((sum, { meanMs }) => sum + meanMs, 0);

/** How many times faster messages are, or more get through: one bottleneck less may serve either. */
function betterment(before: Summary, after: Summary): number {
  const perSecond = ({ metrics }: Summary) => metrics['throughput.mean']?.mean ?? 0;
  return Math.max(roundtripMs(before) / roundtripMs(after), perSecond(after) / perSecond(before));
}

/** Pools of the hosts, each with a setting that gives plenty of it. */
const PLENTY = [
  'httpOutMaxConnection=200',
  'ioThreads=200',
  'messagingThreads=100',
  'workerThreads=300',
  'requestQueueSize=4096',
  'httpOutInflight=2000',
  'httpBatchSize=1',
];

describe('what limits', () => {
  it.each([
    ['20-A', ['httpOutMaxConnection=1'], 'connections', 'httpOutMaxConnection=200'],
    ['20-A', ['virtualUsers=20', 'httpBatchSize=17'], 'requestBatch', 'httpBatchSize=1'],
    ['20-A', ['virtualUsers=20', 'requestQueueSize=1'], 'admission', 'requestQueueSize=4096'],
    ['20-A', ['httpOutInflight=1'], 'inflight', 'httpOutInflight=2000'],
    ['1-A', ['messagingThreads=1'], 'completionThreads', 'messagingThreads=100'],
  ])('of %s with %s is what helps if there is more of it', (base, settings, awaited, more) => {
    const before = simulate(base, settings, 'preview');
    expect(limitOf(before)?.awaited).toBe(awaited);
    expect(limitText(before)).toMatch(/essages wait longest |What grows is the wait /);
    const name = (setting: string) => setting.split('=')[0];
    const helps = PLENTY.map((plenty) => {
      const others = settings.filter((setting) => name(setting) !== name(plenty));
      return { plenty, times: betterment(before, simulate(base, [...others, plenty], 'preview')) };
    });
    const best = helps.reduce((top, one) => (one.times > top.times ? one : top));
    expect(best.plenty).toBe(more);
    expect(best.times).toBeGreaterThan(1.1);
  });
});

describe('a backlog that grows', () => {
  it('is told as such, and nothing is subtracted from it', () => {
    const steady = simulate('1-A', [], 'preview');
    const growing = simulate('1-A', ['messagingThreads=1'], 'preview');
    expect([steady.status, growing.status]).toEqual(['done', 'unstable']);
    expect(limitText(growing)).toMatch(
      /^The system does not keep up: up to [\d,]+ messages were in the application queue, \d+ s of throughput\. What grows is the wait for a pool thread/,
    );
    const effects = (before: Summary, now: Summary) => effectText(before, now, 'mean');
    expect(effects(steady, growing)).toBe('the system no longer keeps up');
    expect(effects(growing, steady)).toBe('the system keeps up again');
    expect(effects(growing, growing)).toBe('the system still does not keep up');
    expect(effects(steady, steady)).toContain('waiting 0');
  });
});

describe('percentiles of single messages', () => {
  it('stand in order where windows and messages differ', () => {
    const { metrics } = simulate(
      '20-A',
      ['virtualUsers=6', 'thinkTimeMs=200', 'httpOutCompleteSize=5'],
      'study',
    );
    const of = (name: string) => metrics[`roundtripTime.${name}`]?.mean ?? 0;
    expect(of('p50')).toBeGreaterThan(0);
    expect(of('p90')).toBeGreaterThan(of('p50'));
    // Readings are means of two seconds, which few long roundtrips pull up: read off them, p50 would be their median.
    expect(of('median')).toBeGreaterThan(1.1 * of('p50'));
  });
});
