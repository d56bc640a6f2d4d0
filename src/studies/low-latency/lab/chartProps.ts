import type { MachineCpuProps } from '../../../charts/bars/MachineCpu';
import type { LatencyDistributionProps } from '../../../charts/latency/LatencyDistribution';
import type { StageWaterfallProps } from '../../../charts/latency/StageWaterfall';
import type { LatencyOverTimeProps } from '../../../charts/time/LatencyOverTime';
import type { QueueDepthProps } from '../../../charts/time/QueueDepth';
import type { Statistic } from '../../../lab/types';
import { runText } from '../../../lab/view/runText';
import type { Cell, TestCase } from '../../../measured/types';
import { lineOf, numbersOf } from '../../../simulator/series';
import type { Summary } from '../../../simulator/types';
import { erratumAt } from '../errata';
import { goal } from '../goal';
import { tableOf } from '../testCase';
import { groupLabel, roleText } from './machineText';

type Cells = Readonly<Record<string, Cell>>;

const measuredRoundtrip = (cells: Cells, statistic: Statistic) => {
  const valueMs = cells[`roundtripTime.${statistic}`]?.value ?? null;
  return valueMs === null ? null : { statistic, valueMs };
};

const NO_DISTRIBUTION = { binMs: 0, counts: [] };

export const distributionProps = (
  shown: Summary,
  published: Summary | undefined,
  cells: Cells,
  statistic: Statistic,
): LatencyDistributionProps => ({
  title:
    shown.status === 'unstable'
      ? 'The roundtrip grows as long as the run goes on: its shares are of this run alone'
      : undefined,
  simulated: shown.distribution ?? NO_DISTRIBUTION,
  published: published === shown ? undefined : published?.distribution,
  measured: measuredRoundtrip(cells, statistic),
  goal,
});

export const stageProps = (
  shown: Summary,
  published: Summary | undefined,
): StageWaterfallProps => ({
  stages: shown.stages ?? [],
  published: published === shown ? undefined : published?.stages,
});

/** Simulated machines beside the measured column of the same name. */
export function machineProps(
  shown: Summary,
  testCase: TestCase,
  configuration: string,
  cells: Cells,
): MachineCpuProps {
  const table = tableOf(testCase, 'cpu');
  const machines = shown.machines.map(({ name, group, roles, cpuPercent }) => {
    const cell = cells[`cpu.${name}`];
    const erratum = erratumAt(configuration, `cpu.${name}`);
    return {
      name,
      detail: group === 'database' ? roleText(roles) : undefined,
      group: groupLabel(group),
      simulatedPercent: cpuPercent,
      measuredPercent: cell?.value ?? null,
      printed: cell?.printed ?? null,
      flag: erratum && { printed: erratum.printed, text: erratum.text },
    };
  });
  return { machines, source: `${configuration}, Table ${table?.number ?? ''}` };
}

export const overTimeProps = (shown: Summary, cells: Cells): LatencyOverTimeProps => ({
  title: shown.status === 'unstable' ? 'The roundtrip grows and does not come to rest' : undefined,
  stepMs: shown.series.stepMs,
  roundtripMs: lineOf(shown.series, 'roundtripMs'),
  checkpointMs: numbersOf(shown.series, 'checkpointMs'),
  protocol: shown.protocol,
  measured: measuredRoundtrip(cells, 'mean'),
  run: runText(shown),
});

export const queueProps = (shown: Summary): QueueDepthProps => ({
  stepMs: shown.series.stepMs,
  queues: [
    {
      id: 'applicationQueue',
      label: 'application queue',
      depth: numbersOf(shown.series, 'applicationQueue'),
    },
    { id: 'spool', label: 'spool', depth: numbersOf(shown.series, 'spool') },
  ],
  protocol: shown.protocol,
  run: runText(shown),
});
