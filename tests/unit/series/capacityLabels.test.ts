import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../../src/charts/frame/format';
import type { Summary } from '../../../src/simulator/types';
import * as capacity from '../../../src/studies/capacity/lab/chartProps';
import { distinct, drawn, meanOf } from './distinct';
import { cellsOf, every, incident, least, of } from './parts';

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
            label: 'lost to a deadlock',
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
        incidents: [{ startMs: 40, endMs: 41, outcome: 'span' }],
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
