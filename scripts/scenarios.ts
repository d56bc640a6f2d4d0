/** Prints every published configuration as JSON: knob values and measured values. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configurationIds, measuredValues, scenarioId } from '../src/measured/testCase';
import { documentedScenario } from '../src/scenario/documented';
import type { KnobSchema } from '../src/scenario/schema';
import { readTestCases } from './dataFiles';

const schemaFile = path.join(__dirname, '../src/scenario/generated/knobs.json');
const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as KnobSchema;

const scenarios = readTestCases().flatMap((testCase) =>
  configurationIds(testCase).map((configuration) => ({
    id: scenarioId(configuration),
    knobs: documentedScenario(schema, testCase, configuration),
    measured: measuredValues(testCase, configuration),
  })),
);
process.stdout.write(`${JSON.stringify(scenarios, null, 1)}\n`);
