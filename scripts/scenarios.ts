/** Prints the configurations of the low-latency study as JSON: knob values and the values to compare with. */
import { type Correction, referenceOf, referenceValue } from '../src/comparison/reference';
import { testCaseConfigurations } from '../src/studies/low-latency/configurations';
import { measuredValues } from '../src/studies/low-latency/testCase';
import { readData, readTestCases } from './dataFiles';
import { readSchema } from './replay/catalogue';

const errata = readData<Correction[]>('errata.json');

const references = (configuration: string, measured: Record<string, number | null>) =>
  Object.fromEntries(
    Object.entries(measured).map(([metric, value]) => [
      metric,
      referenceValue(referenceOf(configuration, metric, value, errata)),
    ]),
  );

const schema = readSchema('low-latency');
const scenarios = readTestCases().flatMap((testCase) =>
  testCaseConfigurations(schema, testCase).map(({ scenario, row, values }) => ({
    id: scenario,
    knobs: values,
    references: references(row, measuredValues(testCase, row)),
  })),
);
process.stdout.write(`${JSON.stringify(scenarios, null, 1)}\n`);
