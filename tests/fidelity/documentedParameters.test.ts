import { mean } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { readData, readTestCases } from '../../scripts/dataFiles';
import { readParametersOf } from '../../scripts/evidenceSource';
import { valuesOf } from '../../src/studies/low-latency/pages/valuesOf';
import { resultsOf } from './study';

const printed = valuesOf(...readTestCases(), readData('low-latency/analysis.json'));
const parameters = new Map(readParametersOf('low-latency').map(({ id, value }) => [id, value]));
const parameter = (id: string): number => parameters.get(id) ?? Number.NaN;
const best = resultsOf('low-latency').find(({ scenario }) => scenario === 'low-latency/20-A');
const bestThroughput = printed('20-A', 'throughput.median');

const PAGE_KB = 8;

/** To as many decimals as the parameter has. */
describe('documented parameters of the storage', () => {
  it.each([
    ['log_write_ms', printed('logFile', 'storage.serviceTime.average'), 2],
    ['checkpoint_write_ms', printed('dataFile', 'storage.serviceTime.current'), 2],
    ['checkpoint_rate', printed('dataFile', 'storage.ioPerSecond.current') / 1000, 3],
    ['checkpoint_pages', printed('dataFile', 'storage.ioSize.current') / PAGE_KB, 2],
    ['checkpoint_writes', printed('dataFile', 'storage.ioPerSecond.average') / bestThroughput, 1],
  ])('%s is that of Table 92', (id, value, decimals) => {
    expect(parameter(id)).toBeCloseTo(value, decimals);
  });
});

describe('the documented work of a tracking host instance', () => {
  it('is that of the computer that only tracks in test case 1', () => {
    const [baseline] = readTestCases();
    const tracks = baseline?.topology.machines.find(({ roles }) => roles.join() === 'track');
    if (!tracks?.processors) throw new Error('No computer of test case 1 only tracks.');
    const perRoundtripMs = ['1-A', '1-B', '1-C'].map((row) => {
      const busyMsPerSecond = 10 * printed(row, `cpu.${tracks.name}`) * tracks.processors;
      return busyMsPerSecond / printed(row, 'throughput.mean');
    });
    expect(parameter('track_cpu_ms')).toBeCloseTo(mean(perRoundtripMs) ?? Number.NaN, 1);
  });
});

describe('the transaction log of the best configuration', () => {
  it('is written less often than Table 92 prints: what else writes it, and at which throughput, is not printed', () => {
    const log = best?.summary.resources.find(({ id }) => id === 'log');
    const perSecond = (10 * (log?.utilisationPercent ?? Number.NaN)) / parameter('log_write_ms');
    const ratio = perSecond / printed('logFile', 'storage.ioPerSecond.average');
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThanOrEqual(1);
  });
});
