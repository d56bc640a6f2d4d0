/** Prints every published configuration as JSON: knob values and the values to compare with. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Correction, referenceOf, referenceValue } from '../src/comparison/reference';
import { configurationIds, measuredValues, scenarioId } from '../src/measured/testCase';
import { documentedScenario } from '../src/scenario/documented';
import type { KnobSchema } from '../src/scenario/schema';
import { readData, readTestCases } from './dataFiles';

const schemaFile = path.join(__dirname, '../src/scenario/generated/knobs/low-latency.json');
const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as KnobSchema;

const errata = readData<Correction[]>('errata.json');

const references = (configuration: string, measured: Record<string, number | null>) =>
  Object.fromEntries(
    Object.entries(measured).map(([metric, value]) => [
      metric,
      referenceValue(referenceOf(configuration, metric, value, errata)),
    ]),
  );

const scenarios = readTestCases().flatMap((testCase) =>
  configurationIds(testCase).map((configuration) => ({
    id: scenarioId(configuration),
    knobs: documentedScenario(schema, testCase, configuration),
    references: references(configuration, measuredValues(testCase, configuration)),
  })),
);
process.stdout.write(`${JSON.stringify(scenarios, null, 1)}\n`);
