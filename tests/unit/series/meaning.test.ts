import { describe, expect, it } from 'vitest';
import { type LineName, lineOf } from '../../../src/simulator/series';
import { mean } from '../../../src/simulator/statistics';
import type { Summary } from '../../../src/simulator/types';
import { lineNames, meanOf, publishedSummary } from './distinct';

/** The lines of the first of several replications, held against the means over all of them. */
const near = (value: number, expected: number, share: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(share * Math.abs(expected));

const numbers = (summary: Summary, name: LineName): number[] =>
  lineOf(summary.series, name).flatMap((value) => (value === null ? [] : [value]));
const average = (summary: Summary, name: LineName) => mean(numbers(summary, name));
const highest = (summary: Summary, name: LineName) => Math.max(...numbers(summary, name));

/** The values of the steps between the ramps. */
function steady(summary: Summary, name: LineName): number {
  const { stepMs } = summary.series;
  const { rampUpMs, steadyMs } = summary.protocol;
  const from = Math.ceil(rampUpMs / stepMs);
  const to = Math.floor((rampUpMs + steadyMs) / stepMs);
  return mean(numbers(summary, name).slice(from, to));
}

describe('the lines that the simulator reports mean what their names say', () => {
  it('of the adapter study', () => {
    const summary = publishedSummary('adapters/2kb', 'http-1-way/2006/2kb');
    expect(lineNames(summary).sort()).toEqual([
      'biztalkCpuPercent',
      'documentsPerSecond',
      'messagesInDatabase',
      'queueDepth',
    ]);
    near(steady(summary, 'documentsPerSecond'), meanOf(summary, 'documentsPerSecond'), 0.02);
    near(steady(summary, 'biztalkCpuPercent'), meanOf(summary, 'cpu.biztalk'), 0.02);
    near(steady(summary, 'queueDepth'), meanOf(summary, 'queueDepth'), 0.05);
    near(steady(summary, 'messagesInDatabase'), meanOf(summary, 'messagesInDatabase'), 0.2);
  });

  it('of the capacity study', () => {
    const summary = publishedSummary('capacity/experiments', 'sustainable');
    const burst = publishedSummary('capacity/experiments', 'floodgate');
    expect(lineNames(summary).sort()).toEqual([
      'blockedSessions',
      'diskIdlePercent',
      'lockTimeoutsPerSecond',
      'messageboxCpuPercent',
      'offeredPerSecond',
      'receivedAverage',
      'receivedPerSecond',
      'sessions',
      'spoolRows',
    ]);
    near(average(summary, 'receivedPerSecond'), meanOf(summary, 'receivedPerSecond'), 0.01);
    near(
      numbers(summary, 'receivedAverage').at(-1) ?? 0,
      meanOf(summary, 'receivedPerSecond'),
      0.01,
    );
    near(highest(summary, 'spoolRows'), meanOf(summary, 'spoolRows.peak'), 0.05);
    near(average(summary, 'diskIdlePercent'), meanOf(summary, 'diskIdle.data'), 0.02);
    near(average(summary, 'messageboxCpuPercent'), meanOf(summary, 'cpu.messagebox'), 0.02);
    near(average(summary, 'lockTimeoutsPerSecond'), meanOf(summary, 'lockTimeoutsPerSecond'), 0.02);
    // A burst is offered at once and received as fast as the system can.
    expect(highest(burst, 'offeredPerSecond')).toBeGreaterThan(
      5 * highest(burst, 'receivedPerSecond'),
    );
    near(average(burst, 'offeredPerSecond'), average(burst, 'receivedPerSecond'), 0.01);
    // Who waits for a lock is one of all sessions.
    lineOf(burst.series, 'sessions').forEach((all, step) => {
      expect(lineOf(burst.series, 'blockedSessions')[step]).toBeLessThanOrEqual(all ?? 0);
    });
  });

  it('of the scale-up study', () => {
    const summary = publishedSummary('scale-up/experiments', 'L1');
    expect(lineNames(summary).sort()).toEqual([
      'masterCpuPercent',
      'orchestrationsPerSecond',
      'worker1CpuPercent',
      'worker2CpuPercent',
    ]);
    near(
      steady(summary, 'orchestrationsPerSecond'),
      meanOf(summary, 'orchestrationsPerSecond'),
      0.02,
    );
    near(
      highest(summary, 'orchestrationsPerSecond'),
      meanOf(summary, 'orchestrationsPerSecond.peak'),
      0.05,
    );
    for (const server of ['master', 'worker1', 'worker2'] as const) {
      near(steady(summary, `${server}CpuPercent`), meanOf(summary, `cpu.${server}`), 0.03);
    }
    const servers = ['master', 'worker1', 'worker2'];
    expect(summary.machines.map(({ name }) => name)).toEqual([
      'Master MessageBox',
      'Worker MessageBox 1',
      'Worker MessageBox 2',
    ]);
    summary.machines.forEach(({ cpuPercent }, index) => {
      expect(cpuPercent).toBeCloseTo(meanOf(summary, `cpu.${servers[index]}`), 9);
    });
  });

  it('of the worker-threads study', () => {
    const summary = publishedSummary('worker-threads/experiments', '100');
    const throttled = publishedSummary('worker-threads/experiments', '200-throttled');
    expect(lineNames(summary).sort()).toEqual([
      'completedPerSecond',
      'publishingDelayMs',
      'receivedPerSecond',
      'sentPerSecond',
      'sqlConnections',
      'sqlCpuPercent',
      'waitingForLock',
      'waitingForWorker',
    ]);
    const seconds = summary.protocol.steadyMs / 1000;
    for (const [line, metric] of [
      ['sentPerSecond', 'sent'],
      ['receivedPerSecond', 'received'],
      ['completedPerSecond', 'completed'],
    ] as const) {
      near(seconds * average(summary, line), meanOf(summary, metric), 0.03);
    }
    near(average(summary, 'sqlCpuPercent'), meanOf(summary, 'cpu.sql'), 0.02);
    near(highest(summary, 'sqlConnections'), meanOf(summary, 'sqlConnections.peak'), 0.02);
    near(
      highest(throttled, 'publishingDelayMs'),
      meanOf(throttled, 'publishingDelayMs.peak'),
      0.02,
    );
    // With enough workers for all connections, locks are all there is to wait for.
    expect(highest(summary, 'waitingForWorker')).toBe(0);
    expect(average(summary, 'waitingForLock')).toBeGreaterThan(100);
  });

  it('of the low-latency study', () => {
    const summary = publishedSummary('low-latency/test-case-20', 'A');
    expect(lineNames(summary).sort()).toEqual([
      'applicationQueue',
      'checkpointMs',
      'roundtripMs',
      'spool',
      'throughputPerSecond',
    ]);
    near(steady(summary, 'roundtripMs'), meanOf(summary, 'roundtripTime.mean'), 0.03);
    near(steady(summary, 'throughputPerSecond'), meanOf(summary, 'throughput.mean'), 0.03);
    near(steady(summary, 'applicationQueue'), meanOf(summary, 'applicationQueue.mean'), 0.15);
    near(steady(summary, 'spool'), meanOf(summary, 'inSystem.mean'), 0.1);
  });
});
