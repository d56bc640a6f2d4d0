import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { KnobSchema } from '../../src/scenario/schema';
import { statedScenario } from '../../src/scenario/stated';
import { adapterConditions } from '../../src/studies/adapters/conditions';
import { adapterConfigurations } from '../../src/studies/adapters/results';
import { readAdapterTestCases, readResults } from '../dataFiles';

const SCHEMA = path.join(__dirname, '../../src/scenario/generated/knobs/adapters.json');

interface Target {
  id: string;
  knobs: Record<string, number>;
  references: { documentsPerSecond: number };
}

/** The cells of the adapter study's result tables that hold a number, as scenarios to fit to. */
export function adapterCells(): Target[] {
  const schema = JSON.parse(readFileSync(SCHEMA, 'utf8')) as KnobSchema;
  const testCases = new Map(readAdapterTestCases().map((testCase) => [testCase.id, testCase]));
  return adapterConfigurations(readResults('adapters')).flatMap((configuration): Target[] => {
    const { id, version, size, cell } = configuration;
    const testCase = testCases.get(configuration.testCase);
    if (!testCase || cell.value === null) return [];
    const conditions = adapterConditions(testCase, version, size);
    return [
      {
        id: `adapters/${id}`,
        knobs: statedScenario(schema, { id, conditions }),
        references: { documentsPerSecond: cell.value },
      },
    ];
  });
}
