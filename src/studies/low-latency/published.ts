import type { Published } from '../../comparison/published';
import type { TestCase } from '../../measured/types';
import { lowLatency as metrics } from './metrics';
import { cellsOf, scenarioId, tableOf } from './testCase';

/** A configuration of a test case ("20-A") with its results: throughput, latency and CPU. */
export function publishedOf(testCase: TestCase, configuration: string): Published {
  const cells = cellsOf(testCase, configuration);
  const columns = (['throughput', 'cpu'] as const).flatMap(
    (kind) => tableOf(testCase, kind)?.columns.map(({ id }) => id) ?? [],
  );
  return {
    scenario: scenarioId(configuration),
    row: configuration,
    metrics,
    measured: Object.fromEntries(columns.map((id) => [id, cells[id]?.value ?? null])),
  };
}
