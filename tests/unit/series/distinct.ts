import { readData } from '../../../scripts/dataFiles';
import type { SeriesPanelData } from '../../../src/charts/time/SeriesPanel';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import type { Series } from '../../../src/simulator/report';
import type { LineName } from '../../../src/simulator/series';
import type { Summary } from '../../../src/simulator/types';

/** A published result as the simulator reported it. */
export function publishedSummary(file: string, configuration: string): Summary {
  const summary = readData<ReplayFile>(`replays/${file}.json`).configurations[configuration];
  if (summary === undefined) throw new Error(`${file} has no ${configuration}.`);
  return summary;
}

/** A number that no other place of the summary has. */
const numbers = () => {
  let next = 1000;
  return () => {
    next += 1;
    return next;
  };
};

/** Names of the lines that a result has. */
export const lineNames = ({ series }: Summary): LineName[] =>
  Object.keys(series).filter((name): name is LineName => name !== 'stepMs');

/**
 * A result with all the names that the simulator reports and with values that tell them apart: no
 * two lines, metrics, machines, resources or stages share a number.
 */
export function distinct(summary: Summary, metrics: readonly string[] = []): Summary {
  const next = numbers();
  const series: Series = { stepMs: summary.series.stepMs };
  for (const name of lineNames(summary)) series[name] = [next(), next(), next()];
  const names = new Set([...Object.keys(summary.metrics), ...metrics]);
  return {
    ...summary,
    series,
    metrics: Object.fromEntries(
      [...names].map((name) => [name, { mean: next(), low: next(), high: next() }]),
    ),
    machines: summary.machines.map((machine) => ({ ...machine, cpuPercent: next() })),
    resources: summary.resources.map((one) => ({
      ...one,
      utilisationPercent: next(),
      waitMs: next(),
    })),
    ...(summary.stages && {
      stages: summary.stages.map((stage) => ({ ...stage, meanMs: next() })),
    }),
  };
}

/** The mean of a metric as it is in a summary; throws where it has none. */
export function meanOf({ metrics }: Summary, name: string): number {
  const found = metrics[name];
  if (found === undefined) throw new Error(`There is no metric ${name}.`);
  return found.mean;
}

/** The name of the line that has these values. */
export function lineWith(summary: Summary, values: readonly (number | null)[]): string {
  const found = lineNames(summary).find(
    (name) => JSON.stringify(summary.series[name]) === JSON.stringify(values),
  );
  if (found === undefined) throw new Error(`No line has the values ${values}.`);
  return found;
}

/** What panels draw: panel, label, how the line is drawn, and the name of the line that is drawn. */
export const drawn = (summary: Summary, panels: readonly SeriesPanelData[]): string[][] =>
  panels.flatMap(({ title, lines }) =>
    lines.map(({ label, tone = 'series', values }) => [
      title,
      label,
      tone,
      lineWith(summary, values),
    ]),
  );
