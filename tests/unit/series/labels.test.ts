import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../src/charts/frame/format';
import type { Incident } from '../../../src/simulator/report';
import type { Summary } from '../../../src/simulator/types';
import * as adapters from '../../../src/studies/adapters/lab/chartProps';
import { OUTCOMES as adapterOutcomes } from '../../../src/studies/adapters/lab/outcomes';
import { OUTCOMES as capacityOutcomes } from '../../../src/studies/capacity/lab/outcomes';
import { outcomesFor } from '../../../src/studies/low-latency/lab/outcomes';
import * as scaleUp from '../../../src/studies/scale-up/lab/chartProps';
import { OUTCOMES as scaleUpOutcomes } from '../../../src/studies/scale-up/lab/outcomes';
import * as workerThreads from '../../../src/studies/worker-threads/lab/chartProps';
import { OUTCOMES as workerThreadsOutcomes } from '../../../src/studies/worker-threads/lab/outcomes';
import { distinct, drawn, meanOf } from './distinct';
import { cellsOf, every, incident, least, of } from './parts';

describe('the charts of the adapter study', () => {
  const summary = distinct(of.adapters);
  const story = adapters.storyProps(summary);

  it('draw each line under its own label', () => {
    expect(drawn(summary, story.panels)).toEqual([
      ['Documents per second', 'sent', 'series', 'documentsPerSecond'],
      ['Documents waiting', 'at the entrance', 'series', 'queueDepth'],
      ['Documents waiting', 'in the database', 'offered', 'messagesInDatabase'],
    ]);
    expect(story).toMatchObject({ ...every(summary), lanes: [], marks: [] });
  });

  it('tell throughput and what waits at the entrance in the title', () => {
    const [rate, waiting] = ['documentsPerSecond', 'queueDepth'].map((name) =>
      formatNumber(meanOf(summary, name)),
    );
    expect(story.title).toBe(
      `${rate} documents per second, with ${waiting} waiting at the entrance`,
    );
    expect(adapters.storyProps({ ...summary, metrics: {} }).title).toBe(
      '0 documents per second, with 0 waiting at the entrance',
    );
  });

  it('show the processors of each server, of which none is printed', () => {
    const { machines, source } = adapters.machineProps(summary);
    expect(source).toBe('not printed by test case');
    expect(machines).toEqual(
      summary.machines.map(({ name, processors, cpuPercent }) => ({
        name,
        detail: `(${processors} processors)`,
        group: 'Servers',
        simulatedPercent: cpuPercent,
        measuredPercent: null,
        printed: null,
      })),
    );
  });
});

describe('the charts of the scale-up study', () => {
  const summary = distinct(of.scaleUp);
  const story = scaleUp.storyProps(summary);

  it('draw each line under its own label, processors up to 100 %', () => {
    expect(drawn(summary, story.panels)).toEqual([
      ['Orchestrations per second', 'completed', 'series', 'orchestrationsPerSecond'],
      ['CPU of the databases, %', 'master', 'series', 'masterCpuPercent'],
      ['CPU of the databases, %', 'worker 1', 'offered', 'worker1CpuPercent'],
      ['CPU of the databases, %', 'worker 2', 'faint', 'worker2CpuPercent'],
    ]);
    expect(least(story.panels)).toEqual({
      'Orchestrations per second': undefined,
      'CPU of the databases, %': 100,
    });
    expect(story).toMatchObject({ ...every(summary), lanes: [], marks: [] });
  });

  it('leave out the databases that a configuration has not', () => {
    const { worker1CpuPercent: _, worker2CpuPercent: __, ...series } = summary.series;
    const lines = scaleUp.storyProps({ ...summary, series } as Summary).panels[1]?.lines;
    expect(lines?.map(({ label }) => label)).toEqual(['master']);
  });

  it('tell throughput and its peak in the title', () => {
    const [rate, peak] = ['orchestrationsPerSecond', 'orchestrationsPerSecond.peak'].map((name) =>
      formatNumber(meanOf(summary, name)),
    );
    expect(story.title).toBe(`${rate} orchestrations per second, the fullest second ${peak}`);
    expect(scaleUp.storyProps({ ...summary, metrics: {} }).title).toBe(
      '0 orchestrations per second, the fullest second 0',
    );
  });

  it('show each database beside what the text prints of it, as it prints it', () => {
    const cells = cellsOf(['cpu.worker2', 'cpu.worker1', 'cpu.master']);
    const { machines, source } = scaleUp.serverProps(summary, cells);
    const [master, worker1, worker2] = summary.machines.map(({ cpuPercent }) => cpuPercent);
    const group = 'Database servers';
    expect(source).toBe('the text');
    expect(machines).toEqual([
      {
        name: 'Master MessageBox',
        group,
        simulatedPercent: master,
        measuredPercent: 12,
        printed: 'about cpu.master',
      },
      {
        name: 'Worker MessageBox 1',
        group,
        simulatedPercent: worker1,
        measuredPercent: 11,
        printed: 'about cpu.worker1',
      },
      {
        name: 'Worker MessageBox 2',
        group,
        simulatedPercent: worker2,
        measuredPercent: 10,
        printed: 'about cpu.worker2',
      },
    ]);
    expect(
      scaleUp.serverProps(summary, {}).machines.map((one) => [one.measuredPercent, one.printed]),
    ).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });
});

