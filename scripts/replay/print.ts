import {
  type ErrorLine,
  statisticsByMetric,
  statisticsByQuantity,
} from '../../src/comparison/errorStatistics';
import { type Verdict, verdictOf } from '../../src/comparison/verdict';
import { studyNamed } from '../../src/studies/registry';
import { number, table } from '../command/table';
import type { ReplayRow } from './row';

const VERDICT_MARKS: Record<Verdict, string> = { within: '', outside: 'outside', 'not-judged': '' };

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const signedPercent = (share: number | null): string =>
  share === null ? '-' : `${share < 0 ? '' : '+'}${percent(share)}`;

const HEADER = [
  'scenario',
  'metric',
  'role',
  'measured',
  'reference',
  'simulated',
  'low',
  'high',
  'error',
  'unit',
  '',
];
const LEFT_COLUMNS = 3;

/** One line per metric of each scenario. */
export function resultTable(rows: readonly ReplayRow[]): string {
  const lines = rows.map((row) => [
    row.scenario,
    row.metric,
    row.role,
    number(row.measured),
    number(row.reference ?? row.measured),
    number(row.simulated),
    number(row.low),
    number(row.high),
    signedPercent(row.error),
    row.unit,
    VERDICT_MARKS[verdictOf(row)],
  ]);
  return table([HEADER, ...lines], LEFT_COLUMNS);
}

function statisticsTable(title: string, lines: readonly ErrorLine[]): string {
  const header = [title, 'n', 'median', '90th pct', 'worst', 'worst at'];
  const body = lines.map(({ study, name, statistics }) => [
    `${study} ${name}`,
    String(statistics.count),
    percent(statistics.median),
    percent(statistics.p90),
    percent(statistics.worst),
    statistics.worstScenario,
  ]);
  return table([header, ...body], 1);
}

const labelOf = ({ study, name }: ErrorLine): string =>
  studyNamed(study).metrics.quantities.find(({ id }) => id === name)?.label ?? name;

/** Median, 90th percentile and worst absolute error, as judged and per metric. */
export function summaryLines(rows: readonly ReplayRow[]): string {
  const judged = statisticsByQuantity(rows).map((line) => ({
    ...line,
    name: labelOf(line).toLowerCase(),
  }));
  const metrics = statisticsByMetric(rows);
  if (metrics.length === 0) return 'No result can be compared with a measurement.';
  return [
    'Absolute error by quantity: medians, or means where only they are printed.',
    statisticsTable('quantity', judged),
    '',
    'Absolute error by metric.',
    statisticsTable('metric', metrics),
    '',
    'The 90th percentile is interpolated linearly between order statistics (type 7).',
  ].join('\n');
}
