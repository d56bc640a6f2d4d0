import { type Correction, referenceOf, referenceValue } from '../../src/comparison/reference';
import type { KnobValues } from '../../src/scenario/schema';
import { testCaseConfigurations } from '../../src/studies/low-latency/configurations';
import { measuredValues } from '../../src/studies/low-latency/testCase';
import { readData, readTestCases } from '../dataFiles';
import { readSchema } from '../replay/catalogue';

interface ScenarioToFit {
  id: string;
  knobs: KnobValues;
  references: Record<string, number | null>;
}

/** The configurations of the low-latency study: knob values and the values to compare with. */
export function lowLatencyScenarios(): ScenarioToFit[] {
  const errata = readData<Correction[]>('errata.json');
  const references = (configuration: string, measured: Record<string, number | null>) =>
    Object.fromEntries(
      Object.entries(measured).map(([metric, value]) => [
        metric,
        referenceValue(referenceOf(configuration, metric, value, errata)),
      ]),
    );
  const schema = readSchema('low-latency');
  return readTestCases().flatMap((testCase) =>
    testCaseConfigurations(schema, testCase).map(({ scenario, row, values }) => ({
      id: scenario,
      knobs: values,
      references: references(row, measuredValues(testCase, row)),
    })),
  );
}
