import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../src/charts/frame/format';
import type { Cell } from '../../../src/measured/types';
import type { Incident, Summary } from '../../../src/simulator/types';
import * as adapters from '../../../src/studies/adapters/lab/chartProps';
import { OUTCOMES as adapterOutcomes } from '../../../src/studies/adapters/lab/outcomes';
import * as capacity from '../../../src/studies/capacity/lab/chartProps';
import { OUTCOMES as capacityOutcomes } from '../../../src/studies/capacity/lab/outcomes';
import { outcomesFor } from '../../../src/studies/low-latency/lab/outcomes';
import * as scaleUp from '../../../src/studies/scale-up/lab/chartProps';
import { OUTCOMES as scaleUpOutcomes } from '../../../src/studies/scale-up/lab/outcomes';
import * as workerThreads from '../../../src/studies/worker-threads/lab/chartProps';
import { OUTCOMES as workerThreadsOutcomes } from '../../../src/studies/worker-threads/lab/outcomes';
import { distinct, drawn, meanOf, publishedSummary } from './distinct';

const of = {
  adapters: publishedSummary('adapters/2kb', 'http-1-way/2006/2kb'),
  capacity: publishedSummary('capacity/experiments', 'overdrive'),
  scaleUp: publishedSummary('scale-up/experiments', 'L3'),
  workerThreads: publishedSummary('worker-threads/experiments', '200'),
};

const incident = (kind: string, changes: Partial<Incident> = {}): Incident => ({
  kind,
  label: 'completed',
  startMs: 1,
  endMs: 2,
  detail: null,
  ...changes,
});

/** Cells that print each column's own name and number. */
const cellsOf = (columns: readonly string[]): Record<string, Cell> =>
  Object.fromEntries(
    columns.map((column, index) => [column, { printed: `about ${column}`, value: 10 + index }]),
  );

/** Panels, least tops and rules, by panel title. */
const least = (panels: readonly { title: string; least?: number }[]) =>
  Object.fromEntries(panels.map((panel) => [panel.title, panel.least]));

const every = ({ series, protocol, replications }: Summary) => ({
  stepMs: series.stepMs,
  endMs: protocol.rampUpMs + protocol.steadyMs + protocol.rampDownMs,
  run: `run 1 of ${replications}`,
});

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

