import { machineFinding } from '../../../charts/bars/machineFinding';
import { distributionFinding } from '../../../charts/latency/distributionFinding';
import { stageFinding } from '../../../charts/latency/stageFinding';
import { overTimeFinding } from '../../../charts/time/overTimeFinding';
import { queueFinding } from '../../../charts/time/queueFinding';
import type { LabView, Statistic } from '../../../lab/types';
import type { TestCase } from '../../../measured/types';
import {
  distributionProps,
  machineProps,
  overTimeProps,
  queueProps,
  stageProps,
} from './chartProps';

/** What the charts of a test case are drawn from. */
export interface ChartSource {
  view: LabView;
  statistic: Statistic;
  testCase: TestCase;
}

/** The charts of a test case in order, each with what it shows now, in one line. */
export const CHARTS = [
  {
    id: 'roundtrip',
    label: 'Roundtrip',
    finding: ({ view: { shown, published, cells }, statistic }: ChartSource) => {
      const { title, simulated, goal } = distributionProps(shown, published, cells, statistic);
      return title ?? distributionFinding(simulated, goal);
    },
  },
  {
    id: 'stages',
    label: 'Stages',
    finding: ({ view: { shown, published } }: ChartSource) =>
      stageFinding(stageProps(shown, published).stages),
  },
  {
    id: 'machines',
    label: 'Machines',
    finding: ({ view: { shown, row, cells }, testCase }: ChartSource) =>
      machineFinding(machineProps(shown, testCase, row, cells).machines),
  },
  {
    id: 'over-time',
    label: 'Over time',
    finding: ({ view: { shown, cells } }: ChartSource) => {
      const { title, ...run } = overTimeProps(shown, cells);
      return title ?? overTimeFinding(run);
    },
  },
  {
    id: 'queues',
    label: 'Queues',
    finding: ({ view: { shown } }: ChartSource) => queueFinding(queueProps(shown)),
  },
  {
    id: 'topology',
    label: 'Topology',
    finding: ({ view: { shown } }: ChartSource) => {
      const databases = shown.machines.filter(({ group }) => group === 'database').length;
      const others = shown.machines.length - databases;
      return `${others} BizTalk computers, ${databases} with databases`;
    },
  },
] as const;

export type ChartId = (typeof CHARTS)[number]['id'];

/** The anchor of a chart, which is also its fold. */
export const chartAnchor = (id: ChartId): string => `chart-${id}`;

/** Ids of what unfolds among the charts: all of them at once. */
export const ALL_CHARTS = 'charts';