describe('the charts of the worker-threads study', () => {
  const summary = distinct(of.workerThreads);
  const story = workerThreads.storyProps(summary);
  const waiting = workerThreads.waitingProps(summary);

  it('draw each line of the story under its own label', () => {
    expect(drawn(summary, story.panels)).toEqual([
      ['Messages per second', 'sent', 'offered', 'sentPerSecond'],
      ['Messages per second', 'received', 'faint', 'receivedPerSecond'],
      ['Messages per second', 'completed', 'series', 'completedPerSecond'],
      ['CPU of SQL Server, %', 'CPU', 'series', 'sqlCpuPercent'],
    ]);
    expect(least(story.panels)).toEqual({
      'Messages per second': undefined,
      'CPU of SQL Server, %': 100,
    });
    expect(story).toMatchObject({ ...every(summary), marks: [] });
  });

  it('draw each line of what waits under its own label', () => {
    expect(drawn(summary, waiting.panels)).toEqual([
      ['SQL connections', 'connections', 'series', 'sqlConnections'],
      ['Sessions that wait', 'for a lock', 'faint', 'waitingForLock'],
      ['Sessions that wait', 'for a worker', 'series', 'waitingForWorker'],
      ['Longest publishing delay, ms', 'delay', 'series', 'publishingDelayMs'],
    ]);
    expect(least(waiting.panels)['Longest publishing delay, ms']).toBe(1000);
    expect(waiting).toMatchObject({ ...every(summary), lanes: [], marks: [] });
  });

  it('tell the peak of the connections in the title', () => {
    expect(waiting.title).toBe(
      `Connections peak at ${formatNumber(meanOf(summary, 'sqlConnections.peak'))}`,
    );
    expect(workerThreads.waitingProps({ ...summary, metrics: {} }).title).toBe(
      'Connections, waiting and throttling',
    );
  });

  it('tell what share of the messages sent is completed, and how often SQL Server stopped', () => {
    const metrics = {
      ...summary.metrics,
      sent: { mean: 400, low: 0, high: 0 },
      completed: { mean: 100, low: 0, high: 0 },
    };
    const titleOf = (incidents: Incident[] | undefined, shown: Summary['metrics'] = metrics) =>
      workerThreads.storyProps({ ...summary, metrics: shown, incidents }).title;
    expect(titleOf([incident('throttling')])).toBe(
      'SQL Server never stops, and 25\u202f% of the messages are completed',
    );
    expect(titleOf([incident('sql-stall'), incident('throttling'), incident('sql-stall')])).toBe(
      'SQL Server stops 2 times, and 25\u202f% of the messages are completed',
    );
    expect(titleOf(undefined, {})).toContain(' 0\u202f% of the messages are completed');
  });

  it('put what happened into its own lane', () => {
    const { lanes } = workerThreads.storyProps({
      ...summary,
      incidents: [
        incident('throttling', { startMs: 1 }),
        incident('host-restart', { startMs: 2, detail: 'Host instance 3' }),
        incident('sql-stall', { startMs: 4, endMs: null }),
        incident('host-restart', { startMs: 5 }),
      ],
    });
    expect(lanes.map(({ id, title, none, incidents }) => ({ id, title, none, incidents }))).toEqual(
      [
        {
          id: 'sql-stall',
          title: 'SQL Server at 0 %',
          none: 'never',
          incidents: [{ startMs: 4, endMs: null, outcome: 'failed' }],
        },
        {
          id: 'host-restart',
          title: 'Host down',
          none: 'never',
          incidents: [
            { startMs: 2, endMs: 2, outcome: 'failed', detail: 'Host instance 3' },
            { startMs: 5, endMs: 2, outcome: 'failed', detail: undefined },
          ],
        },
        {
          id: 'throttling',
          title: 'Throttling',
          none: 'never',
          incidents: [{ startMs: 1, endMs: 2, outcome: 'span' }],
        },
      ],
    );
  });
});

describe('the outcomes at the top of a lab', () => {
  const rows = (outcomes: readonly { label: string; unit: string; metric: string; id: string }[]) =>
    outcomes.map(({ id, label, unit, metric }) => {
      expect(metric.startsWith(id)).toBe(true);
      return `${label} [${unit}] ${metric}`;
    });

  it('name each metric by what it is', () => {
    expect(rows(adapterOutcomes)).toEqual([
      'Documents [documents/s] documentsPerSecond',
      'CPU BizTalk [%] cpu.biztalk',
      'CPU SQL Server [%] cpu.sql',
    ]);
    expect(rows(capacityOutcomes)).toEqual([
      'Received [messages/s] receivedPerSecond',
      'Spool peak [rows] spoolRows.peak',
      'Recovery [h] recoveryHours',
      'Cleanup run [s] cleanupSeconds',
    ]);
    expect(rows(scaleUpOutcomes)).toEqual([
      'Throughput [/s] orchestrationsPerSecond',
      'CPU master [%] cpu.master',
      'CPU worker 1 [%] cpu.worker1',
      'Transactions [/s] transactionsPerSecond.master',
    ]);
    expect(rows(workerThreadsOutcomes)).toEqual([
      'Received [messages] received',
      'Completed [orchestrations] completed',
      'Peak connections [] sqlConnections.peak',
      'SQL CPU [%] cpu.sql',
    ]);
    for (const statistic of ['mean', 'median'] as const) {
      expect(rows(outcomesFor(statistic))).toEqual([
        `Throughput [messages/s] throughput.${statistic}`,
        `Request [ms] requestTime.${statistic}`,
        `Response [ms] responseTime.${statistic}`,
        `Roundtrip [ms] roundtripTime.${statistic}`,
      ]);
    }
  });
});
