import { measuredOf } from '../measured/statedStudy';
import type { StudyId } from '../measured/studies';
import type { Prose, Reading, TestCase } from '../measured/types';
import type { AdapterConfiguration } from '../studies/adapters/results';
import { cellsOf, scenarioId, tableOf } from '../studies/low-latency/testCase';
import { metricsOf } from '../studies/metricsOf';
import type { Published } from './compare';

/** A configuration of a test case ("20-A") with its results: throughput, latency and CPU. */
export function publishedOf(testCase: TestCase, configuration: string): Published {
  const cells = cellsOf(testCase, configuration);
  const columns = (['throughput', 'cpu'] as const).flatMap(
    (kind) => tableOf(testCase, kind)?.columns.map(({ id }) => id) ?? [],
  );
  return {
    scenario: scenarioId(configuration),
    row: configuration,
    measured: Object.fromEntries(columns.map((id) => [id, cells[id]?.value ?? null])),
  };
}

/** A combination of the adapter study, such as "http-1-way/2006/2kb". */
export const publishedAdapter = ({ id, cell }: AdapterConfiguration): Published => ({
  scenario: `adapters/${id}`,
  row: id,
  measured: { documentsPerSecond: cell.value },
});

/** A configuration of a study whose results stand in its text, such as "overdrive". */
export function publishedInText(study: StudyId, prose: Prose, configuration: string): Published {
  const cells = measuredOf(prose, configuration);
  const stated = metricsOf(study).metrics.filter((metric) => metric in cells);
  return {
    scenario: `${study}/${configuration}`,
    row: configuration,
    measured: Object.fromEntries(stated.map((metric) => [metric, cells[metric]?.value ?? null])),
    readings: Object.fromEntries(
      stated.flatMap((metric): [string, Reading][] => {
        const reading = cells[metric]?.reading;
        return reading === undefined ? [] : [[metric, reading]];
      }),
    ),
  };
}
