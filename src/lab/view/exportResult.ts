import { openBand } from '../../comparison/bands';
import { csvOf } from '../../measured/csv';
import { cutAtZero } from '../../numbers/cutAtZero';
import { labelOf, linkOf } from '../../scenario/codec';
import type { ScenarioBands } from '../bands/scenarioBands';
import type { LabContext, Result } from '../types';
import { fileSlug } from './fileSlug';

/** What a download holds: the result on show, how to get it again, and what was measured of its base. */
export interface Exported {
  /** Complete address of the result's scenario, which while a run is under way is not yet the one set. */
  link: string;
  result: Result;
  /** Printed values of the published configuration that the scenario changes; null where none is printed. */
  measuredOfBase: Readonly<Record<string, number | null>>;
  /** The 90 % predictive bands by metric; without those that nothing measured tells of. */
  bands: Readonly<Record<string, ExportedBand>>;
}

/** A band under the names that the command line gives it. */
export interface ExportedBand {
  bandLow: number;
  bandHigh: number;
}

/** The bands of a result; none where it does not settle: a backlog has no mean that a measurement could be near to. */
function bandsOf({ summary }: Result, given: ScenarioBands | null): Exported['bands'] {
  if (given === null || summary.status === 'unstable') return {};
  const { bands, place, excess } = given;
  return Object.fromEntries(
    Object.entries(summary.metrics).flatMap(([metric, estimate]) => {
      const band = openBand(bands, metric, estimate, place, excess);
      return band ? [[metric, { bandLow: band.low, bandHigh: band.high }]] : [];
    }),
  );
}

/** A result with what else its files hold; `bands` are those of its scenario, null where they are not known. */
export function exportedOf(
  context: LabContext,
  link: string,
  result: Result,
  bands: ScenarioBands | null,
): Exported {
  const cells = context.printed[labelOf(result.scenario.base)]?.cells ?? {};
  const results = Object.entries(cells).filter(([column]) => !column.startsWith('software.'));
  return {
    link,
    result,
    measuredOfBase: Object.fromEntries(results.map(([column, { value }]) => [column, value])),
    bands: bandsOf(result, bands),
  };
}

/** One row per metric; what tells the run apart stands in every row so that rows can be joined. */
export function toCsv(
  { link, result, measuredOfBase, bands }: Exported,
  { unitOf }: { unitOf: (metric: string) => string },
): string {
  const { summary, scenario, quality } = result;
  const metrics = new Set([...Object.keys(summary.metrics), ...Object.keys(measuredOfBase)]);
  const changes = Object.entries(scenario.changes).map(([id, value]) => `${id}=${value}`);
  const rows = [...metrics].map((metric) => {
    const estimate = summary.metrics[metric];
    return {
      base: scenario.base,
      changes: changes.join(' '),
      seed: scenario.seed,
      link,
      quality,
      replications: summary.replications,
      model: summary.modelVersion,
      digest: summary.digest,
      metric,
      unit: unitOf(metric),
      measured_of_base: measuredOfBase[metric] ?? null,
      simulated: estimate?.mean ?? null,
      simulated_low: estimate ? cutAtZero(estimate).low : null,
      simulated_high: estimate?.high ?? null,
      bandLow: bands[metric]?.bandLow ?? null,
      bandHigh: bands[metric]?.bandHigh ?? null,
    };
  });
  return csvOf(rows);
}

export const toJson = ({ link, result, measuredOfBase, bands }: Exported): string =>
  `${JSON.stringify({ link, ...result, measuredOfBase, bands }, null, 2)}\n`;

/** File name without extension, such as "low-latency-20-A". */
export const exportName = (context: LabContext, result: Result): string =>
  fileSlug(linkOf(context, result.scenario));