describe('the charts of the capacity study', () => {
  const summary = distinct(of.capacity);
  const cells = cellsOf([
    'spoolRows.end',
    'spoolRows.peak',
    'cpu.management',
    'cpu.messagebox',
    'cpu.biztalk',
  ]);

  it('draw each line of the story under its own label', () => {
    expect(drawn(summary, capacity.storyProps(summary).panels)).toEqual([
      ['Received, messages/s', 'offered', 'offered', 'offeredPerSecond'],
      ['Received, messages/s', 'each step', 'faint', 'receivedPerSecond'],
      ['Received, messages/s', 'running average', 'series', 'receivedAverage'],
      ['Spool, rows', 'spool', 'series', 'spoolRows'],
    ]);
    expect(capacity.storyProps(summary)).toMatchObject(every(summary));
  });

  it('draw each indicator under its own label, percentages up to 100', () => {
    const { panels, ...rest } = capacity.indicatorProps(summary);
    expect(drawn(summary, panels)).toEqual([
      ['Data disk idle, %', 'idle', 'series', 'diskIdlePercent'],
      ['CPU of the MessageBox server, %', 'CPU', 'series', 'messageboxCpuPercent'],
      ['Lock timeouts per second', 'timeouts', 'series', 'lockTimeoutsPerSecond'],
      ['Database sessions', 'all', 'faint', 'sessions'],
      ['Database sessions', 'waiting for a lock', 'series', 'blockedSessions'],
    ]);
    expect(least(panels)).toEqual({
      'Data disk idle, %': 100,
      'CPU of the MessageBox server, %': 100,
      'Lock timeouts per second': undefined,
      'Database sessions': undefined,
    });
    expect(rest).toMatchObject({ ...every(summary), lanes: [] });
  });

  it('hold the peak of the spool against the measured peak, where one is printed', () => {
    const ruleOf = (shown: Parameters<typeof capacity.storyProps>[1]) =>
      capacity.storyProps(summary, shown).panels.map(({ rule }) => rule);
    expect(ruleOf(cells)).toEqual([
      undefined,
      { value: 11, label: 'measured peak 11', kind: 'measured' },
    ]);
    expect(ruleOf({})).toEqual([undefined, undefined]);
    expect(ruleOf({ 'spoolRows.peak': { printed: 'n/a', value: null } })).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('tell how idle the data disk is, in recovery where there was one', () => {
    const titleOf = (metrics: Summary['metrics']) =>
      capacity.indicatorProps({ ...summary, metrics }).title;
    const { 'diskIdle.recovery': _, ...without } = summary.metrics;
    const shown = (name: string) => formatNumber(meanOf(summary, name));
    expect(titleOf(summary.metrics)).toBe(
      `While the backlog is cleaned up the data disk is idle ${shown('diskIdle.recovery')}\u202f% of the time`,
    );
    expect(titleOf(without)).toBe(
      `The data disk is idle ${shown('diskIdle.data')}\u202f% of the time`,
    );
    expect(titleOf({})).toBe('Disk, processors and locks');
  });

  it('put each job into its own lane, with how it ended and what it deleted', () => {
    const { lanes } = capacity.storyProps({
      ...summary,
      incidents: [
        incident('parts-cleanup', { startMs: 10, endMs: null, label: 'running', detail: 1234 }),
        incident('message-cleanup', { startMs: 20, endMs: 21, detail: 20890 }),
        incident('message-cleanup', {
          startMs: 30,
          endMs: 31,
          label: 'deadlock victim',
          detail: 0,
        }),
        incident('message-cleanup', { startMs: 32, endMs: 33 }),
        incident('throttling', { startMs: 40, endMs: 41, label: 'throttling' }),
      ],
    });
    expect(lanes).toEqual([
      {
        id: 'message-cleanup',
        title: 'Message cleanup',
        none: 'never ran',
        incidents: [
          {
            startMs: 20,
            endMs: 21,
            outcome: 'completed',
            label: 'completed',
            detail: '20,890 rows deleted',
          },
          {
            startMs: 30,
            endMs: 31,
            outcome: 'failed',
            label: 'deadlock victim',
            detail: '0 rows deleted',
          },
          { startMs: 32, endMs: 33, outcome: 'completed', label: 'completed', detail: undefined },
        ],
      },
      {
        id: 'parts-cleanup',
        title: 'Parts cleanup',
        none: 'never ran',
        incidents: [
          {
            startMs: 10,
            endMs: null,
            outcome: 'running',
            label: 'running',
            detail: '1,234 rows deleted',
          },
        ],
      },
      {
        id: 'throttling',
        title: 'Throttling',
        none: 'never',
        incidents: [{ startMs: 40, endMs: 41, outcome: 'span', label: 'times' }],
      },
    ]);
  });

  it('show each computer beside what is printed for its kind', () => {
    const { machines, source } = capacity.machineProps(summary, cells, 'overdrive');
    const cpu = Object.fromEntries(
      summary.machines.map(({ name, cpuPercent }) => [name, cpuPercent]),
    );
    expect(source).toBe('overdrive');
    expect(
      machines.map(({ name, group, simulatedPercent, measuredPercent, printed }) => [
        name,
        group,
        simulatedPercent,
        measuredPercent,
        printed,
      ]),
    ).toEqual([
      ['BizTalk server 1', 'BizTalk servers', cpu['BizTalk server 1'], 14, 'about cpu.biztalk'],
      ['BizTalk server 2', 'BizTalk servers', cpu['BizTalk server 2'], 14, 'about cpu.biztalk'],
      [
        'MessageBox SQL Server',
        'Database servers',
        cpu['MessageBox SQL Server'],
        13,
        'about cpu.messagebox',
      ],
      [
        'Management SQL Server',
        'Database servers',
        cpu['Management SQL Server'],
        12,
        'about cpu.management',
      ],
    ]);
    expect(
      capacity
        .machineProps(summary, {}, 'x')
        .machines.map(({ measuredPercent, printed }) => [measuredPercent, printed]),
    ).toEqual(summary.machines.map(() => [null, null]));
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
        { ...incident('host-restart', { startMs: 2 }), detail: 'Host instance 3' as never },
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
          incidents: [{ startMs: 4, endMs: null, outcome: 'failed', label: 'times' }],
        },
        {
          id: 'host-restart',
          title: 'Host down',
          none: 'never',
          incidents: [
            { startMs: 2, endMs: 2, outcome: 'failed', label: 'times', detail: 'Host instance 3' },
            { startMs: 5, endMs: 2, outcome: 'failed', label: 'times', detail: undefined },
          ],
        },
        {
          id: 'throttling',
          title: 'Throttling',
          none: 'never',
          incidents: [{ startMs: 1, endMs: 2, outcome: 'span', label: 'times' }],
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
