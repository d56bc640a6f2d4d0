import { readFileSync } from 'node:fs';
import type { TestCase } from '../../../src/measured/types';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import type { Estimate, Summary } from '../../../src/simulator/types';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { contextOf } from '../../../src/studies/low-latency/lab/context';

export const testCase = JSON.parse(
  readFileSync('static/data/low-latency/test-case-20.json', 'utf8'),
) as TestCase;

const estimate = (mean: number): Estimate => ({ mean, low: mean - 2, high: mean + 2 });

/** A small made-up result; `throughput` tells results apart. */
export function summaryWith(throughput: number, changes: Partial<Summary> = {}): Summary {
  const times = ['requestTime', 'responseTime', 'roundtripTime'];
  const metrics = Object.fromEntries([
    ...['mean', 'median'].map((statistic) => [`throughput.${statistic}`, estimate(throughput)]),
    ...times.flatMap((time, index) =>
      ['mean', 'median', 'p90', 'p95'].map((statistic) => [
        `${time}.${statistic}`,
        estimate(100 * (index + 1)),
      ]),
    ),
  ]) as Record<string, Estimate>;
  return {
    modelVersion: '1.0.0',
    digest: `00000000000000${String(Math.round(throughput)).padStart(2, '0').slice(-2)}`,
    seed: 1,
    replications: 8,
    status: 'done',
    unstableReason: null,
    events: 1000,
    metrics,
    distribution: { binMs: 20, counts: Array.from({ length: 60 }, (_, i) => 60 - i) },
    stages: [
      {
        id: 'receive',
        label: 'Receive and parse',
        path: 'request',
        kind: 'work',
        waitsFor: null,
        meanMs: 12,
      },
      {
        id: 'publishWait',
        label: 'Wait for the publish lock',
        path: 'request',
        kind: 'wait',
        waitsFor: 'publishLock',
        meanMs: 19,
      },
      {
        id: 'delay',
        label: 'Backend delay',
        path: 'response',
        kind: 'assumed',
        waitsFor: null,
        meanMs: 93,
      },
    ],
    machines: [
      {
        name: 'BPI2X-C05',
        group: 'receiveAndSend',
        roles: ['receive', 'send'],
        processors: 2,
        cpuPercent: 42,
      },
      {
        name: 'BPI2X-C06',
        group: 'receiveAndSend',
        roles: ['receive', 'send'],
        processors: 2,
        cpuPercent: 42,
      },
      { name: 'BPI4X-C02', group: 'sendOnly', roles: ['send'], processors: 4, cpuPercent: 16 },
      {
        name: 'BPI4X-A02',
        group: 'sendAndTrack',
        roles: ['send', 'track'],
        processors: 4,
        cpuPercent: 17,
      },
      {
        name: 'BPI8X-O01',
        group: 'database',
        roles: ['messagebox'],
        processors: 4,
        cpuPercent: 58,
      },
    ],
    resources: [
      { id: 'publishLock', label: 'Publish lock', utilisationPercent: 71, waitMs: 9 },
      { id: 'messageBoxCpu', label: 'MessageBox processors', utilisationPercent: 58, waitMs: 2 },
    ],
    series: {
      stepMs: 3000,
      roundtripMs: Array.from({ length: 600 }, () => 300),
      throughputPerSecond: Array.from({ length: 600 }, () => throughput),
      applicationQueue: Array.from({ length: 600 }, () => 20),
      spool: Array.from({ length: 600 }, () => 40),
      checkpointMs: [60_000, 120_000],
    },
    protocol: { rampUpMs: 300_000, steadyMs: 1_200_000, rampDownMs: 300_000, rampsCount: true },
    ...changes,
  };
}

export const replays: ReplayFile = {
  modelVersion: '1.0.0',
  seed: 1,
  replications: 8,
  configurations: { A: summaryWith(101), B: summaryWith(113), C: summaryWith(121) },
};

export const context = contextOf(knobSchema, testCase, replays);
