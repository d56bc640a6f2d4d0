import type { StudyMetrics } from '../../comparison/studies/types';
import { linkOf } from '../../scenario/codec';
import type { LabContext, Result } from '../types';

/** What a download holds: the result on show and how to get it again. */
export interface Exported {
  link: string;
  result: Result;
  /** Printed values by column of the base configuration; null where none is printed. */
  measured: Readonly<Record<string, number | null>>;
}

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One row per metric; the link, seed and digest stand in every row so that rows can be joined. */
export function toCsv(
  { link, result, measured }: Exported,
  { unitOf }: Pick<StudyMetrics, 'unitOf'>,
): string {
  const { summary, scenario, quality } = result;
  const metrics = new Set([...Object.keys(summary.metrics), ...Object.keys(measured)]);
  const head =
    'scenario,link,seed,quality,replications,model,digest,metric,unit,measured,simulated,low,high';
  const rows = [...metrics].map((metric) => {
    const estimate = summary.metrics[metric];
    return [
      scenario.base,
      link,
      scenario.seed,
      quality,
      summary.replications,
      summary.modelVersion,
      summary.digest,
      metric,
      unitOf(metric),
      measured[metric] ?? '',
      estimate?.mean ?? '',
      estimate?.low ?? '',
      estimate?.high ?? '',
    ]
      .map((cell) => quoted(String(cell)))
      .join(',');
  });
  return `${[head, ...rows].join('\n')}\n`;
}

export const toJson = ({ link, result, measured }: Exported): string =>
  `${JSON.stringify({ link, ...result, measured }, null, 2)}\n`;

/** File name without extension, such as "low-latency-20-A". */
export const exportName = (context: LabContext, result: Result): string =>
  decodeURIComponent(linkOf(context, result.scenario))
    .replace(/^\//, '')
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .slice(0, 100);
