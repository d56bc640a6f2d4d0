import { csvFormatRows } from 'd3-dsv';
import { labelOf, linkOf } from '../../scenario/codec';
import type { LabContext, Result } from '../types';

/** What a download holds: the result on show, how to get it again, and what was measured of its base. */
export interface Exported {
  /** Complete address of the result's scenario, which while a run is under way is not yet the one set. */
  link: string;
  result: Result;
  /** Printed values of the published configuration that the scenario changes; null where none is printed. */
  measuredOfBase: Readonly<Record<string, number | null>>;
}

export function exportedOf(context: LabContext, link: string, result: Result): Exported {
  const cells = context.printed[labelOf(result.scenario.base)]?.cells ?? {};
  const results = Object.entries(cells).filter(([column]) => !column.startsWith('software.'));
  return {
    link,
    result,
    measuredOfBase: Object.fromEntries(results.map(([column, { value }]) => [column, value])),
  };
}

const COLUMNS = [
  'base',
  'changes',
  'seed',
  'link',
  'quality',
  'replications',
  'model',
  'digest',
  'metric',
  'unit',
  'measured_of_base',
  'simulated',
  'simulated_low',
  'simulated_high',
];

/** One row per metric; what tells the run apart stands in every row so that rows can be joined. */
export function toCsv(
  { link, result, measuredOfBase }: Exported,
  { unitOf }: { unitOf: (metric: string) => string },
): string {
  const { summary, scenario, quality } = result;
  const metrics = new Set([...Object.keys(summary.metrics), ...Object.keys(measuredOfBase)]);
  const changes = Object.entries(scenario.changes).map(([id, value]) => `${id}=${value}`);
  const rows = [...metrics].map((metric) => {
    const estimate = summary.metrics[metric];
    return [
      scenario.base,
      changes.join(' '),
      scenario.seed,
      link,
      quality,
      summary.replications,
      summary.modelVersion,
      summary.digest,
      metric,
      unitOf(metric),
      measuredOfBase[metric] ?? '',
      estimate?.mean ?? '',
      estimate?.low ?? '',
      estimate?.high ?? '',
    ].map(String);
  });
  return `${csvFormatRows([COLUMNS, ...rows])}\n`;
}

export const toJson = ({ link, result, measuredOfBase }: Exported): string =>
  `${JSON.stringify({ link, ...result, measuredOfBase }, null, 2)}\n`;

/** File name without extension, such as "low-latency-20-A". */
export const exportName = (context: LabContext, result: Result): string =>
  decodeURIComponent(linkOf(context, result.scenario))
    .replace(/^\//, '')
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .slice(0, 100);
