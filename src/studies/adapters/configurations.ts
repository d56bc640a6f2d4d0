import type { Configuration } from '../../comparison/published';
import type { TableGroup } from '../../measured/types';
import type { KnobSchema } from '../../scenario/schema';
import { statedScenario } from '../../scenario/stated';
import { adapterConditions } from './conditions';
import { adapters as metrics } from './metrics';
import { SIZE_NAMES } from './names';
import { adapterConfigurations } from './results';
import type { AdapterTestCases } from './types';

/** Every combination that the study prints a number for. */
export function adapterScenarios(
  schema: KnobSchema,
  { testCases }: AdapterTestCases,
  results: TableGroup,
): Configuration[] {
  const byId = new Map(testCases.map((testCase) => [testCase.id, testCase]));
  return adapterConfigurations(results).flatMap(({ id, testCase, version, size, cell }) => {
    const found = byId.get(testCase);
    if (found === undefined || cell.value === null) return [];
    const conditions = adapterConditions(found, version, size);
    return [
      {
        scenario: `adapters/${id}`,
        row: id,
        metrics,
        measured: { documentsPerSecond: cell.value },
        file: `adapters/${size}.json`,
        schema,
        values: statedScenario(schema, { id, conditions }),
        knobs: found.knobs,
        cells: { documentsPerSecond: cell },
        source: `table ${SIZE_NAMES[size]}`,
      },
    ];
  });
}
