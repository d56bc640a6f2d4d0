import { ascending, descending } from 'd3-array';
import type { SmallLinesProps } from '../../charts/curves/SmallLines';
import type { SmallRowsProps } from '../../charts/curves/SmallRows';
import { formatNumber, formatRate } from '../../charts/frame/format';
import type { Configurations } from '../../measured/configurationTypes';
import type { ReadData } from '../../measured/readData';
import { measuredOf } from '../../measured/statedStudy';
import type { ResultTables } from '../../measured/tabled';
import type { Prose, TableGroup } from '../../measured/types';
import { statedScenario } from '../../scenario/stated';
import { lineOf } from '../../simulator/series';
import { measuredRate } from '../../studies/adapters/rates';
import { ADAPTER_NAMES } from '../../studies/adapters/testCases';
import type { AdapterTestCases } from '../../studies/adapters/types';
import { scaleUpPoints } from '../../studies/scale-up/points';
import { workerThreadsKnobs } from '../../studies/worker-threads/knobs';
import { replayOf } from '../../tables/stated/replayOf';
import type { Replays } from '../../tables/types';

/** What the start page draws of the studies without test cases. */
export interface Pictures {
  capacity: SmallLinesProps;
  adapters: SmallRowsProps;
  scaleUp: SmallLinesProps;
  workerThreads: SmallRowsProps;
}

const HOUR_MS = 3_600_000;
/** A thumbnail has no room for more points of a run. */
const MOST_POINTS = 90;
const MOST_ROWS = 5;

/** The spool of the overdrive, up and down again, and the highest point that the study states. */
function capacity(read: ReadData): SmallLinesProps {
  const { series } = replayOf(read<Replays>('replays/capacity/experiments.json'), 'overdrive');
  const rows = lineOf(series, 'spoolRows');
  const hours = (rows.length * series.stepMs) / HOUR_MS;
  const every = Math.ceil(rows.length / MOST_POINTS);
  const stated = measuredOf(read<Prose>('capacity/prose.json'), 'overdrive');
  const peak = {
    x: stated.timeToTwoMillionHours?.value ?? 0,
    y: stated['spoolRows.peak']?.value ?? 0,
  };
  return {
    description:
      'Simulated rows of the spool over hours, while too much comes in and after it has stopped, and the stated peak',
    simulated: rows.flatMap((row, step) =>
      row === null || step % every > 0 ? [] : [{ x: (step * series.stepMs) / HOUR_MS, y: row }],
    ),
    measured: [{ id: 'peak', points: [peak], label: `${formatNumber(peak.y / 1e6)} million` }],
    ends: { low: '0', high: `${formatNumber(hours, 1)} hours` },
  };
}

/** From the fastest to the slowest adapter, of those that were measured at both ends. */
function adapters(read: ReadData): SmallRowsProps {
  const results = read<TableGroup>('adapters/results.json');
  const { testCases } = read<AdapterTestCases>('adapters/test-cases.json');
  const fastest = new Map<string, number>();
  for (const { id, receive, send } of testCases) {
    const rate = measuredRate(results, `${id}/2006/2kb`);
    if (rate === null || receive.adapter !== send.adapter) continue;
    const name = ADAPTER_NAMES[receive.adapter];
    fastest.set(name, Math.max(rate, fastest.get(name) ?? 0));
  }
  const ranked = [...fastest]
    .map(([label, value]) => ({ id: label, label, value }))
    .sort((a, b) => descending(a.value, b.value));
  const rows = Array.from(
    { length: MOST_ROWS },
    (_, row) => ranked[Math.round((row * (ranked.length - 1)) / (MOST_ROWS - 1))],
  ).filter((row) => row !== undefined);
  return {
    description: 'Documents per second that adapters sustain, from the fastest to the slowest',
    rows,
    ends: { high: `${formatRate(rows[0]?.value ?? 0)} documents/s` },
  };
}

/** Throughput over hosts of both applications. */
function scaleUp(read: ReadData): SmallLinesProps {
  const points = scaleUpPoints(read<ResultTables>('scale-up/results.json'));
  const measured = (['simple', 'latency'] as const).map((application, index) => {
    const own = points.filter((point) => point.application === application);
    return {
      id: application,
      points: own.map(({ processHosts, perSecond }) => ({ x: processHosts, y: perSecond })),
      label: `${formatNumber(own.at(-1)?.perSecond ?? 0)}/s`,
      labelBelow: index > 0,
    };
  });
  const most = Math.max(...points.map(({ processHosts }) => processHosts));
  return {
    description: 'Orchestrations per second over process hosts, two applications',
    measured,
    ends: { low: '0', high: `${most} process hosts` },
  };
}

/** What runs without throttling completed, by the size of their pools. */
function workerThreads(read: ReadData): SmallRowsProps {
  const prose = read<Prose>('worker-threads/prose.json');
  const { configurations } = read<Configurations>('worker-threads/configurations.json');
  const rows = configurations
    .map((configuration) => ({
      id: configuration.id,
      knobs: statedScenario(workerThreadsKnobs, configuration),
      value: measuredOf(prose, configuration.id).completed?.value ?? 0,
    }))
    .filter(({ knobs }) => knobs.connectionsPerCpu === 0)
    .sort((a, b) => ascending(a.knobs.maxWorkerThreads, b.knobs.maxWorkerThreads))
    .map(({ id, knobs, value }) => ({ id, label: `${knobs.maxWorkerThreads} threads`, value }));
  const most = Math.max(...rows.map(({ value }) => value));
  return {
    description: 'Orchestrations completed, by threads of a pool',
    rows,
    ends: { high: `${formatNumber(most)} completed` },
  };
}

export const picturesOf = (read: ReadData): Pictures => ({
  capacity: capacity(read),
  adapters: adapters(read),
  scaleUp: scaleUp(read),
  workerThreads: workerThreads(read),
});
